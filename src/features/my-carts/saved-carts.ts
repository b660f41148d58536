import { hexOf } from "../../format/hex.ts";
import type { Details } from "../../../domain/cart/details.ts";
import {
  type SavedCart,
  type Reading,
  savedCart,
  writeCarts,
  emptyReading,
  readCarts,
} from "./file.ts";
import { type Refusal, readStored, store } from "../../browser/storage.ts";
import { type Carts, findSame, maxCarts } from "./model.ts";

/**
 * Changes the saved carts, always starting from what is stored now, which another tab may have
 * written. A text that cannot be read completely is quarantined before it is overwritten.
 */
export function changeCarts(edit: (carts: Carts) => Carts): Refusal | null {
  const text = readStored("localStorage", key);
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
  localStorage.removeItem(name);
  notifyThisTab();
}

const key = "my-carts";
const quarantineKey = `${key} unreadable `;

/** Stores a text, once another one, if any, is quarantined. */
function writeText(next: string, quarantined: string | null): Refusal | null {
  const name = quarantineKey + new Date().toISOString();
  const aside = quarantined === null ? null : store("localStorage", name, quarantined);
  const refusal = aside ?? store("localStorage", key, next);
  if (refusal !== null) store("localStorage", name, null);
  return refusal;
}

function quarantinedNames(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(quarantineKey))
    .toSorted();
}

export function readQuarantined(name: string): string {
  return localStorage.getItem(name) ?? "";
}

/** Everything that this browser keeps; `quarantined` names the texts that could not be read. */
export interface SavedCarts extends Reading {
  readonly forbidden: boolean;
  readonly quarantined: readonly string[];
}

let last: { seen: string; list: SavedCarts } | undefined;

/** Reads the stored carts; the same object until they change. */
export function currentCarts(): SavedCarts {
  const text = readStored("localStorage", key);
  const quarantined = text === undefined ? [] : quarantinedNames();
  const seen = JSON.stringify([text === undefined, text, ...quarantined]);
  if (last?.seen !== seen) {
    const list = { ...readingOf(text ?? null), forbidden: text === undefined, quarantined };
    last = { seen, list };
  }
  return last.list;
}

function readingOf(text: string | null): Reading {
  return text === null ? emptyReading : readCarts(text, new Date());
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
