import written from "./models/sources.json" with { type: "json" };
import { recalls } from "../recalls/recalls.ts";
import { noticeName } from "../recalls/recall.ts";
import type { Source } from "./source.ts";

/** Where the statements about models and repairs were read; the date is the day. */
export const modelSources: Readonly<Record<string, Source>> = written;

/** A source by its name, or a recall notice by its number. */
export function modelSource(id: string): Source {
  const own = modelSources[id];
  if (own !== undefined) return own;
  const notice = recalls.find(({ number }) => number === id);
  if (notice === undefined) throw new Error(`Add ${id} to models/sources.json.`);
  return { ...notice.source, title: `Recall notice ${noticeName(notice)}` };
}
