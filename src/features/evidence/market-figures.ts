import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { reportedPrice } from "../../../domain/asking-prices/reported-sales.ts";
import { type MarketPrices, marketPricesOf } from "../../../domain/trade-in/market-prices.ts";
import type { Calculation } from "../cart/calculation.ts";
import { dateText } from "../../format/date-text.ts";
import { supportText } from "./text.ts";
import { estimateBand } from "./estimate-band.ts";
import type { Band } from "./parts/price-bands.tsx";
import { reportedSales } from "./reported-sales.data.ts";
import { tradeInCheck } from "./trade-in-check.data.ts";

/** What the market says about a cart. Each figure is for a different kind of sale; never averaged. */
export interface MarketFigures extends MarketPrices {
  /** Null if there are too few reports, as is `traded`. */
  readonly sold: ReturnType<typeof reportedPrice>;
  readonly traded: ReturnType<typeof reportedPrice>;
}

/** Null if no listing has the cart's make or age. */
export function marketFiguresFor({ cart, appraisal, details }: Calculation): MarketFigures | null {
  const prices = marketPricesOf(model, cart, appraisal, details);
  if (prices === null) return null;
  return {
    ...prices,
    sold: reportedPrice(reportedSales, "sale", model, prices.wanted),
    traded: reportedPrice(reportedSales, "tradeIn", model, prices.wanted),
  };
}

/** The figures on one axis, each with its count, its newest date, and how far it may be off. */
export function bandsOf(calculation: Calculation, figures: MarketFigures): Band[] {
  const { cart, appraisal } = calculation;
  const { dealers, guide, sold } = figures;
  return [
    estimateBand(appraisal, `; typically ${wholePercent(formula)} away from what dealers ask`),
    { ...rangeOf(guide), name: "Trade-in guide", middle: null, note: guideNote },
    ...(sold === null ? [] : [{ ...sold, name: "Reported sales" as const, note: soldNote(sold) }]),
    {
      ...rangeOf(dealers),
      name: "Dealers ask",
      middle: dealers.asking,
      note: `${dealersNote} ${supportText(cart, dealers)}`.trim(),
    },
  ];
}

const { formula, dealers: dealersError } = model.typicalErrorPct;
const wholePercent = (percent: number) => `${percent.toFixed(0)}%`;
const rangeOf = ({ low, high }: { low: number; high: number }) => ({ low, high });

const guideNote = `In ${tradeInCheck.inside} of ${tradeInCheck.count} documented trade-ins, the price was within our guide. The newest is from ${dateText(tradeInCheck.newest)}.`;
const dealersNote = `Estimated from all ${model.listings.toLocaleString("en-US")} listings, the newest from ${dateText(model.newestObservation)}. Typical error at a dealer we don’t know: ${wholePercent(dealersError)}.`;

function soldNote({ count, first, last }: NonNullable<MarketFigures["sold"]>): string {
  return `${count} reported by visitors, ${dateText(first)} to ${dateText(last)}.`;
}
