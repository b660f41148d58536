import { Drawing } from "../../components/drawing.tsx";
import styles from "./three-steps.module.css";

const steps = [
  [
    "Describe the cart",
    "Enter the year, make, model, seats, powertrain, condition, battery age, and upgrades. It takes about half a minute.",
  ],
  [
    "See three numbers on one scale",
    "Compare our formula’s estimate, a trade-in guide, and what dealers ask, and see how accurate each one is.",
  ],
  [
    "Follow every step",
    "See what each detail adds or takes off, so you can talk about the price with anyone.",
  ],
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
