import type { DollarRange } from "../../../domain/market/work-prices.ts";

export type FigureKind = "formula" | "trade" | "dealer";

/** Whole US dollars. */
export interface FigureRow extends DollarRange {
  readonly kind: FigureKind;
  readonly middle: number;
  readonly note: string;
}
