import { type Advice, type Seller, advise } from "./advise.ts";
import type { Role } from "../cart/roles.ts";
import { type Market, type Subject, figuresOf } from "./figures.ts";

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
