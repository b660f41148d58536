// Tested through the page in ../home-page.test.tsx.
import { estimateOrigin, noLiability } from "../../../../domain/answer/text.ts";
import { type CartPrice, cartPrice } from "../../../../domain/answer/cart-price.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { pages } from "../../../site/pages.ts";
import { facts } from "../../../market/listings.data.ts";
import { chain } from "../../../market/published.data.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import {
  type CartModel,
  cartModels,
  modelPath,
} from "../../../../domain/model-pages/cart-models.ts";
import { formatNumber } from "../../../../domain/words/english.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { figuresByAge, listingsOfModel, typicalRow } from "../../models/figures.ts";
import { fullName } from "../../models/text.ts";
import { paintOf } from "../../../ui/drawing/paint.ts";
import styles from "../home.module.css";

interface ListedModel {
  readonly model: CartModel;
  readonly name: string;
  readonly cart: Cart;
  readonly modelYear: number;
  readonly trade: CartPrice;
  readonly asking: CartPrice;
}

const shownModels = 6;

/** At the age of most of their listings. */
export const mostListed: readonly ListedModel[] = cartModels
  .toSorted((a, b) => listingsOfModel(b).length - listingsOfModel(a).length)
  .slice(0, shownModels)
  .map((model) => {
    const { figures, modelYear } = typicalRow(model, figuresByAge(model));
    const [first] = figures;
    return {
      model,
      name: fullName(model),
      cart: first!.cart,
      modelYear,
      trade: cartPrice(first!, "trade-in"),
      asking: cartPrice(first!, "asking"),
    };
  });

/** The models that dealers list most, with the two prices that people ask about. */
export function MostListed() {
  return (
    <section className="section before-answer" data-tone="tinted">
      <div className="wrap stack">
        <h2>What dealers ask for the carts they list most</h2>
        <ul className={styles.models}>
          {mostListed.map(({ model, name, cart, modelYear, trade, asking }) => (
            <li key={name}>
              <a className="card" href={modelPath(model)}>
                <CartDrawing cart={cart} small paint={paintOf(modelPath(model))} />
                <h3>{name}</h3>
                <dl>
                  <dt>{modelYear}, trade-in</dt>
                  <dd>
                    <Price {...trade} />
                  </dd>
                  <dt>dealers ask</dt>
                  <dd>
                    <Price {...asking} />
                  </dd>
                </dl>
              </a>
            </li>
          ))}
        </ul>
        <p>
          <a href={pages.blueBook.path}>Every year and model in the blue book</a> ·{" "}
          <a href="/manufacturers">{`all ${makes.length}\u00a0makes`}</a>
        </p>
      </div>
    </section>
  );
}

const proof = [
  [formatNumber(facts.listings), "dealers’ listings, each with its source"],
  [
    `${facts.dealersErrorPct}%`,
    "is how close our dealer price comes, half of the time, at a dealer we’ve never seen",
  ],
  [
    `${chain.percent}%`,
    `of the listings come from one chain, ${chain.name}, so we never call a price well supported`,
  ],
] as const;

export function Proof() {
  return (
    <section className="section wrap stack before-answer">
      <ul className="grid">
        {proof.map(([amount, text]) => (
          <li key={text}>
            <p className="big">{amount}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${pages.howItWorks.path}#error`}>How accurate is this?</a>
      </p>
      <p className="soft">
        {`${estimateOrigin} They are a starting point, not an appraisal, and ${noLiability}.`}
      </p>
    </section>
  );
}
