import written from "./state-law.json" with { type: "json" };
import type { Source } from "./source.ts";

/** Owners' questions about the law of a place, in the order in which a page answers. */
export const lawQuestions = ["roads", "driver", "plate", "lsv", "sale"] as const;
export type LawQuestion = (typeof lawQuestions)[number];

/**
 * How well we know an answer: read in the law, read at second hand, not confirmed, or not at all.
 */
export const lawConfidences = ["high", "medium", "low", "unknown"] as const;

/** Short answers for a law that we haven't read, and for one that we looked for and didn't find. */
export const unknownAnswers = ["not read", "no rule found"] as const;

/**
 * The answers in a word or two, about an ordinary golf cart on public streets. For a low-speed
 * vehicle it's the highest posted limit of its roads, and for a private sale the paper that changes
 * hands.
 */
export const shortAnswers = {
  roads: [
    "opened roads",
    "golf trips",
    "some places",
    "with plate",
    "with permit",
    "slow roads",
    "most roads",
    "varies",
    "no",
    ...unknownAnswers,
  ],
  driver: [
    "license",
    "license or permit",
    "license, 16+",
    "12+",
    "15+",
    "16+",
    "local rules",
    "varies",
    "nobody",
    ...unknownAnswers,
  ],
  plate: [
    "no plate",
    "none issued",
    "plate",
    "registered",
    "DMV permit",
    "state decal",
    "local permit",
    "city decal",
    "varies",
    ...unknownAnswers,
  ],
  lsv: [
    "25 mph",
    "30 mph",
    "35 mph",
    "40 mph",
    "45 mph",
    "opened roads",
    "most roads",
    ...unknownAnswers,
  ],
  sale: ["bill of sale", "no title", "title", "varies", "not read"],
} as const satisfies Readonly<Record<LawQuestion, readonly string[]>>;
export type ShortAnswer<Question extends LawQuestion = LawQuestion> =
  (typeof shortAnswers)[Question][number];

/** What the law of a place says on something, in our words. */
export interface LawText {
  readonly confidence: (typeof lawConfidences)[number];
  /** The little that is known if the answer is unknown; "" if that is nothing. */
  readonly answer: string;
  readonly citation?: string;
  /** Its date is an edition, or the day on which it was read. */
  readonly source?: Source;
}

export interface LawAnswer<Question extends LawQuestion = LawQuestion> extends LawText {
  readonly short: ShortAnswer<Question>;
}

export type PlaceLaw = { readonly [Question in LawQuestion]: LawAnswer<Question> } & {
  /** What an ordinary golf cart must carry on a street, by day and by night, where we looked. */
  readonly equipment?: LawText;
};

/** The one source of what pages say of road law. Keyed by the place's code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written-data.test.ts checks the file
export const stateLaw = written as unknown as Readonly<Record<string, PlaceLaw>>;
