import type { CSSProperties } from "react";
import type { Judgement } from "../../../../domain/batteries/judge-pack.ts";
import styles from "../battery-test.module.css";

/** How full each battery is, one below the other. */
export function BatteryBars({
  judgement: { charges, lowest, spread },
  volts,
}: {
  judgement: Judgement;
  volts: readonly number[];
}) {
  return (
    <ol className={styles.bars}>
      {charges.map((charge, index) => (
        <li
          // oxlint-disable-next-line react/no-array-index-key -- a battery is its place in the pack
          key={index}
          data-lowest={(spread > 0 && index === lowest) || undefined}
          style={filledTo(charge)}
        >
          <span>
            Battery {index + 1}
            {spread > 0 && index === lowest ? ", lowest" : ""}
          </span>
          <span>
            {volts[index]!.toFixed(2)} V, {Math.round(charge)}%
          </span>
        </li>
      ))}
    </ol>
  );
}

/** As the style sheet draws it. */
function filledTo(percent: number): CSSProperties {
  const style: CSSProperties & { "--charge": string } = { "--charge": `${percent}%` };
  return style;
}
