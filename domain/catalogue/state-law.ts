import written from "./state-law.json" with { type: "json" };
import type { Source } from "./source.ts";

export const lawQuestions = ["roads", "driver", "plate", "lsv", "sale"] as const;
export type LawQuestion = (typeof lawQuestions)[number];

/** Read in the law itself, read secondhand, not confirmed, and not known. */
export const lawConfidences = ["high", "medium", "low", "unknown"] as const;

/** For a law that we haven't read, and for one that we looked for and didn't find. */
export const unknownAnswers = ["not read", "no rule found"] as const;

/**
 * For an ordinary golf cart on public streets. `lsv` is the highest posted limit on roads that are
 * open to a low-speed vehicle, and `sale` is the document that changes hands.
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

export interface LawText {
  readonly confidence: (typeof lawConfidences)[number];
  /** If the confidence is unknown, what little we know, or "". */
  readonly answer: string;
  readonly citation?: string;
  /** Dated by edition, or by the day on which we read it. */
  readonly source?: Source;
}

export interface LawAnswer<Question extends LawQuestion = LawQuestion> extends LawText {
  readonly short: ShortAnswer<Question>;
}

export type PlaceLaw = { readonly [Question in LawQuestion]: LawAnswer<Question> } & {
  /** What a golf cart must carry on a street by day and by night; missing if we didn't look. */
  readonly equipment?: LawText;
};

/** The only source of road law for all pages. Keyed by the state's code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- state-law.test.ts checks the file
export const stateLaw = written as unknown as Readonly<Record<string, PlaceLaw>>;
