import { type Advice, type Seller, advise } from "./advise.ts";
import type { Role } from "../cart/roles.ts";
import { type Market, type Subject, figuresOf, type Figures } from "./figures.ts";
import { type LeverId, pull } from "../valuation/levers.ts";

/** A way in which a cart could differ. */
export type OtherCase = "lithium" | "lead-acid" | "lifted" | "not-lifted";

/**
 * The advice if the cart had the other batteries, and if it were lifted, or weren't: what owners
 * leave out of a form, and dealers ask much for. Empty without dealers' prices.
 */
export function otherCases(
  subject: Subject,
  market: Market,
  role: Role,
  seller?: Seller,
): { readonly name: OtherCase; readonly advice: Advice }[] {
  const { batteryType, lifted } = subject.details;
  const batteries =
    batteryType === "lithium"
      ? ({ name: "lead-acid", change: { batteryType: "lead-acid" } } as const)
      : ({ name: "lithium", change: { batteryType: "lithium" } } as const);
  const height = { name: lifted ? "not-lifted" : "lifted", change: { lifted: !lifted } } as const;
  const cases = subject.cart.powertrain === "electric" ? [batteries, height] : [height];
  return cases.flatMap(({ name, change }) => {
    const figures = figuresOf({ ...subject, details: { ...subject.details, ...change } }, market);
    return figures.dealers === null ? [] : [{ name, advice: advise(figures, role, seller) }];
  });
}

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
