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

/** What is wrong with a number, and what to try next. */
export interface Problem {
  readonly why: string;
  readonly next: string;
}

/** What a number says: some years, nothing yet, or nothing that we can read. */
export type Reading =
  | {
      readonly status: "read";
      /** The number as we understood it. */
      readonly readAs: string;
      /** One or more, most likely first. */
      readonly candidates: readonly Candidate[];
      /** The model and powertrain, if the number gives them, as the value tool spells them. */
      readonly model?: string;
      readonly powertrain?: string;
      /** How often such answers are right, if it was measured. */
      readonly measured?: Measured;
      readonly doubt?: Problem;
    }
  | { readonly status: "unfinished"; readonly hint: string }
  | { readonly status: "unreadable"; readonly problem: Problem };

/** What else a number may say. */
interface More {
  readonly model?: string | undefined;
  readonly powertrain?: string | undefined;
  readonly measured?: Measured | undefined;
  readonly doubt?: Problem | undefined;
}

export function read(readAs: string, candidates: readonly Candidate[], more: More = {}): Reading {
  const { model, powertrain, measured, doubt } = more;
  return {
    status: "read",
    readAs,
    candidates,
    ...(model && { model }),
    ...(powertrain && { powertrain }),
    ...(measured && { measured }),
    ...(doubt && { doubt }),
  };
}

export function unfinished(hint: string): Reading {
  return { status: "unfinished", hint };
}

export function cannotTell(why: string, next: string): Reading {
  return { status: "unreadable", problem: { why, next } };
}
