// Tested in ../answer/cart-doubt.test.ts.
import type { Powertrain } from "../cart/cart.ts";
import type { ResolvedModel } from "./resolve-model.ts";

/** A model family that was built with one kind of power only. */
export interface BuiltPower {
  readonly make: string;
  readonly name: string;
  readonly powertrain: Powertrain;
}

/** Null if the model was built with that power, or may have been. */
export function findOtherBuiltPower(
  powertrain: Powertrain,
  { family, implied }: ResolvedModel,
): BuiltPower | null {
  if (family === null || implied.powertrain === undefined) return null;
  if (implied.powertrain === powertrain) return null;
  return { make: family.make, name: family.name, powertrain: implied.powertrain };
}
