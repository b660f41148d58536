import type { Measured } from "./serial-table.ts";

/** Most confident first, as shown to visitors. */
export const confidences = ["high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

/** A possible year for a number. The reason is shown to visitors. */
export interface Candidate {
  readonly year: number;
  readonly confidence: Confidence;
  readonly reason: string;
}

/** The fault in a number, and what to try next. */
export interface Problem {
  readonly why: string;
  readonly next: string;
}

/** Anything else a number may say. */
interface More {
  /** The model and powertrain, if the number gives them, as the value tool spells them. */
  readonly model?: string | undefined;
  readonly powertrain?: string | undefined;
  /** How often such answers are right, if it was measured. */
  readonly measured?: Measured | undefined;
  readonly doubt?: Problem | undefined;
  /** True if the years after the first are those beside it, any of which is less likely. */
  readonly giveOrTake?: boolean;
}

/** A number as it was read: some years, nothing yet, or nothing that we can read. */
export type Reading =
  | (More & {
      readonly status: "read";
      /** The number as we understood it. */
      readonly readAs: string;
      /** One or more, most likely first. */
      readonly candidates: readonly Candidate[];
    })
  | { readonly status: "unfinished"; readonly hint: string }
  | { readonly status: "unreadable"; readonly problem: Problem };

export function read(
  readAs: string,
  candidates: readonly Candidate[],
  { model, powertrain, measured, doubt, giveOrTake = false }: More = {},
): Reading {
  return { status: "read", readAs, candidates, model, powertrain, measured, doubt, giveOrTake };
}

export function unfinished(hint: string): Reading {
  return { status: "unfinished", hint };
}

export function cannotTell(why: string, next: string): Reading {
  return { status: "unreadable", problem: { why, next } };
}
