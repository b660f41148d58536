import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { dateText } from "../../format/date-text.ts";
import { chain } from "./chain.data.ts";
import { tradeInCheck } from "./trade-in-check.data.ts";
import { grouped } from "../../../domain/cart/english.ts";

const monthText = (isoDate: string) => dateText(isoDate.slice(0, 7));

/** The evidence behind each of the market's figures: how many cases, how new, and how far it may be off. */
export const evidenceNotes = {
  trade: `${tradeInCheck.count} trade-ins on record, to ${monthText(tradeInCheck.newest)}.`,
  dealer: `Used carts: ${grouped(model.listings)} listings to ${monthText(model.newestObservation)}, ${chain.percent}% from ${chain.name}. Typical error ${model.typicalErrorPct.dealers.toFixed(0)}%.`,
};
