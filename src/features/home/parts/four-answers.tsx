// Tested through the page in ../home-page.test.tsx.
import { type Role, roleVerbs } from "../../../../domain/cart/roles.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { queryOf } from "../../../../domain/details/details.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { percentOn } from "../../../ui/figures/price-axis.ts";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { Headline } from "../../../ui/masthead/sign.tsx";
import { sample, sampleFigures } from "../examples.ts";
import styles from "../home.module.css";

/** Cheapest first. */
const signs: readonly { readonly role: Role; readonly text: string }[] = [
  { role: "trading", text: "if you trade it in" },
  { role: "buying", text: "if you’re buying it" },
  { role: "selling", text: "if you sell it yourself" },
  { role: "insuring", text: "to replace it" },
];

/** From each end of the strip to the nearest sign, in percent of its width. */
const margin = 11;

const prices = signs.map(({ role, text }) => ({
  role,
  text,
  price: cartPrice(sampleFigures, role),
}));
const ends = { from: prices[0]!.price.dollars, to: prices.at(-1)!.price.dollars };

/** Rules for a style element, because the page's policy doesn't allow `style` in the markup. */
export const signPlaces = prices
  .map(({ role, price }) => {
    const x = margin + ((100 - 2 * margin) * percentOn(ends, price.dollars)) / 100;
    return `[data-sign=${role}]{--x:${x.toFixed(1)}}`;
  })
  .join("");

/** One cart with its four numbers, each sign at its own price. */
export function FourAnswers() {
  return (
    <section className={`${styles.answers} before-answer`}>
      <Scene />
      <div className="wrap">
        <h2>One cart, four answers</h2>
        <p className="lede">
          A {cartName(sampleFigures.cart)} with four seats, in good condition, on 4-year-old
          batteries. Which number is yours?
        </p>
        <ul className={styles.stage}>
          {prices.map(({ role, text, price }) => (
            <li key={role} data-sign={role}>
              <div className="sign" data-small="">
                <Headline verb={roleVerbs[role]}>
                  <Tiles
                    value={price.dollars}
                    text={formatDollars(price.dollars)}
                    answer={role}
                    price={price}
                  />
                </Headline>
                <small>{text}</small>
              </div>
            </li>
          ))}
        </ul>
        <div className={styles.drive}>
          <CartDrawing cart={sampleFigures.cart} />
        </div>
        <p>
          <a href={`/${queryOf(sample)}`}>See how that’s worked out</a>
        </p>
      </div>
    </section>
  );
}
