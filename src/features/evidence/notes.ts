import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { Figures } from "../../../domain/advice/figures.ts";
import { dateText } from "../../format/date-text.ts";
import { chain } from "./chain.data.ts";
import { tradeInCheck } from "./trade-in-check.data.ts";
import { grouped } from "../../../domain/cart/english.ts";

/** The evidence behind each of the market's figures: how many cases, how new, and how far it may be off. */
export function evidenceNotes({ sold }: Figures) {
  return { trade: tradeNote, sold: soldNote(sold), dealer: dealerNote };
}

const monthText = (isoDate: string) => dateText(isoDate.slice(0, 7));
const tradeNote = `${tradeInCheck.count} trade-ins on record, to ${monthText(tradeInCheck.newest)}.`;
const dealerNote = `Used carts: ${grouped(model.listings)} listings to ${monthText(model.newestObservation)}, ${chain.percent}% from ${chain.name}. Typical error ${model.typicalErrorPct.dealers.toFixed(0)}%.`;

function soldNote(sold: Figures["sold"]): string {
  if (sold === null) return "";
  return `${sold.count} reported by visitors, ${dateText(sold.first)} to ${dateText(sold.last)}.`;
}
