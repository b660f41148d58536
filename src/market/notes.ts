import { publishedModel as model } from "../../domain/market/published-model.ts";
import type { Role } from "../../domain/cart/roles.ts";
import { grouped } from "../../domain/words/english.ts";
import { dateText } from "../format/date-text.ts";
import { chain } from "./chain.data.ts";
import { tradeInCheck } from "./trade-in-check.data.ts";

const monthText = (isoDate: string) => dateText(isoDate.slice(0, 7));

const { typicalPct, signedPct } = model.errors.unseenDealers;

/** The model's error at dealers it hasn't seen: "22% off, more often low". */
const unseenErrorText = `${Math.round(typicalPct)}% off, more often ${signedPct < 0 ? "low" : "high"}`;

export const evidenceNotes = {
  trade: `From three trade-in formulas, checked against ${tradeInCheck.count} trade-ins to ${monthText(tradeInCheck.newest)}.`,
  error: `Usually ${unseenErrorText}.`,
  dealer: `${grouped(model.listings)} listings to ${monthText(model.newestObservation)}. Usually ${unseenErrorText}.`,
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
  const band = "8 in 10 listings that the model hasn’t seen fall within the band";
  const month = monthText(model.newestObservation);
  return count === 0
    ? `From listings of other models, to ${month}. For its own, ${band}.`
    : `${grouped(count)} used carts of this ${isOfMake ? "make" : "model"}, to ${month}; ${band}. ${chain.percent}% of all our listings are from one chain, ${chain.name}.`;
}
