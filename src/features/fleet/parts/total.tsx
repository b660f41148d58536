// Tested through the tool in ../island.test.tsx.
import type { CartAppearance } from "../../../../domain/details/cart-appearance.ts";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import type { FleetTotals } from "../../../../domain/fleet/fleet-totals.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Button } from "../../../ui/kit/button.tsx";
import { BlankTiles, Tiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import { Announced, AnswerHeading, ToolHeading } from "../../../ui/masthead/tool.tsx";
import { FigureList } from "../../../ui/figures/figure-list.tsx";
import { Captions, PriceScale } from "../../../ui/figures/price-scale.tsx";
import { priceScaleOf } from "../../../ui/figures/price-scale-layout.ts";
import styles from "../fleet.module.css";
import type { Fleet } from "../model.ts";
import {
  captionsOf,
  figureRowsOf,
  heading,
  isWithoutCarts,
  otherMakesText,
  signText,
  summaryText,
  titleOf,
  sourceText,
  withoutCartsText,
} from "../text.ts";
import type { FleetHandle } from "../use-fleet.ts";
import { ColumnQuestion } from "./columns.tsx";

export function BlankFleet() {
  return (
    <>
      <ToolHeading
        title={heading}
        lede="Drop a spreadsheet: one cart per line, columns in any order. Year, make, and model are enough."
      />
      <div className={`lot ${styles.total}`}>
        <Sign top="The whole fleet" because="What a dealer would likely pay appears here.">
          <Headline>
            <BlankTiles text="$   ,   " />
          </Headline>
        </Sign>
        <ParkedFleet carts={blankFleet} />
      </div>
    </>
  );
}

export function FleetMain({ fleet, onChange }: { fleet: Fleet; onChange: () => void }) {
  const { verb, number, top, because } = signText(fleet);
  return (
    <>
      <AnswerHeading title={titleOf(fleet)} summary={sourceText(fleet)} onChange={onChange} />
      <Announced words={summaryText(fleet)} />
      <div className={`lot ${styles.total}`}>
        <Sign top={top} because={because}>
          <Headline verb={verb}>
            {number !== null && <Tiles value={number} text={formatDollars(number)} />}
          </Headline>
        </Sign>
        <ParkedFleet carts={parkedCarts(fleet)} />
      </div>
    </>
  );
}

/** Parked in a row, the most common first. */
function ParkedFleet({ carts }: { carts: readonly CartAppearance[] }) {
  return (
    <div className={`parked screen-only ${styles.row}`} data-row>
      {carts.map((cart, index) => (
        <CartDrawing key={index} cart={cart} />
      ))}
    </div>
  );
}

const blankFleet = [
  { ...defaultDetails, make: "Club Car", model: "Precedent" },
  { ...defaultDetails, make: "EZ-GO", model: "TXT" },
  { ...defaultDetails, make: "Yamaha", model: "Drive" },
];

const maxParked = 3;

/** One of each of the fleet's most common models. */
function parkedCarts({ lines }: Fleet): readonly CartAppearance[] {
  const valued = lines.filter((line) => "value" in line);
  const models = Map.groupBy(valued, ({ value: { cart } }) => `${cart.make} ${cart.model}`);
  const sums = [...models.values()].map((group) => ({
    cart: group[0]!.value.cart,
    quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const shown = sums.toSorted((a, b) => b.quantity - a.quantity).slice(0, maxParked);
  return shown.length === 0 ? blankFleet : shown.map(({ cart }) => cart);
}

export function FleetFigures({ fleet, handle }: { fleet: Fleet; handle: FleetHandle }) {
  const { totals, lines, missing, sheet } = fleet;
  const { all, withEvidence, problems, otherMakes } = totals;
  return (
    <>
      {withEvidence.carts > 0 && <FleetScale totals={totals} />}
      <div className="card figures stack">
        {missing.map((detail) => (
          <ColumnQuestion
            key={detail}
            detail={detail}
            sheet={sheet}
            onChoose={handle.chooseColumn}
          />
        ))}
        {missing.length === 0 && problems > 0 && (
          <p className="caution screen-only">
            <b>
              {problems === 1 ? "1 line needs" : `${formatNumber(problems)} lines need`} a look.
            </b>{" "}
            {all.carts > 0 && `The totals leave ${problems === 1 ? "it" : "them"} out. `}
            <a href="#lines-to-fix">Fix {problems === 1 ? "it" : "them"}</a>
          </p>
        )}
        {isWithoutCarts(fleet) && <p className="caution">{withoutCartsText}</p>}
        {all.carts > 0 && <FigureList rows={figureRowsOf(totals)} />}
        {lines.length > 0 && (
          <div className="actions">
            {all.carts > 0 && (
              <Button tone="call" onClick={() => print()}>
                Print
              </Button>
            )}
            <Button onClick={() => void handle.download()}>Download CSV</Button>
          </div>
        )}
        {all.carts > 0 && withEvidence.carts < all.carts && (
          <p className="soft">
            {countWithNoun(all.carts - withEvidence.carts, "cart")} without dealers’ prices{" "}
            {withEvidence.carts === 0 ? "to go by" : "in the estimated value alone"}.
          </p>
        )}
        {otherMakes > 0 && <p className="soft">{otherMakesText(otherMakes)}</p>}
      </div>
    </>
  );
}

function FleetScale({ totals }: { totals: FleetTotals }) {
  const { tradeIn, tradeInLow: low, tradeInHigh: high } = totals.market;
  const scale = priceScaleOf(figureRowsOf(totals), { low, high }, tradeIn);
  return (
    <>
      <PriceScale scale={scale} label={formatDollars(tradeIn)} />
      <Captions captions={captionsOf(totals)} scale={scale} />
    </>
  );
}
