// Tested through the page in ../home-page.test.tsx.
import { estimateOrigin, noLiability } from "../../../../domain/answer/text.ts";
import { type CartPrice, cartPrice } from "../../../../domain/answer/cart-price.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import type { Drive } from "../../../../domain/catalogue/family.ts";
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
  /** The model's usual one, which the prices are for. */
  readonly drive: Drive;
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
      drive: model.drives[0]!,
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
          {mostListed.map(({ model, name, cart, modelYear, drive, trade, asking }) => (
            <li key={name}>
              <a className="card" href={modelPath(model)}>
                <CartDrawing cart={cart} small paint={paintOf(modelPath(model))} />
                <h3>{name}</h3>
                <small>{`${modelYear}, ${drive}`}</small>
                <dl>
                  <dt>trade-in</dt>
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
        <p className="cluster">
          <a href={pages.blueBook.path}>Every year and model in the blue book</a>
          <a href="/manufacturers">{`All ${makes.length} makes`}</a>
        </p>
      </div>
    </section>
  );
}

/** Each stands for a twentieth of the listings. */
const dots = 20;

/** The chain's share of the listings, in dots like those of the price charts. */
function ChainShare() {
  const chainDots = Math.round((dots * chain.percent) / 100);
  return (
    <svg viewBox="0 0 400 20" aria-hidden="true">
      {Array.from({ length: dots }, (_, index) => (
        <circle key={index} cx={10 + 20 * index} cy="10" r="7" data-other={index >= chainDots} />
      ))}
    </svg>
  );
}

/** How far off we usually are, either way, around what a dealer asks. */
function UsualError() {
  const reach = 4 * facts.dealersErrorPct;
  return (
    <svg viewBox="0 0 400 20" aria-hidden="true">
      <line x1="0" x2="400" y1="10" y2="10" />
      <rect x={200 - reach} y="3" width={2 * reach} height="14" rx="4" />
      <circle cx="200" cy="10" r="7" data-price="" />
    </svg>
  );
}

export function Proof() {
  return (
    <section className="section wrap stack before-answer">
      <ul className={`${styles.proof} grid`}>
        <li>
          <p className="big">{formatNumber(facts.listings)}</p>
          <ChainShare />
          <p>
            {`dealers’ listings, each with its source. One chain, ${chain.name}, has ${chain.percent}% of them, so we never call a price well supported.`}
          </p>
        </li>
        <li>
          <p className="big">{facts.dealersErrorPct}%</p>
          <UsualError />
          <p>
            or less: that’s how far off our dealer price is half the time, at a dealer we’ve never
            seen.
          </p>
        </li>
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
