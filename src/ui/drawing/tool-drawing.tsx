import { Drawing } from "./drawing.tsx";

/** By a page's path, the drawing of what a visitor finds there. */
export const toolDrawings: Readonly<Record<string, string>> = {
  "/": "value-sign",
  "/check-a-price": "price-sign",
  "/how-it-works": "book",
  "/contact": "mail",
  "/year-finder": "plate",
  "/recalls": "notice",
  "/battery-test": "battery-meter",
  "/papers": "papers",
  "/fleet": "spreadsheet",
  "/my-carts": "parked-carts",
  "/buying-guide": "book",
};

/** The link below it says the same, so screen readers skip it. */
export function ToolDrawing({ path }: { path: string }) {
  return (
    <svg className="tool-drawing" viewBox="0 0 160 92" aria-hidden="true">
      <Drawing part={toolDrawings[path]!} />
    </svg>
  );
}
