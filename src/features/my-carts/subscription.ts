import { type Reading, emptyReading, readCarts } from "./file.ts";
import { quarantinedNames, readText } from "./storage.ts";

/** What this browser keeps; `quarantined` names the texts that could not be read. */
export interface Shelf extends Reading {
  readonly forbidden: boolean;
  readonly quarantined: readonly string[];
}

let last: { seen: string; shelf: Shelf } | undefined;

/** What is stored now; the same object until it changes. */
export function currentShelf(): Shelf {
  const text = readText();
  const quarantined = text === undefined ? [] : quarantinedNames();
  const seen = JSON.stringify([text === undefined, text, ...quarantined]);
  if (last?.seen !== seen) {
    const shelf = { ...readingOf(text ?? null), forbidden: text === undefined, quarantined };
    last = { seen, shelf };
  }
  return last.shelf;
}

export function readingOf(text: string | null): Reading {
  return text === null ? emptyReading : readCarts(text, new Date());
}

/** The event of a change that this tab has made. */
const changeHere = "my-carts-change";

/** Browsers report changed storage to other tabs only. */
export function notifyThisTab(): void {
  dispatchEvent(new Event(changeHere));
}

/** A hidden page may miss what other tabs report by `storage`: it looks when it is shown again. */
const changeEvents = [changeHere, "storage", "pageshow", "visibilitychange"];

export function onShelfChange(listener: () => void): () => void {
  for (const type of changeEvents) addEventListener(type, listener);
  return () => {
    for (const type of changeEvents) removeEventListener(type, listener);
  };
}
