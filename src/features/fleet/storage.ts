import { readStoredJson, store } from "../../browser/storage.ts";
import { type Fleet, sourceOf } from "./model.ts";
import type { FleetSource, KeptLayout } from "./read-fleet.ts";

/** The state of the copy in this browser. */
export type Keeping = "kept" | "full" | "forbidden" | "none";

const key = "fleet";

/** A fleet as this browser has it: its text, and how to read it. */
interface KeptFleet extends KeptLayout {
  readonly version: 2;
  readonly name: string;
  readonly text: string;
}

/** Keeps a fleet in place of the one before; null to keep none. */
export function keepFleet(fleet: Fleet | null): Keeping {
  if (fleet === null) {
    store("localStorage", key, null);
    return "none";
  }
  const { name, delimiter, headings, columns, headingLine } = fleet;
  const hasHeadings = headingLine !== null;
  const text = sourceOf(fleet);
  const kept: KeptFleet = { version: 2, name, delimiter, headings, hasHeadings, columns, text };
  return store("localStorage", key, JSON.stringify(kept)) ?? "kept";
}

/** The fleet that was kept; null if there is none that can be read. */
export function keptFleet(): FleetSource | null {
  const kept = readStoredJson("localStorage", key);
  if (!isKeptFleet(kept)) return null;
  const { name, text, ...layout } = kept;
  return { name, file: new Blob([text]), layout };
}

/** Something else may have written here, so this looks at every part. */
function isKeptFleet(value: unknown): value is KeptFleet {
  const { version, name, text, delimiter, headings, hasHeadings, columns } = Object(value);
  return (
    version === 2 &&
    [name, text, delimiter].every((each) => typeof each === "string") &&
    typeof hasHeadings === "boolean" &&
    Array.isArray(headings) &&
    headings.every((each) => typeof each === "string") &&
    typeof columns === "object" &&
    columns !== null
  );
}
