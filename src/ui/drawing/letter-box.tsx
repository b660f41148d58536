import { Drawing } from "./drawing.tsx";

export function LetterBox() {
  return (
    <svg className="letter-box" viewBox="0 0 136 124">
      <Drawing part="letter-box" />
    </svg>
  );
}
