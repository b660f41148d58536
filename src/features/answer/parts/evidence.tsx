import type { Figures } from "../../../../domain/answer/figures.ts";
import { nearestListings } from "../../../../domain/market/nearest-listings.ts";
import { asReadyToSell } from "../../../../domain/market/priced-cart.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { market } from "../../../market/market.data.ts";
import { answerNumber } from "../../../../domain/answer/text.ts";
import { familyListings, pricesByAge } from "../price-by-age.ts";
import { shownListings } from "../shown-listings.ts";
import { AgeChart } from "./age-chart.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { SimilarListings } from "./similar-listings.tsx";
import { PrintedReport } from "./printed-report.tsx";

const maxListings = 5;

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
  if (figures.market === null) return null;
  const { cart } = figures;
  const sameModel = familyListings(cart, shownListings);
  const listings = nearestListings(
    market.prices,
    asReadyToSell(cart, figures.market.ageYears),
    sameModel,
    maxListings,
  );
  return listings.length < 2 ? null : (
    <SimilarListings listings={listings} figures={figures} role={role} />
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
