import { Drawing } from "./drawing.tsx";
import "./tool-drawing.css";

/** The text beside it says the same, so screen readers skip it. */
export function ToolDrawing({ part }: { part: string }) {
  return (
    <svg className="tool-drawing" viewBox="0 0 160 92" aria-hidden="true">
      <Drawing part={part} />
    </svg>
  );
}
