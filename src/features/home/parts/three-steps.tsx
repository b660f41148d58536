import { Drawing } from "../../../ui/drawing/drawing.tsx";
import styles from "../home.module.css";

const steps = [
  ["Describe the cart", "Enter its eight details. It takes about half a minute."],
  ["See three numbers on one scale", "See which one to use, and how accurate each one is."],
  ["Follow every step", "See what each detail adds or takes off."],
] as const;

/** How the tool is used, as three shots on one hole. */
export function ThreeSteps() {
  return (
    <div className={styles.hole}>
      <svg
        className={styles.map}
        viewBox="0 0 1152 190"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <Drawing part="hole" />
      </svg>
      <ol>
        {steps.map(([title, text]) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
