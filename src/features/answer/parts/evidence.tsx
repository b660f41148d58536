// Tested with the answer in answer.test.tsx.
import type { Figures } from "../../../../domain/answer/figures.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { market } from "../../../market/market.data.ts";
import { answerNumber } from "../../../../domain/answer/text.ts";
import { similarListings } from "../similar-listings.ts";
import { pricesByAge } from "../price-by-age.ts";
import { shownListings } from "../shown-listings.ts";
import { mostSimilarHeading } from "../similar-listings-text.ts";
import { AgeChart } from "./age-chart.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { ParkedListings, SimilarListings } from "./similar-listings.tsx";
import { PrintedReport } from "./printed-report.tsx";

export function AskingByAge({ figures, role }: { figures: Figures; role: Role }) {
  const byAge = pricesByAge(figures, market, role, shownListings);
  if (byAge === null || figures.market === null) return null;
  return (
    <AgeChart
      byAge={byAge}
      ageYears={figures.market.ageYears}
      number={answerNumber(figures, role)}
      role={role}
    />
  );
}

export function NearestListings({ figures, role }: { figures: Figures; role: Role }) {
  const listings = similarListings(figures);
  return listings.length === 0 ? null : (
    <SimilarListings listings={listings} figures={figures} role={role} />
  );
}

/** Leaves out what only the owner should know, such as the lowest price. */
export function ListingsForBuyer({ figures, asking }: { figures: Figures; asking: number | null }) {
  const listings = similarListings(figures);
  return listings.length === 0 ? null : (
    <ParkedListings
      listings={listings}
      cart={figures.cart}
      heading={mostSimilarHeading(listings)}
      lede={["Dealers ask these prices with the work done."]}
      own={asking === null ? null : { price: asking, label: "This one, as it stands" }}
    />
  );
}

export function ListingsAndReport({ calculation, role }: { calculation: Calculation; role: Role }) {
  return (
    <>
      <NearestListings figures={calculation} role={role} />
      <PrintedReport {...calculation} role={role} />
    </>
  );
}
