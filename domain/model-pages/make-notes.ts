import written from "./make-notes.json" with { type: "json" };
import type { Source } from "../catalogue/source.ts";
import { publishedModel as model } from "../market/published-model.ts";
import { recallsOfMake } from "../recalls/recalls.ts";
import { type Make, isNameOnly } from "../catalogue/make.ts";

export const makeTopics = ["models", "faults", "support"] as const;
export type MakeTopic = (typeof makeTopics)[number];

export interface MakeNote {
  /** One to four sentences. */
  readonly text: string;
  /** Its date is when we read it, as exactly as we know. */
  readonly source: Required<Source>;
}

/** Keyed by the make's slug. A topic for which we have read no source is left out. */
export const makeNotes: Readonly<Record<string, Partial<Record<MakeTopic, MakeNote>>>> = written;

/**
 * Only pages with more than an estimate and one note are offered to search engines: with dealers'
 * prices, recalls, or notes on two topics. "Custom" isn't a maker, but has advice of its own.
 */
export function shouldBeIndexed(make: Make): boolean {
  if (isNameOnly(make)) return false;
  const { name, slug } = make;
  const topics = Object.keys(makeNotes[slug] ?? {}).length;
  return name === "Custom" || topics > 1 || name in model.makes || recallsOfMake(name).length > 0;
}
