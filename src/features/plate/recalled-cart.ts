import { sourceOf } from "../../../domain/details/details.ts";
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { Calculation } from "../cart-form/calculation.ts";

/** A powertrain we only assume can't rule out a recall. */
export function recalledCartOf({
  cart,
  details,
}: Pick<Calculation, "cart" | "details">): RecalledCart {
  const isAssumed = sourceOf(details, "powertrain") === "assumed";
  return { ...cart, powertrain: isAssumed ? null : cart.powertrain };
}
