// Tested in a browser by ../../../../e2e/journeys/for-sale.spec.ts.
import { forSaleReason, forSaleSign } from "../../../../domain/answer/for-sale.ts";
import { describeAssumed } from "../../../../domain/details/assumed.ts";
import { knownSummary, summaryBySource } from "../../../../domain/details/cart-appearance.ts";
import type { Cart } from "../../../../domain/cart/cart.ts";
import { listedModel } from "../../../../domain/catalogue/listed-model.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { yearsOfNumber } from "../../../../domain/serials/find-year.ts";
import { isOneMake } from "../../../../domain/catalogue/make.ts";
import { otherMakeOnPlate } from "../../../../domain/serials/year-on-plate.ts";
import { listText, withArticle } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { thisYear } from "../../../browser/clock.ts";
import { rangeText } from "../../../market/notes.ts";
import { adAddress, paperAddress } from "../../../site/cart-addresses.ts";
import { ParkedCart } from "../../../ui/drawing/cart-drawing.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { priceScaleOf } from "../../../ui/figures/price-scale-layout.ts";
import { Captions, PriceScale } from "../../../ui/figures/price-scale.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { Announced } from "../../../ui/masthead/tool.tsx";
import { figureRows } from "../../answer/model.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { RecallLine } from "../../plate/parts/recall-link.tsx";
import { type CartForSale, assumedLabels } from "../model.ts";
import { NumberedList } from "../../../ui/kit/numbered-list.tsx";

export interface ShownCart extends CartForSale {
  readonly calculation: Calculation;
}

export function ForSaleMain({ details, asking, calculation }: ShownCart) {
  const { cart } = calculation;
  const name = cartName(withListedModel(cart));
  const because = forSaleReason(calculation, details);
  const { verb } = forSaleSign({ asking });
  const price = asking === null ? verb : `${verb} ${formatDollars(asking)}`;
  return (
    <>
      <Announced words={`${name}. ${price}. ${because}`} />
      <div>
        <h1>{name}</h1>
        <p className="summary">{knownSummary(details).join(" · ") || "For sale"}</p>
      </div>
      <div className="lot">
        <Sign top="For sale" because={because}>
          <Headline verb={verb}>
            {asking !== null && <Tiles value={asking} text={formatDollars(asking)} />}
          </Headline>
        </Sign>
        <ParkedCart cart={cart} />
      </div>
    </>
  );
}

/** Drops a model that we don't know, because anybody can make up an address. */
export const withListedModel = (cart: Cart): Cart => ({
  ...cart,
  model: listedModel(cart.make, cart.model),
});

export function ForSaleFigures({ details, asking, calculation }: ShownCart) {
  const { market } = calculation;
  const rows = figureRows(calculation).filter(({ kind }) => kind === "dealer");
  const { make, model } = calculation.cart;
  const summary = summaryBySource(details);
  const said = [...(listedModel(make, model) === "" ? [`model “${model}”`] : []), ...summary.said];
  const missing = assumedLabels(details);
  return (
    <>
      {market !== null && <DealersScale rows={rows} asking={asking} />}
      <div className="card figures stack">
        {rows.length > 0 && <FigureList rows={rows} chain={market && market.chain} />}
        {market !== null && (
          <p className="soft">
            {rangeText} {describeAssumed(details)}
          </p>
        )}
        <div className="actions">
          <LinkButton tone="call" href={adAddress(details, { price: asking, seller: null })}>
            See what to offer
          </LinkButton>
          <LinkButton href={paperAddress(details, "buying-checklist")}>
            Print a checklist
          </LinkButton>
        </div>
        <div>
          {said.length > 0 && (
            <p>
              <b>Its owner says:</b> {said.join(", ")}.
            </p>
          )}
          {summary.implied.length > 0 && (
            <p>
              <b>Usual for this model:</b> {summary.implied.join(", ")}.
            </p>
          )}
          {missing.length > 0 && (
            <p>
              <b>Ask about:</b> {listText(missing)}. The seller hasn’t said.
            </p>
          )}
        </div>
        {details.serial.trim() === "" ? (
          <p className="soft">
            Ask for the serial number: it tells <a href="/year-finder">the year</a> and which
            recalls may cover the cart.
          </p>
        ) : (
          <NumberLine cart={calculation.cart} />
        )}
        <RecallLine calculation={calculation} />
      </div>
    </>
  );
}

function NumberLine({ cart: { serial, make, modelYear } }: { cart: Cart }) {
  return (
    <p>
      <b>Serial number {serial.trim()}:</b> {yearText(serial, make, modelYear)} Compare it with the
      plate before you pay.
    </p>
  );
}

function yearText(serial: string, make: string, modelYear: number): string {
  const otherMake = isOneMake(make) ? otherMakeOnPlate({ make, serial }, thisYear()) : null;
  if (otherMake !== null) {
    return `this looks like ${withArticle(otherMake)} number, but the cart is listed as ${withArticle(make)}. Ask why.`;
  }
  const years = yearsOfNumber(serial, thisYear(), make);
  if (years.length === 0) return "we can’t read a year from it.";
  const read = listText(years.map(String), "or");
  return years.includes(modelYear)
    ? `it reads as a ${read}.`
    : `it reads as a ${read}, not a ${modelYear}. Ask why.`;
}

function DealersScale({
  rows,
  asking,
}: {
  rows: ReturnType<typeof figureRows>;
  asking: number | null;
}) {
  const [{ low, middle, high } = { low: 0, middle: 0, high: 0 }] = rows;
  const marker = asking ?? middle;
  const scale = priceScaleOf(rows, { low, high }, marker);
  return (
    <>
      <PriceScale scale={scale} label={asking === null ? "Middle" : formatDollars(asking)} />
      <Captions
        scale={scale}
        captions={[
          {
            title: `From ${formatDollars(low)}`,
            note: "Few dealers ask less.",
            dollars: low,
          },
          {
            title: `Middle ${formatDollars(middle)}`,
            note: "About half ask less.",
            dollars: middle,
          },
          { title: `To ${formatDollars(high)}`, note: "Few ask more.", dollars: high },
        ]}
      />
    </>
  );
}

export function BeforeYouPay() {
  return (
    <section className="section wrap stack">
      <h2>Before you pay</h2>
      <NumberedList className="grid">
        <li>
          <b>Compare the number.</b> Find it on the cart, and on the title or the bill of sale. Its{" "}
          <a href="/year-finder">year</a> should be the one in the ad.
        </li>
        <li>
          <b>Drive it up a hill.</b> If it’s electric,{" "}
          <a href="/battery-test">test the batteries</a> before, and measure them again right after.
        </li>
        <li>
          <b>Pay at a bank,</b> and take a signed{" "}
          <a href="/papers?paper=bill-of-sale">bill of sale</a> home with the cart.
        </li>
      </NumberedList>
    </section>
  );
}
