import { Button } from "../kit/button.tsx";
import styles from "./try-again.module.css";

/** Says what could not be loaded and what is not lost, with a button that asks again. */
export function TryAgain({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className={`${styles.tryAgain} stack`} role="alert">
      <p>{sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
