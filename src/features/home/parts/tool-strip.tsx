import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { pages } from "../../../metadata/pages.ts";
import { defaultChoices } from "../../../../domain/valuation/cart.ts";
import styles from "../home.module.css";

const tools = [
  {
    href: pages.checkAPrice.path,
    name: "Check a price",
    note: "30 seconds",
    part: "price-sign",
    text: "See whether an asking price is fair.",
  },
  {
    href: pages.yearFinder.path,
    name: "Year finder",
    note: "1 minute",
    part: "plate",
    text: "Get the model year from the serial number.",
  },
  {
    href: pages.batteryTest.path,
    name: "Battery test",
    note: "2 minutes",
    part: "battery-meter",
    text: "Find the weak battery with a voltmeter.",
  },
  {
    href: pages.myCarts.path,
    name: "My carts",
    note: "no account",
    part: "garage",
    text: "Save carts in this browser and compare up to four.",
  },
  {
    href: pages.papers.path,
    name: "Papers",
    note: "print free",
    part: "papers",
    text: "Bill of sale, for-sale flyer, and checklist.",
  },
];

/** The site's other tools, as the holes of a round. */
export function ToolStrip() {
  return (
    <ol className={styles.round}>
      {tools.map(({ href, name, note, part, text }) => (
        <li key={href}>
          <small>{note}</small>
          <svg className={styles.picture} viewBox="0 0 160 92" aria-hidden="true">
            <Drawing part={part} />
            {part === "garage" && (
              <svg x="40" y="42" width="80" height="42">
                <CartDrawing cart={{ ...defaultChoices, batteryType: null, lifted: false }} small />
              </svg>
            )}
          </svg>
          <div>
            <h3>
              <a href={href}>{name}</a>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
