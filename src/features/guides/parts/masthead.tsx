import { BackLink } from "../../../ui/frame/page-head.tsx";
import { defaultChoices } from "../../../../domain/cart/cart.ts";
import type { CartAppearance } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import type { DrawingName } from "../sections.ts";
import styles from "../guide.module.css";

/** The drawn cart numbers the places that the guide's list explains. */
export function GuideMasthead({
  title,
  lede,
  headings,
  drawing,
}: {
  title: string;
  lede: string;
  headings: readonly { slug: string; text: string }[];
  drawing: DrawingName | undefined;
}) {
  return (
    <section className="masthead">
      <Scene isLow />
      <div className={`${styles.head} wrap split`}>
        <div className="stack">
          <BackLink />
          <h1>{title}</h1>
          <p className="lede">{lede}</p>
          <nav className="cluster screen-only" aria-label="On this page">
            {headings
              .filter(({ slug }) => slug !== "sources")
              .map(({ slug, text }) => (
                <a key={slug} href={`#${slug}`}>
                  {text}
                </a>
              ))}
          </nav>
        </div>
        {drawing && <NumberedCart {...drawings[drawing]} />}
      </div>
    </section>
  );
}

function NumberedCart({ cart, places }: NumberedDrawing) {
  return (
    <div className={`${styles.cart} screen-only`}>
      <CartDrawing cart={cart} />
      <svg viewBox="0 0 480 250" aria-hidden="true">
        {places.map(([x, y], index) => (
          <g key={index} transform={`translate(${x} ${y})`}>
            <circle r="11" />
            <text y="5">{index + 1}</text>
          </g>
        ))}
      </svg>
    </div>
  );
}

interface NumberedDrawing {
  readonly cart: CartAppearance;
  /** In the drawing's units, 480 by 250. */
  readonly places: readonly (readonly [x: number, y: number])[];
}

const anyCart: CartAppearance = { ...defaultChoices, make: "", model: "", seats: 4 };

/** In the order of the guide's numbered list. */
export const drawings: Record<DrawingName, NumberedDrawing> = {
  "to-check": {
    cart: { ...anyCart, condition: "fair", batteryAge: 4 },
    places: [
      [214, 168],
      [318, 128],
      [250, 214],
      [338, 213],
      [159, 213],
      [300, 190],
      [370, 168],
      [176, 108],
    ],
  },
  "to-sell": {
    cart: { ...anyCart, condition: "excellent", batteryAge: 1 },
    places: [
      [240, 168],
      [318, 128],
      [370, 168],
      [176, 108],
      [190, 168],
      [159, 213],
    ],
  },
  "on-the-market": { cart: { ...anyCart, make: "Icon", model: "i40", batteryAge: 0 }, places: [] },
};
