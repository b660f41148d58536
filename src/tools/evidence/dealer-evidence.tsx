import { useState } from "react";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { nearest } from "../../../domain/asking-prices/nearest-listings.ts";
import type { Calculation } from "../cart/calculation.ts";
import { queryOf } from "../cart/details.ts";
import { formatDollars } from "../../format/money.ts";
import {
  type AskingDetails,
  dateText,
  differenceText,
  intervalText,
  noEvidenceText,
  supportText,
} from "./asking-price-labels.ts";
import { AskingFields } from "./asking-fields.tsx";
import styles from "./dealer-evidence.module.css";
import { ListingTable } from "./listing-table.tsx";
import { type MarketFigures, marketFiguresFor, rangesOf, rangesText } from "./market-figures.ts";
import { reportedText } from "./reported-text.ts";
import { ScalePicture } from "./scale-picture.tsx";
import { shownListings } from "./shown-listings.data.ts";
import { tradeInText } from "./trade-in-text.ts";

const listingsShown = 5;

/** What dealers ask for such a cart, and the listings that rests on. It never changes the estimate. */
export function DealerEvidence(calculation: Calculation) {
  const { cart, appraisal } = calculation;
  const [details, setDetails] = useState<AskingDetails>({ batteryType: null, lifted: false });
  const figures = marketFiguresFor(calculation, details);
  if (figures === null) {
    return (
      <section>
        <h2>What dealers ask</h2>
        <p>{noEvidenceText(cart, model)}</p>
      </section>
    );
  }
  const { dealers, wanted } = figures;
  const ranges = rangesOf(calculation, figures);
  return (
    <section>
      <h2>What dealers ask</h2>
      <div className={styles.card}>
        <div className={styles.figure}>
          <div role="status">
            <p className={styles.asking}>
              <data value={dealers.asking}>{formatDollars(dealers.asking)}</data>
            </p>
            <p>
              8 of 10 such carts: {intervalText(dealers)} at the dealers we know,{" "}
              {intervalText(dealers.anyDealer)} at any other.{" "}
              {differenceText(appraisal.value, dealers)} {supportText(cart, dealers)}
            </p>
          </div>
          <AskingFields
            electric={cart.powertrain === "electric"}
            {...details}
            onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
          />
        </div>
        <ScalePicture ranges={ranges} label={rangesText(ranges)} />
      </div>
      <OtherFigures details={calculation.details} {...figures} />
      <ListingTable listings={nearest(model, wanted, shownListings, listingsShown)} />
      <Basis details={calculation.details} />
    </section>
  );
}

function OtherFigures({
  details,
  guide,
  sold,
  traded,
}: Pick<Calculation, "details"> & MarketFigures) {
  return (
    <>
      <p className={styles.note}>
        {tradeInText(guide)} <a href="/trade-in-guide">How the guide is worked out</a>.
      </p>
      <p className={styles.note}>
        {reportedText(sold, "sales")} {reportedText(traded, "trade-ins")}{" "}
        <a href={`/sold${queryOf(details)}`}>Sold or bought one? Tell us the price</a>.
      </p>
    </>
  );
}

function Basis({ details }: Pick<Calculation, "details">) {
  return (
    <p className={styles.note}>
      From {model.listings.toLocaleString("en-US")} dealer listings, the newest of{" "}
      {dateText(model.newestObservation)}. The estimate above does not use them.{" "}
      <a href="/how-it-works#error">How far both numbers err</a>.{" "}
      <a href={`/check-a-price${queryOf(details)}`}>Is an ad for one fair?</a>
    </p>
  );
}
