import { cartName } from "../../../domain/cart/wording.ts";
import { type Details, formQueryOf } from "../../../domain/cart/details.ts";
import { type SavedCart, cartIn } from "./format.ts";

export type Carts = readonly SavedCart[];

export const maxCarts = 100;

/** A cart's title: the visitor's own name for it, or what it is. */
export function titleOf(saved: SavedCart): string {
  return saved.name.trim() || cartName(cartIn(saved));
}

/** The cart on the list that is valued exactly like this one. */
export function findSame(carts: Carts, details: Details): SavedCart | undefined {
  const target = identityOf(details);
  return carts.find((each) => identityOf(each.details) === target);
}

/** The age of batteries that a gas cart does not have makes no other cart of it. */
function identityOf(details: Details): string {
  const { batteryAge, ...others } = details;
  return formQueryOf(details.powertrain === "gas" ? { ...others, batteryAge: 0 } : details);
}

export function edited(
  carts: Carts,
  id: string,
  change: Partial<Pick<SavedCart, "name" | "note">>,
): Carts {
  return carts.map((each) => (each.id === id ? { ...each, ...change } : each));
}

/** The cart that was removed last, and its place on the list. */
export interface Removal {
  readonly saved: SavedCart;
  readonly at: number;
}

export function restore({ saved, at }: Removal, carts: Carts): Carts {
  if (carts.some(({ id }) => id === saved.id)) return carts;
  return carts.toSpliced(at, 0, saved);
}
