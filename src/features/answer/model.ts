import type { Confidence } from "../../../domain/answer/advice.ts";
import type { Figures } from "../../../domain/answer/figures.ts";
import {
  type AdviceText,
  type Caption,
  describeAdvice,
  estimateNote,
  answerNumber,
} from "../../../domain/answer/text.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import type { DollarRange } from "../../../domain/market/work-prices.ts";
import type { FigureRow } from "../../ui/figures/figure-row.ts";

export interface Answer {
  /** Whole US dollars. */
  readonly number: number;
  /** From the opening offer to the walk-away price. */
  readonly stripRange: DollarRange;
  readonly confidence: Confidence;
  readonly text: AdviceText;
  readonly rows: readonly FigureRow[];
}

/** Uses the formula alone where no dealer's price is known. */
export function answerOf(figures: Figures, role: Role): Answer {
  return {
    number: answerNumber(figures, role),
    stripRange: stripRangeOf(figures, role),
    confidence: figures.advice?.[role].confidence ?? "rough",
    text: describeAdvice(figures, role),
    rows: figureRows(figures),
  };
}

/** The answer's captions, plus what dealers ask if it's well above the others. */
export function captionsOf({ text: { captions }, rows }: Answer): readonly Caption[] {
  const asking = rows.find(({ kind }) => kind === "dealer")?.middle;
  const last = captions.at(-1)?.dollars;
  if (asking === undefined || last === undefined || asking < 1.1 * last) return captions;
  const dealers = { title: "Dealers ask more", note: dealersNote, dollars: asking };
  return [...captions, dealers];
}

const dealersNote = "For one made ready to sell.";

/**
 * A trade-in runs from a failed load test to a passed one, and an insured value runs up from the as-is
 * price.
 */
function stripRangeOf({ estimate, market, advice }: Figures, role: Role): DollarRange {
  if (market === null) return estimate;
  const { number, floor, ceiling } = advice[role];
  switch (role) {
    case "selling":
      return { low: floor, high: ceiling };
    case "trading": {
      const { branches } = market.tradeIn;
      return branches === null
        ? { low: floor, high: ceiling }
        : { low: branches.replacing.middle, high: branches.passing.middle };
    }
    case "buying":
      return { low: number, high: ceiling };
    case "insuring":
      return { low: floor, high: number };
  }
}

export function figureRows(figures: Figures): FigureRow[] {
  const { estimate, market } = figures;
  const { low, value, high } = estimate;
  const formula: FigureRow = {
    kind: "formula",
    low,
    middle: value,
    high,
    note: estimateNote(figures),
  };
  if (market === null) return [formula];
  const { tradeIn, asking } = market;
  return [
    formula,
    {
      kind: "trade",
      low: tradeIn.low,
      middle: tradeIn.middle,
      high: tradeIn.high,
      note: "What a dealer likely pays.",
    },
    {
      kind: "dealer",
      low: asking.low,
      middle: asking.asking,
      high: asking.high,
      note: dealersNote,
    },
  ];
}
