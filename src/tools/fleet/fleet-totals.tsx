import type { MarketSums, FleetTotals as Totals } from "../../../domain/fleet/fleet-totals.ts";
import { Tiles } from "../../components/tiles.tsx";
import { formatDollars, formatRange } from "../../format/money.ts";
import styles from "./fleet-totals.module.css";
import { cartsText, formatCount } from "./fleet-words.ts";

/** The three numbers of the fleet, each with what it is of. */
export function FleetTotals({ totals }: { totals: Totals }) {
  const { all, withEvidence, market, otherMakes } = totals;
  const total = formatDollars(all.estimate);
  const without = all.carts - withEvidence.carts;
  const listed =
    without === 0
      ? ""
      : `${cartsText(withEvidence.carts)} of ${formatCount(all.carts)} with listings to go by. `;
  return (
    <dl className={styles.totals}>
      <div data-name="Formula estimate">
        <dt>Formula estimate</dt>
        <dd className={styles.point}>
          <Tiles value={all.estimate} text={total} />
        </dd>
        <dd className={styles.figure}>{formatRange(all)}</dd>
        <dd className={styles.note}>
          The range adds up the low ends and the high ends: it assumes every cart is off the same
          way.{otherMakes > 0 && ` ${otherMakesText(otherMakes)}`}
        </dd>
      </div>
      {without > 0 && withEvidence.carts > 0 && (
        <div data-name="Formula estimate">
          <dt>The same, leaving out {cartsText(without)} with no listings to go by</dt>
          <dd className={styles.figure}>{formatDollars(withEvidence.estimate)}</dd>
          <dd className={styles.figure}>{formatRange(withEvidence)}</dd>
        </div>
      )}
      {withEvidence.carts === 0 ? <NoMarket /> : <Market market={market} listed={listed} />}
    </dl>
  );
}

function NoMarket() {
  return (
    <div>
      <dt>Trade-in guide, and what dealers ask</dt>
      <dd className={styles.note}>
        No listing matches the make and age of any of these carts, so we can’t show either.
      </dd>
    </div>
  );
}

function Market({ market, listed }: { market: MarketSums; listed: string }) {
  return (
    <>
      <div data-name="Trade-in guide">
        <dt>Trade-in guide</dt>
        <dd className={styles.figure}>
          {formatRange({ low: market.guideLow, high: market.guideHigh })}
        </dd>
        <dd className={styles.note}>
          {listed}What dealers would likely pay. Offers vary: get two bids for the whole fleet.
        </dd>
      </div>
      <div data-name="Dealers ask">
        <dt>Dealers ask</dt>
        <dd className={styles.figure}>{formatDollars(market.asking)}</dd>
        <dd className={styles.figure}>
          {formatRange({ low: market.askingLow, high: market.askingHigh })}
        </dd>
        <dd className={styles.note}>{listed}One cart at a time, made ready, on a dealer’s lot.</dd>
      </div>
    </>
  );
}

function otherMakesText(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${formatCount(count)} carts have`;
  return `${whose} a make that isn’t in our directory, so we used our price for other makes.`;
}
