import { readStoredJson, storeText } from "../browser/storage.ts";
import { type Destination, isDestination } from "./sent-forms.ts";
import { unsentKey } from "./unsent-key.ts";

/** The id makes repeated attempts count as one entry. */
export interface Unsent {
  readonly id: string;
  readonly to: Destination;
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO time of the last attempt. */
  readonly keptAt: string;
}

export const unsentDays = 7;

/** Oldest first, without expired ones. Empty if storage is blocked. */
export function readUnsent(now = Date.now()): Unsent[] {
  const saved = readStoredJson("localStorage", unsentKey);
  if (!Array.isArray(saved)) return [];
  const unexpired = saved.filter(isUnsent).filter((entry) => isFresh(entry, now));
  if (unexpired.length < saved.length) writeUnsent(unexpired);
  return unexpired;
}

/** Replaces a form with the same id. Returns false if the browser can't store it. */
export function keepUnsent(entry: Omit<Unsent, "keptAt">): boolean {
  const otherForms = readUnsent().filter(({ id }) => id !== entry.id);
  return writeUnsent([...otherForms, { ...entry, keptAt: new Date().toISOString() }]);
}

export function forgetUnsent(id: string): void {
  const saved = readUnsent();
  const remaining = saved.filter((entry) => entry.id !== id);
  if (remaining.length < saved.length) writeUnsent(remaining);
}

/** True if the text has changed since it was saved: it's then sent as a new entry. */
export function isSavedWithDifferentText(id: string, fields: Unsent["fields"]): boolean {
  const saved = readUnsent().find((entry) => entry.id === id);
  return saved !== undefined && JSON.stringify(saved.fields) !== JSON.stringify(fields);
}

function writeUnsent(entries: readonly Unsent[]): boolean {
  const text = entries.length === 0 ? null : JSON.stringify(entries);
  return storeText("localStorage", unsentKey, text) === null;
}

function isUnsent(value: unknown): value is Unsent {
  const { id, to, fields, keptAt } = Object(value);
  return (
    typeof id === "string" &&
    isDestination(to) &&
    typeof fields === "object" &&
    fields !== null &&
    !Number.isNaN(Date.parse(keptAt))
  );
}

function isFresh({ keptAt }: Unsent, now: number): boolean {
  return now - Date.parse(keptAt) < unsentDays * 24 * 60 * 60 * 1000;
}
