import type { Measured, SerialTable } from "./serial-table.ts";

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

export type KindId = "club-car" | "ez-go" | "yamaha" | "vin" | "battery";

/** A number found on carts, and how to read a year from it. */
export interface NumberKind {
  readonly id: KindId;
  readonly label: string;
  /** Which carts have it, or what it looks like. */
  readonly note: string;
  readonly example: string;
  /** Where to find it on the cart, in sentences. */
  readonly place: string;
  /** The only make that has such numbers. */
  readonly make?: string;
  /** The thing that the year refers to. */
  readonly dates: "cart" | "battery";
  /** The shape of a whole one, as `plainNumber` leaves it; other kinds may have it too. */
  readonly whole: RegExp;
  /** `text` is the result of `plainNumber`, and not empty. */
  readonly decode: (text: string, asOfYear: number, table: SerialTable) => Reading;
}

/**
 * A code that stands for `year`, and again for every year a whole number of cycles away from it.
 */
export interface YearCycle {
  readonly year: number;
  readonly cycleYears: number;
}

/** The years from `first` to `last` that a code can stand for, newest first. */
export function yearsOf({ year, cycleYears }: YearCycle, first: number, last: number): number[] {
  const newest = last - modulo(last - year, cycleYears);
  const count = Math.max(0, Math.floor((newest - first) / cycleYears) + 1);
  return Array.from({ length: count }, (_, index) => newest - index * cycleYears);
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
