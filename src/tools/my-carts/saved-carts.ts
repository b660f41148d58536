import type { Details } from "../cart/details.ts";
import {
  type Reading,
  type SavedCart,
  nothing,
  readCarts,
  savedCart,
  writeCarts,
} from "./cart-file.ts";
import { type Carts, findSame, mostCarts } from "./shelf.ts";

const key = "my-carts";
const asideKey = `${key} unreadable `;

/** Why the browser kept nothing. */
export type Refusal = "forbidden" | "full";

/** What this browser keeps; `aside` names the texts that could not be read and were put aside. */
export interface Shelf extends Reading {
  readonly forbidden: boolean;
  readonly aside: readonly string[];
}

/**
 * Changes what is kept, always from what is kept now, which another tab may have written. A text
 * that cannot be read in full is put aside before it is written over.
 */
export function changeCarts(edit: (carts: Carts) => Carts): Refusal | null {
  const text = readText();
  if (text === undefined) return "forbidden";
  const reading = readingOf(text);
  const next = edit(reading.carts);
  if (next === reading.carts) return null;
  const isWhole = reading.fault === null && reading.unreadable === 0;
  const refusal = write(writeCarts(next), isWhole ? null : text);
  if (refusal === null) tellThisTab();
  return refusal;
}

function write(next: string, aside: string | null): Refusal | null {
  const name = asideKey + new Date().toISOString();
  try {
    if (aside !== null) localStorage.setItem(name, aside);
    localStorage.setItem(key, next);
    return null;
  } catch (error) {
    localStorage.removeItem(name);
    // A browser that keeps nothing in private windows may say so by a store of no size.
    return isQuota(error) && localStorage.length > 0 ? "full" : "forbidden";
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

export type SaveOutcome =
  | { readonly status: "saved" | "already-saved"; readonly saved: SavedCart }
  | { readonly status: "at-limit" | Refusal };

/** Keeps an estimate made on the page at `path`, once. */
export function saveCart(details: Details, path: string): SaveOutcome {
  let outcome: SaveOutcome = { status: "at-limit" };
  const refusal = changeCarts((carts) => {
    const same = findSame(carts, details);
    if (same !== undefined) outcome = { status: "already-saved", saved: same };
    if (same !== undefined || carts.length >= mostCarts) return carts;
    const saved = savedCart(details, path, newId(), new Date());
    outcome = { status: "saved", saved };
    return [saved, ...carts];
  });
  return refusal === null ? outcome : { status: refusal };
}

/** Twelve letters and digits that no other cart of this browser has, short enough for an address. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

let last: { seen: string; shelf: Shelf } | undefined;

/** What is kept now; the same object until it changes. */
export function currentShelf(): Shelf {
  const text = readText();
  const aside = text === undefined ? [] : asideNames();
  const seen = JSON.stringify([text === undefined, text, ...aside]);
  if (last?.seen !== seen) {
    const shelf = { ...readingOf(text ?? null), forbidden: text === undefined, aside };
    last = { seen, shelf };
  }
  return last.shelf;
}

function asideNames(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(asideKey))
    .toSorted();
}

export function readAside(name: string): string {
  return localStorage.getItem(name) ?? "";
}

export function eraseAside(name: string): void {
  localStorage.removeItem(name);
  tellThisTab();
}

/** The text that is kept, null where there is none; undefined where the browser keeps nothing. */
function readText(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

function readingOf(text: string | null): Reading {
  return text === null ? nothing : readCarts(text, new Date());
}

const listeners = new Set<() => void>();

function tellThisTab(): void {
  for (const listener of listeners) listener();
}

/** Other tabs tell by `storage`, but not a page that was out of sight: it looks when it returns. */
const returns = ["storage", "pageshow", "visibilitychange"];

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  for (const type of returns) addEventListener(type, listener);
  return () => {
    listeners.delete(listener);
    for (const type of returns) removeEventListener(type, listener);
  };
}
