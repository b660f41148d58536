import type { Measured, SerialTable } from "./serial-table.ts";

/** Most confident first. */
export const confidences = ["high", "medium", "low"] as const;
export type Confidence = (typeof confidences)[number];

export interface Candidate {
  readonly year: number;
  /** 1 to 12, if the number shows it. */
  readonly month?: number;
  readonly confidence: Confidence;
  readonly reason: string;
}

export interface Problem {
  readonly why: string;
  readonly next: string;
}

interface More {
  /** Spelled as in the value tool. */
  readonly model?: string | undefined;
  readonly powertrain?: string | undefined;
  readonly measured?: Measured | undefined;
  readonly doubt?: Problem | undefined;
  /** True if the other candidates are only the years before and after the first. */
  readonly giveOrTake?: boolean;
}

export type Reading =
  | (More & {
      readonly status: "read";
      readonly readAs: string;
      /** At least one, most likely first. */
      readonly candidates: readonly Candidate[];
    })
  | { readonly status: "unfinished"; readonly hint: string }
  | { readonly status: "unreadable"; readonly problem: Problem };

export function readingOf(
  readAs: string,
  candidates: readonly Candidate[],
  { model, powertrain, measured, doubt, giveOrTake = false }: More = {},
): Reading {
  return { status: "read", readAs, candidates, model, powertrain, measured, doubt, giveOrTake };
}

export function unfinishedReading(hint: string): Reading {
  return { status: "unfinished", hint };
}

export function unreadableReading(why: string, next: string): Reading {
  return { status: "unreadable", problem: { why, next } };
}

export type KindId = "club-car" | "ez-go" | "yamaha" | "vin" | "harley-columbia" | "battery";

export interface NumberKind {
  readonly id: KindId;
  readonly label: string;
  readonly note: string;
  readonly example: string;
  readonly place: string;
  readonly make?: string;
  readonly dates: "cart" | "battery";
  /** The pattern of a complete serial number as `plainNumber` returns it. Other kinds may share it. */
  readonly complete: RegExp;
  /** `text` is from `plainNumber`, and not empty. */
  readonly decode: (text: string, asOfYear: number, table: SerialTable) => Reading;
}

/** A code for `year` and for every year a whole number of cycles away from it. */
export interface YearCycle {
  readonly year: number;
  readonly cycleYears: number;
}

/** From `first` to `last`, newest first. */
export function yearsOf({ year, cycleYears }: YearCycle, first: number, last: number): number[] {
  const newest = last - modulo(last - year, cycleYears);
  const count = Math.max(0, Math.floor((newest - first) / cycleYears) + 1);
  return Array.from({ length: count }, (_, index) => newest - index * cycleYears);
}

function modulo(number: number, divisor: number): number {
  return ((number % divisor) + divisor) % divisor;
}
