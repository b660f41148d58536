import { useState } from "react";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { nearest } from "../../../domain/asking-prices/nearest-listings.ts";
import { tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import type { Calculation } from "../cart/calculation.ts";
import { queryOf } from "../cart/details.ts";
import { formatDollars } from "../../format/money.ts";
import {
  type AskingDetails,
  pricedCartFor,
  dateText,
  differenceText,
  intervalText,
  supportText,
  noEvidenceText,
} from "./asking-price-labels.ts";
import { AskingFields } from "./asking-fields.tsx";
import styles from "./dealer-evidence.module.css";
import { tradeInText } from "./trade-in-text.ts";
import { ListingTable } from "./listing-table.tsx";
import { ScalePicture } from "./scale-picture.tsx";
import { shownListings } from "./shown-listings.data.ts";

const listingsShown = 5;

/** What dealers ask for such a cart, and the listings that rests on. It never changes the estimate. */
export function DealerEvidence(calculation: Calculation) {
  const { cart, appraisal } = calculation;
  const [details, setDetails] = useState<AskingDetails>({ batteryType: null, lifted: false });
  const wanted = pricedCartFor(cart, appraisal, details);
  const estimate = predictAskingPrice(model, wanted);
  if (estimate === null) {
    return (
      <section>
        <h2>What dealers ask</h2>
        <p>{noEvidenceText(cart, model)}</p>
      </section>
    );
  }
  const { asking, low, high } = estimate;
  const guide = tradeInGuide(asking, { ...cart, batteryType: wanted.batteryType });
  return (
    <section>
      <h2>What dealers ask</h2>
      <div className={styles.card}>
        <div className={styles.figure}>
          <div role="status">
            <p className={styles.asking}>
              <data value={asking}>{formatDollars(asking)}</data>
            </p>
            <p>
              8 of 10 such carts: {intervalText(estimate)} at the dealers we know,{" "}
              {intervalText(estimate.anyDealer)} at any other.{" "}
              {differenceText(appraisal.value, estimate)} {supportText(cart, estimate)}
            </p>
          </div>
          <AskingFields
            electric={cart.powertrain === "electric"}
            {...details}
            onChange={(change) => setDetails((current) => ({ ...current, ...change }))}
          />
        </div>
        <ScalePicture
          ranges={[
            {
              name: "Estimate",
              low: appraisal.low,
              middle: appraisal.value,
              high: appraisal.high,
            },
            { name: "Trade-in guide", middle: null, ...guide },
            { name: "Dealers ask", low, middle: asking, high },
          ]}
          label={`Estimate ${intervalText(appraisal)}; trade-in guide ${intervalText(guide)}; dealers ask ${intervalText(estimate)}.`}
        />
      </div>
      <p className={styles.note}>
        {tradeInText(guide)} <a href="/trade-in-guide">How the guide is worked out</a>.
      </p>
      <ListingTable listings={nearest(model, wanted, shownListings, listingsShown)} />
      <Basis details={calculation.details} />
    </section>
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
