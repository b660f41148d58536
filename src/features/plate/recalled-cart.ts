import { knownDetails } from "../../../domain/details/details.ts";
import type { RecalledCart } from "../../../domain/recalls/find-recalls.ts";
import type { Calculation } from "../cart-form/calculation.ts";

/** A powertrain we only assume can't rule out a recall. */
export function recalledCartOf({
  cart,
  details,
}: Pick<Calculation, "cart" | "details">): RecalledCart {
  return { ...cart, powertrain: knownDetails(details).powertrain };
}
