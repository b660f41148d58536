const key = "my-carts";

const quarantineKey = `${key} unreadable `;

/** Why the browser kept nothing. */
export type Refusal = "forbidden" | "full";

/** The stored text, null where there is none; undefined where the browser stores nothing. */
export function readText(): string | null | undefined {
  try {
    return localStorage.getItem(key);
  } catch {
    return undefined;
  }
}

/** Stores a text, once another one, if any, is quarantined. */
export function writeText(next: string, quarantined: string | null): Refusal | null {
  const name = quarantineKey + new Date().toISOString();
  try {
    if (quarantined !== null) localStorage.setItem(name, quarantined);
    localStorage.setItem(key, next);
    return null;
  } catch (error) {
    localStorage.removeItem(name);
    // A browser that stores nothing in private windows may say so by a store of no size.
    return isQuota(error) && localStorage.length > 0 ? "full" : "forbidden";
  }
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

export function quarantinedNames(): string[] {
  return Object.keys(localStorage)
    .filter((name) => name.startsWith(quarantineKey))
    .toSorted();
}

export function readQuarantined(name: string): string {
  return localStorage.getItem(name) ?? "";
}

export function removeQuarantined(name: string): void {
  localStorage.removeItem(name);
}
