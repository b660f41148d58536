import type { Figures } from "../../../../domain/answer/figures.ts";
import { nearest } from "../../../../domain/market/nearest-listings.ts";
import { readyCart } from "../../../../domain/market/priced-cart.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { market } from "../../../market/market.data.ts";
import { signNumber } from "../../../../domain/answer/text.ts";
import { familyListings, pricesByAge } from "../price-by-age.ts";
import { shownListings } from "../shown-listings.ts";
import { AgeChart } from "./age-chart.tsx";
import type { Calculation } from "../../cart-form/calculation.ts";
import { Lots } from "./lots.tsx";
import { PrintedReport } from "./printed-report.tsx";

const lotsShown = 5;

export function AskingByAge({ figures, role }: { figures: Figures; role: Role }) {
  const byAge = pricesByAge(figures, market, role, shownListings);
  if (byAge === null || figures.market === null) return null;
  return (
    <AgeChart
      byAge={byAge}
      ageYears={figures.market.ageYears}
      number={signNumber(figures, role)}
      role={role}
    />
  );
}

export function NearestLots({ figures, role }: { figures: Figures; role: Role }) {
  if (figures.market === null || figures.advice === null) return null;
  const { cart } = figures;
  const sameModel = familyListings(cart, market, shownListings);
  const listings = nearest(
    market.prices,
    readyCart(cart, figures.market.ageYears),
    sameModel,
    lotsShown,
  );
  return listings.length < 2 ? null : <Lots listings={listings} figures={figures} role={role} />;
}

export function LotsAndReport({ calculation, role }: { calculation: Calculation; role: Role }) {
  return (
    <>
      <NearestLots figures={calculation} role={role} />
      <PrintedReport {...calculation} role={role} />
    </>
  );
}
