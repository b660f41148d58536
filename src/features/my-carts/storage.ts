import { type Refusal, readStored, store } from "../../browser/storage.ts";

const key = "my-carts";
const quarantineKey = `${key} unreadable `;

/** The stored text, null where there is none; undefined where the browser stores nothing. */
export function readText(): string | null | undefined {
  return readStored("localStorage", key);
}

/** Stores a text, once another one, if any, is quarantined. */
export function writeText(next: string, quarantined: string | null): Refusal | null {
  const name = quarantineKey + new Date().toISOString();
  const aside = quarantined === null ? null : store("localStorage", name, quarantined);
  const refusal = aside ?? store("localStorage", key, next);
  if (refusal !== null) store("localStorage", name, null);
  return refusal;
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
