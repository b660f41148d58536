import written from "./state-law.json" with { type: "json" };
import type { Source } from "../sources/source.ts";

/** Owners' questions about the law of a place, in the order in which a page answers. */
export const lawQuestions = ["roads", "driver", "plate", "lsv", "sale"] as const;
export type LawQuestion = (typeof lawQuestions)[number];

/**
 * How well we know an answer: read in the law, read at second hand, not confirmed, or not at all.
 */
export const lawConfidences = ["high", "medium", "low", "unknown"] as const;

/** The law of a place, in our words. */
export interface LawAnswer {
  readonly confidence: (typeof lawConfidences)[number];
  /** The little that is known if the answer is unknown; "" if that is nothing. */
  readonly answer: string;
  readonly citation?: string;
  /** Its date is an edition, or the day on which it was read. */
  readonly source?: Source;
}

/** The one source of what pages say of road law. Keyed by the place's code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the file
export const stateLaw = written as unknown as Readonly<
  Record<string, Readonly<Record<LawQuestion, LawAnswer>>>
>;
