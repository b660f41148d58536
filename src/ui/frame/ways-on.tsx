import { Drawing } from "../drawing/drawing.tsx";
import "../kit/step.css";
import "./ways-on.css";

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

export function WaysOn({
  title,
  links,
}: {
  title: string;
  links: readonly {
    readonly href: string;
    readonly text: string;
    readonly note?: string | undefined;
  }[];
}) {
  return (
    <section className="section wrap stack">
      <h2>{title}</h2>
      <ul className="ways grid">
        {links.map(({ href, text, note }) => (
          <li key={href}>
            <a href={href} className="card step">
              <div className="step-picture">
                <ToolDrawing path={href} />
              </div>
              <h3>{text}</h3>
              <p className="soft">{note}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The link's text says the same, so screen readers skip it. */
function ToolDrawing({ path }: { path: string }) {
  return (
    <svg className="tool-drawing" viewBox="0 0 160 92" aria-hidden="true">
      <Drawing part={toolDrawings[path]!} />
    </svg>
  );
}
