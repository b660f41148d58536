import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { toolCards } from "../../../site/navigation.ts";
import { defaultChoices } from "../../../../domain/valuation/cart.ts";
import styles from "../home.module.css";

/** The site's other tools, as the holes of a round. */
export function ToolStrip() {
  return (
    <ol className={styles.round}>
      {toolCards.map(({ href, name, note, part, text }) => (
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
