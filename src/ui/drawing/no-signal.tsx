import { Drawing } from "./drawing.tsx";

/** Beside the words. */
export function NoSignal() {
  return (
    <svg className="no-signal" viewBox="0 0 88 92" aria-hidden="true">
      <Drawing part="no-signal" />
    </svg>
  );
}
