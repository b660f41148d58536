import { cartName } from "../../../domain/details/wording.ts";
import { type Details, formQueryOf } from "../../../domain/details/details.ts";
import { type SavedCart, cartIn } from "./format.ts";

export type Carts = readonly SavedCart[];

export const maxCarts = 100;

export function titleOf(saved: SavedCart): string {
  return saved.name.trim() || cartName(cartIn(saved));
}

/** An ad for a cart just like the visitor's own is still a different cart. */
export function findSame(
  carts: Carts,
  details: Details,
  ad: SavedCart["ad"] = null,
): SavedCart | undefined {
  const target = identityOf(details) + JSON.stringify(ad);
  return carts.find((saved) => identityOf(saved.details) + JSON.stringify(saved.ad) === target);
}

/** A gas cart has no batteries, so their age must not make it a different cart. */
function identityOf(details: Details): string {
  const { batteryAge, ...otherDetails } = details;
  return formQueryOf(details.powertrain === "gas" ? { ...otherDetails, batteryAge: 0 } : details);
}

export function editCart(
  carts: Carts,
  id: string,
  change: Partial<Pick<SavedCart, "name" | "note">>,
): Carts {
  return carts.map((saved) => (saved.id === id ? { ...saved, ...change } : saved));
}

/** The last removed cart and its index on the list, for undo. */
export interface Removal {
  readonly saved: SavedCart;
  readonly index: number;
}

export function restore({ saved, index }: Removal, carts: Carts): Carts {
  if (carts.some(({ id }) => id === saved.id)) return carts;
  return carts.toSpliced(index, 0, saved);
}
