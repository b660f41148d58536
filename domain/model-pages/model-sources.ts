import written from "./models/sources.json" with { type: "json" };
import { recalls } from "../recalls/recalls.ts";
import { noticeName } from "../recalls/recall.ts";
import type { Source } from "../catalogue/source.ts";

export const modelSources: Readonly<Record<string, Source>> = written;

/** Takes an ID of models/sources.json or the number of a recall notice. */
export function sourceOf(id: string): Source {
  const source = modelSources[id];
  if (source !== undefined) return source;
  const notice = recalls.find(({ number }) => number === id);
  if (notice === undefined) {
    throw new Error(
      `${id} is neither in domain/model-pages/models/sources.json nor the number of a recall notice.`,
    );
  }
  return { ...notice.source, title: `Recall notice ${noticeName(notice)}` };
}
