import { cartName } from "../../../domain/cart/wording.ts";
import { type Details, formQueryOf } from "../../../domain/cart/details.ts";
import { type SavedCart, cartIn } from "./file.ts";

export type Carts = readonly SavedCart[];

export const maxCarts = 100;

/** A cart's title: the visitor's own name for it, or what it is. */
export function titleOf(saved: SavedCart): string {
  return saved.name.trim() || cartName(cartIn(saved));
}

/** The cart on the list that is valued exactly like this one. */
export function findSame(carts: Carts, details: Details): SavedCart | undefined {
  const wanted = identityOf(details);
  return carts.find((each) => identityOf(each.details) === wanted);
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

/** A cart that was taken away, and the ids of the list as it was. */
export interface Removal {
  readonly saved: SavedCart;
  readonly order: readonly string[];
}

/** Where a removed cart stood: behind the nearest of those before it that is still there. */
export function placeOf({ saved, order }: Removal, carts: Carts): number {
  const before = new Set(order.slice(0, order.indexOf(saved.id)));
  return carts.findLastIndex(({ id }) => before.has(id)) + 1;
}

export function restore(removal: Removal, carts: Carts): Carts {
  if (carts.some(({ id }) => id === removal.saved.id)) return carts;
  return carts.toSpliced(placeOf(removal, carts), 0, removal.saved);
}

/** The outcome of adding a file's carts. Those on the list stay as they are. */
export interface Merge {
  readonly carts: Carts;
  readonly added: number;
  readonly alreadyThere: number;
  readonly leftOut: number;
}

export function merged(list: Carts, arriving: Carts, newId: () => string): Merge {
  const carts = [...list];
  let [alreadyThere, leftOut] = [0, 0];
  for (const each of arriving) {
    if (findSame(carts, each.details)) alreadyThere++;
    else if (carts.length >= maxCarts) leftOut++;
    else carts.push(carts.some(({ id }) => id === each.id) ? { ...each, id: newId() } : each);
  }
  return { carts, added: carts.length - list.length, alreadyThere, leftOut };
}
