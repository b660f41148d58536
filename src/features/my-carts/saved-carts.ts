import { hexOf } from "../../format/hex.ts";
import type { Details } from "../../../domain/cart/details.ts";
import { type SavedCart, savedCart, writeCarts } from "./file.ts";
import type { Refusal } from "../../browser/storage.ts";
import { readText, removeQuarantined, writeText } from "./storage.ts";
import { notifyThisTab, readingOf } from "./subscription.ts";
import { type Carts, findSame, maxCarts } from "./model.ts";

/**
 * Changes the saved carts, always starting from what is stored now, which another tab may have
 * written. A text that cannot be read completely is quarantined before it is overwritten.
 */
export function changeCarts(edit: (carts: Carts) => Carts): Refusal | null {
  const text = readText();
  if (text === undefined) return "forbidden";
  const reading = readingOf(text);
  const next = edit(reading.carts);
  if (next === reading.carts) return null;
  const isWhole = reading.problem === null && reading.unreadable === 0;
  const refusal = writeText(writeCarts(next), isWhole ? null : text);
  if (refusal === null) notifyThisTab();
  return refusal;
}

/** How long a write in one tab may take to be seen in another. */
const seenMs = 50;

/** Changes the saved carts while no other tab adds one: two at once would lose a cart. */
export async function changeAlone(edit: (carts: Carts) => Carts): Promise<Refusal | null> {
  // A page that isn't secure has no locks.
  const { locks }: { readonly locks?: LockManager | null } = navigator;
  if (!locks) return changeCarts(edit);
  return new Promise((resolve, reject) => {
    const locked = locks.request("my-carts", async () => {
      resolve(changeCarts(edit));
      await new Promise((seen) => setTimeout(seen, seenMs));
    });
    locked.catch(reject);
  });
}

export type SaveOutcome =
  | { readonly status: "saved" | "already-saved"; readonly saved: SavedCart }
  | { readonly status: "at-limit" | Refusal };

/** Saves an estimate made on the page at `path`, once. */
export async function saveCart(details: Details, path: string): Promise<SaveOutcome> {
  let outcome: SaveOutcome = { status: "at-limit" };
  const refusal = await changeAlone((carts) => {
    const same = findSame(carts, details);
    if (same !== undefined) outcome = { status: "already-saved", saved: same };
    if (same !== undefined || carts.length >= maxCarts) return carts;
    const saved = savedCart(details, path, newCartId(), new Date());
    outcome = { status: "saved", saved };
    return [saved, ...carts];
  });
  return refusal === null ? outcome : { status: refusal };
}

/** Twelve letters and digits that are unique in this browser, short enough for an address. */
export function newCartId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(6)));
}

export function eraseQuarantined(name: string): void {
  removeQuarantined(name);
  notifyThisTab();
}
