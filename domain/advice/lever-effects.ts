import { type LeverId, pull } from "../valuation/levers.ts";
import { type Figures, type Market, type Subject, figuresOf } from "./figures.ts";

/** The amount that one change adds to each figure, in whole US dollars. Null where there are no dealers' prices. */
export interface LeverEffects {
  readonly estimate: number;
  readonly dealers: number | null;
  readonly tradeIn: number | null;
}

/** The amounts that a lever adds to the formula's estimate, to what dealers ask, and to what they pay; null if it does not apply. */
export function leverEffects(
  id: LeverId,
  subject: Subject,
  market: Market,
  before: Figures = figuresOf(subject, market),
): LeverEffects | null {
  const changed = pull(id, subject.cart, subject.asOfYear);
  if (changed === null) return null;
  const after = figuresOf({ ...subject, ...changed }, market);
  return {
    estimate: after.appraisal.value - before.appraisal.value,
    dealers: difference(before.dealers?.asking, after.dealers?.asking),
    tradeIn: difference(before.tradeIn?.middle, after.tradeIn?.middle),
  };
}

function difference(before: number | undefined, after: number | undefined): number | null {
  return before === undefined || after === undefined ? null : after - before;
}
