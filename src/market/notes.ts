// Tested in ../features/answer/model.test.ts and ../features/answer/price-by-age.test.ts.
import { publishedModel as model } from "../../domain/market/published-model.ts";
import type { Role } from "../../domain/cart/roles.ts";
import { countInWords, formatNumber } from "../../domain/words/english.ts";
import { dateText } from "../format/date-text.ts";
import { chain, tradeInCheck } from "./published.data.ts";

const monthText = (isoDate: string) => dateText(isoDate.slice(0, 7));

/** About dealers we don't name. It doesn't say high or low, because some ask more and some less. */
export const rangeText =
  "About half of other dealers ask within 20% of this, either way; eight in ten ask within the range shown.";

export const evidenceNotes = {
  trade: `This comes from three published formulas, checked against ${tradeInCheck.count} trade-ins, the newest from ${monthText(tradeInCheck.newest)}.`,
  dealer: `${formatNumber(model.listings)} listings to ${monthText(model.newestObservation)}. ${rangeText}`,
};

export function evidenceText(
  {
    listings,
    isOfMake,
  }: { readonly listings: readonly { readonly units: number }[]; readonly isOfMake: boolean },
  role: Role,
): string {
  if (role === "trading") return evidenceNotes.trade;
  const count = listings.reduce((sum, { units }) => sum + units, 0);
  const band = "About eight in ten other dealers’ carts should fall within the band.";
  const month = monthText(model.newestObservation);
  return count === 0
    ? `No dealer we follow lists this model, so this is based on others, listed through ${month}. ${band}`
    : `This is based on ${countInWords(count, "used cart")} of this ${isOfMake ? "make" : "model"}, listed through ${month}. ${band} One chain, ${chain.name}, has ${chain.percent}% of all our listings.`;
}
