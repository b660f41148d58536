import { type Confidence, confidences } from "../../../domain/serial-numbers/reading.ts";
import styles from "./confidence-mark.module.css";
import { confidenceLabels } from "./serial-labels.ts";

/** A confidence in words, beside three bars of which as many are filled. */
export function ConfidenceMark({ confidence }: { confidence: Confidence }) {
  const filled = confidences.length - confidences.indexOf(confidence);
  return (
    <p className={styles.mark}>
      <svg className={styles.bars} viewBox="0 0 28 20" aria-hidden="true">
        {confidences.map((each, index) => (
          <rect
            key={each}
            x={1 + index * 10}
            y={12 - index * 5.5}
            width="6"
            height={7 + index * 5.5}
            rx="1.5"
            data-filled={index < filled}
          />
        ))}
      </svg>
      {confidenceLabels[confidence].name}
    </p>
  );
}
