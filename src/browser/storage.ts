export type Refusal = "forbidden" | "full";

type Area = "localStorage" | "sessionStorage";

/** Null if nothing is stored; undefined if the browser refuses to store anything. */
export function readStored(area: Area, key: string): string | null | undefined {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return undefined;
  }
}

/** Null if nothing readable is stored. */
export function readStoredJson(area: Area, key: string): unknown {
  try {
    return JSON.parse(readStored(area, key) ?? "null");
  } catch {
    return null;
  }
}

/** Null as text removes the entry. Returns null on success. */
export function storeText(area: Area, key: string, text: string | null): Refusal | null {
  try {
    if (text === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, text);
    return null;
  } catch (error) {
    // Browsers that store nothing in private windows may report a quota of zero.
    const isFull = isQuota(error) && globalThis[area].length > 0;
    return isFull ? "full" : "forbidden";
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}
