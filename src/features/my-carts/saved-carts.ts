import { hexOf } from "../../format/hex.ts";
import type { Details } from "../../../domain/details/details.ts";
import {
  type SavedCart,
  type Reading,
  type SavedAs,
  savedCart,
  writeCarts,
  emptyReading,
  readCarts,
} from "./format.ts";
import { type Refusal as StorageRefusal, readStored, storeText } from "../../browser/storage.ts";
import { type Carts, findSame, maxCarts } from "./model.ts";

const key = "my-carts";

export type Refusal = StorageRefusal | "newer-version";

/**
 * Starts from what is stored now, because another tab may have changed it. Unreadable text is
 * overwritten, unless a newer version of the page could read it.
 */
export function changeCarts(edit: (carts: Carts) => Carts): Refusal | null {
  const text = readStored("localStorage", key);
  if (text === undefined) return "forbidden";
  const { carts, problem } = readingOf(text);
  if (problem === "newer-version") return problem;
  const next = edit(carts);
  if (next === carts) return null;
  const refusal = storeText("localStorage", key, writeCarts(next));
  if (refusal === null) notifyThisTab();
  return refusal;
}

export type SaveOutcome =
  | { readonly status: "saved" | "already-saved"; readonly saved: SavedCart }
  | { readonly status: "at-limit" | Refusal };

/** `path` is the page that the estimate was made on. */
export function saveCart(details: Details, path: string, savedAs: SavedAs): SaveOutcome {
  let outcome: SaveOutcome = { status: "at-limit" };
  const refusal = changeCarts((carts) => {
    const savedBefore = findSame(carts, details, savedAs.ad);
    if (savedBefore !== undefined && savedBefore.role !== savedAs.role) {
      const saved = { ...savedBefore, role: savedAs.role };
      outcome = { status: "saved", saved };
      return carts.map((each) => (each === savedBefore ? saved : each));
    }
    if (savedBefore !== undefined) outcome = { status: "already-saved", saved: savedBefore };
    if (savedBefore !== undefined || carts.length >= maxCarts) return carts;
    const saved = savedCart(details, path, newCartId(), new Date(), savedAs);
    outcome = { status: "saved", saved };
    return [saved, ...carts];
  });
  return refusal === null ? outcome : { status: refusal };
}

/** Short enough for an address. */
function newCartId(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(6)));
}

export interface SavedCarts extends Reading {
  readonly forbidden: boolean;
}

let last: { text: string | null | undefined; list: SavedCarts } | undefined;

/** Returns the same object until the stored carts change, as useSyncExternalStore needs. */
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

const changeHere = "my-carts-change";

/** Browsers report changed storage to other tabs only. */
function notifyThisTab(): void {
  dispatchEvent(new Event(changeHere));
}

/** A hidden page may miss other tabs' `storage` events, so it looks again when it is shown. */
const changeEvents = [changeHere, "storage", "pageshow", "visibilitychange"];

export function onCartsChange(listener: () => void): () => void {
  for (const type of changeEvents) addEventListener(type, listener);
  return () => {
    for (const type of changeEvents) removeEventListener(type, listener);
  };
}
