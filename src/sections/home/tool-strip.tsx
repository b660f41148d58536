import { CartDrawing } from "../../components/cart-drawing.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { pages } from "../../metadata/pages.ts";
import { defaultChoices } from "../../../domain/valuation/cart.ts";
import styles from "./tool-strip.module.css";

const tools = [
  {
    href: pages.checkAPrice.path,
    name: "Check a price",
    note: "30 seconds",
    part: "price-sign",
    text: "Is an asking price fair? See where it stands.",
  },
  {
    href: pages.yearFinder.path,
    name: "Year finder",
    note: "1 minute",
    part: "plate",
    text: "Get the model year from the serial number.",
  },
  {
    href: pages.myCarts.path,
    name: "My carts",
    note: "no account",
    part: "garage",
    text: "Save carts in this browser and compare up to four.",
  },
  {
    href: pages.tradeInGuide.path,
    name: "Trade-in guide",
    note: "with sources",
    part: "trade",
    text: "See what a dealer would likely pay you, and why.",
  },
  {
    href: pages.howItWorks.path,
    name: "How it works",
    note: "5-minute read",
    part: "scorecard",
    text: "See every rule, every price, and every listing.",
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
