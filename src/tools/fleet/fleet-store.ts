import type { Fleet } from "./fleet.ts";
import { fileOf, sourceParts } from "./fleet-texts.ts";
import type { Keeping } from "./messages.ts";
import type { FleetSource, KeptLayout } from "./read-fleet.ts";

/** The largest fleet that is kept, in bytes: several times as much as 100,000 usual lines take. */
const mostBytes = 30_000_000;

const key = "fleet";

/** A fleet as this browser has it: bytes, which every browser can store, and how to read them. */
interface KeptFleet extends KeptLayout {
  readonly version: 1;
  readonly name: string;
  readonly bytes: ArrayBuffer;
}

/** Keeps a fleet in place of the one before; null to keep none. */
export async function keepFleet(fleet: Fleet | null): Promise<Keeping> {
  try {
    if (fleet === null) {
      await request("readwrite", (store) => store.delete(key));
      return "none";
    }
    const file = fileOf(sourceParts(fleet));
    if (file.size > mostBytes) {
      // Not the one before either, which would come back in its place.
      await request("readwrite", (store) => store.delete(key));
      return "tooLarge";
    }
    const { name, delimiter, headings, columns, headingLine } = fleet;
    const hasHeadings = headingLine !== null;
    const bytes = await file.arrayBuffer();
    const kept: KeptFleet = { version: 1, name, delimiter, headings, hasHeadings, columns, bytes };
    await request("readwrite", (store) => store.put(kept, key));
    return "kept";
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === "QuotaExceededError";
    return isFull ? "full" : "forbidden";
  }
}

/** The fleet that was kept; null if there is none that can be read. */
export async function keptFleet(): Promise<FleetSource | null> {
  try {
    const kept = await request("readonly", (store) => store.get(key));
    if (!isKeptFleet(kept)) return null;
    const { name, bytes, ...layout } = kept;
    return { name, file: new Blob([bytes]), layout };
  } catch {
    return null;
  }
}

function isKeptFleet(value: unknown): value is KeptFleet {
  return typeof value === "object" && value !== null && "version" in value && value.version === 1;
}

async function request(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  const database = await opened();
  try {
    const transaction = database.transaction(key, mode);
    const asked = ask(transaction.objectStore(key));
    return await new Promise<unknown>((resolve, reject) => {
      transaction.addEventListener("complete", () => resolve(asked.result));
      transaction.addEventListener("abort", () =>
        reject(transaction.error ?? new Error("It was not kept.")),
      );
    });
  } finally {
    database.close();
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open("cartworth-fleet", 1);
    const fail = () => reject(opening.error ?? new Error("It cannot be opened."));
    opening.addEventListener("upgradeneeded", () => opening.result.createObjectStore(key));
    opening.addEventListener("success", () => resolve(opening.result));
    opening.addEventListener("error", fail);
    opening.addEventListener("blocked", fail);
  });
}
