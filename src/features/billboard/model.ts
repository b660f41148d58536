import type { Confidence } from "../../../domain/answer/advice.ts";
import type { Figures } from "../../../domain/answer/figures.ts";
import {
  type AdviceText,
  describeAdvice,
  estimateNote,
  signNumber,
} from "../../../domain/answer/text.ts";
import type { Role } from "../../../domain/cart/roles.ts";
import { evidenceNotes } from "../evidence/notes.ts";

/** The kinds of figures, in the order in which they are told. */
export type FigureKind = "formula" | "trade" | "dealer";

/** A figure of a cart with its range, and what it rests on. In whole US dollars. */
export interface LedgerRow {
  readonly kind: FigureKind;
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly note: string;
}

/** The contents of the board for one side of the deal. */
export interface BoardView {
  /** The number on the sign, in whole US dollars. */
  readonly number: number;
  /** What to accept. */
  readonly range: { readonly low: number; readonly high: number };
  readonly confidence: Confidence;
  readonly text: AdviceText;
  readonly rows: readonly LedgerRow[];
}

/** The board for a side of the deal. Where no dealer's price is known, the formula stands alone. */
export function boardOf(figures: Figures, role: Role): BoardView {
  const { estimate, advice } = figures;
  const own = advice?.[role];
  return {
    number: signNumber(figures, role),
    range: own ? { low: own.floor, high: own.ceiling } : { low: estimate.low, high: estimate.high },
    confidence: own?.confidence ?? "rough",
    text: describeAdvice(figures, role),
    rows: rowsOf(figures),
  };
}

/** The figures behind a cart's number. */
export function rowsOf(figures: Figures): LedgerRow[] {
  const { estimate, market } = figures;
  const { low, value, high } = estimate;
  const formula = { low, middle: value, high, kind: "formula" as const };
  const formulaRow = { ...formula, note: estimateNote(figures) };
  if (market === null) return [formulaRow];
  const { tradeIn, asking } = market;
  return [
    formulaRow,
    {
      kind: "trade",
      low: tradeIn.low,
      middle: tradeIn.middle,
      high: tradeIn.high,
      note: evidenceNotes.trade,
    },
    {
      kind: "dealer",
      low: asking.low,
      middle: asking.asking,
      high: asking.high,
      note: evidenceNotes.dealer,
    },
  ];
}
