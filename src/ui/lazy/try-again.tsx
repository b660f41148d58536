import { Button } from "../kit/button.tsx";
import { addStyles } from "./add-styles.ts";
import css from "./try-again.css?inline";

addStyles(css);

/** Says what could not be loaded and what is not lost, with a button that asks again. */
export function TryAgain({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="try-again stack" role="alert">
      <p>{sentence}</p>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}
