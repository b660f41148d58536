/** Why the browser stored nothing. */
export type Refusal = "forbidden" | "full";

/** Storage that lasts until the visitor removes it, or until the tab is closed. */
type Area = "localStorage" | "sessionStorage";

/** The stored text, null where there is none; undefined where the browser stores nothing. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Stored JSON, parsed; null where there is nothing that can be read. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a text in place of the one before, or, for null, removes it. */
export function store(area: Area, key: string, text: string | null): Refusal | null {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return null;
  } catch (error) {
    // A browser that stores nothing in private windows may say so by a store of no size.
    const isFull = isQuota(error) && globalThis[area].length > 0;
    return isFull ? "full" : "forbidden";
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
