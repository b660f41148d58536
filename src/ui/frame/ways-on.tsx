import { ToolDrawing } from "../drawing/tool-drawing.tsx";
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
                <ToolDrawing part={toolDrawings[href]!} />
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
