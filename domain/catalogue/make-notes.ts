import written from "./make-notes.json" with { type: "json" };
import type { Source } from "./source.ts";
import { publishedModel as model } from "../market/published-model.ts";
import { recallsOfMake } from "../recalls/recalls.ts";
import { type Make, isNameOnly } from "./make.ts";

/** Owners' questions about a make, in the order in which its page answers. */
export const makeTopics = ["models", "faults", "support"] as const;
export type MakeTopic = (typeof makeTopics)[number];

/** Another's statement about a make, in our words, and where and when we read it. */
export interface MakeNote {
  /** One to four sentences. */
  readonly text: string;
  /** Its date is the day on which we read it, or what we know of that day. */
  readonly source: Required<Source>;
}

/**
 * Keyed by the make's slug: its models and their years, known faults and what they cost to fix, and
 * who sells parts today. A topic for which we have read no source is left out.
 */
export const makeNotes: Readonly<Record<string, Partial<Record<MakeTopic, MakeNote>>>> = written;

/**
 * A page is worth finding if it has more of the make than an estimate and one anecdote: what dealers
 * ask, recalls, or notes on two topics. "Custom" is no maker's name, and its advice is its own.
 */
export function isWorthReading(make: Make): boolean {
  if (isNameOnly(make)) return false;
  const { name, slug } = make;
  const topics = Object.keys(makeNotes[slug] ?? {}).length;
  return name === "Custom" || topics > 1 || name in model.makes || recallsOfMake(name).length > 0;
}
