import { hexOf } from "../../format/hex.ts";
import type { Details } from "../../../domain/cart/details.ts";
import {
  type SavedCart,
  type Reading,
  savedCart,
  writeCarts,
  emptyReading,
  readCarts,
} from "./format.ts";
import { type Refusal as StorageRefusal, readStored, store } from "../../browser/storage.ts";
import { type Carts, findSame, maxCarts } from "./model.ts";

const key = "my-carts";

/** Why a change was not stored. */
export type Refusal = StorageRefusal | "newer-version";

/**
 * Changes the saved carts, always starting from what is stored now, which another tab may have
 * written. What could not be read is overwritten, unless a newer version of the page can read it.
 */
export function changeCarts(edit: (carts: Carts) => Carts): Refusal | null {
  const text = readStored("localStorage", key);
  if (text === undefined) return "forbidden";
  const { carts, problem } = readingOf(text);
  if (problem === "newer-version") return problem;
  const next = edit(carts);
  if (next === carts) return null;
  const refusal = store("localStorage", key, writeCarts(next));
  if (refusal === null) notifyThisTab();
  return refusal;
}

export type SaveOutcome =
  | { readonly status: "saved" | "already-saved"; readonly saved: SavedCart }
  | { readonly status: "at-limit" | Refusal };

/** Saves an estimate made on the page at `path`, once. */
export function saveCart(details: Details, path: string): SaveOutcome {
  let outcome: SaveOutcome = { status: "at-limit" };
  const refusal = changeCarts((carts) => {
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
function newCartId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(6)));
}

/** Everything that this browser keeps. */
export interface SavedCarts extends Reading {
  readonly forbidden: boolean;
}

let last: { text: string | null | undefined; list: SavedCarts } | undefined;

/** Reads the stored carts; the same object until they change. */
export function currentCarts(): SavedCarts {
  const text = readStored("localStorage", key);
  if (last === undefined || last.text !== text) {
    last = { text, list: { ...readingOf(text ?? null), forbidden: text === undefined } };
  }
  return last.list;
}

function readingOf(text: string | null): Reading {
  return text === null ? emptyReading : readCarts(text);
}

/** The event of a change that this tab has made. */
const changeHere = "my-carts-change";

/** Browsers report changed storage to other tabs only. */
function notifyThisTab(): void {
  dispatchEvent(new Event(changeHere));
}

/** A hidden page may miss what other tabs report by `storage`: it looks when it is shown again. */
const changeEvents = [changeHere, "storage", "pageshow", "visibilitychange"];

export function onCartsChange(listener: () => void): () => void {
  for (const type of changeEvents) addEventListener(type, listener);
  return () => {
    for (const type of changeEvents) removeEventListener(type, listener);
  };
}
