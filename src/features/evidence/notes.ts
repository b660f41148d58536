import { publishedModel as model } from "../../../domain/asking-prices/published-model.ts";
import { grouped } from "../../../domain/cart/english.ts";
import { dateText } from "../../format/date-text.ts";
import { chain } from "./chain.data.ts";
import { tradeInCheck } from "./trade-in-check.data.ts";

const monthText = (isoDate: string) => dateText(isoDate.slice(0, 7));

const { typicalPct, signedPct } = model.errors.unseenDealers;

/** How far the model is from dealers that it has not seen: "22% off, more often low". */
const unseenErrorText = `${Math.round(typicalPct)}% off, more often ${signedPct < 0 ? "low" : "high"}`;

/** The evidence behind each of the market's figures: how many cases, how new, and how far it may be off. */
export const evidenceNotes = {
  trade: `${tradeInCheck.count} trade-ins on record, to ${monthText(tradeInCheck.newest)}.`,
  dealer: `${grouped(model.listings)} listings to ${monthText(model.newestObservation)}, ${chain.percent}% from ${chain.name}. For other dealers, usually ${unseenErrorText}.`,
};
