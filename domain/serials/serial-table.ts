import published from "./serial-table.json" with { type: "json" };

/** Spelled as in the value tool. */
export interface Named {
  readonly model?: string;
  readonly powertrain?: string;
}

export interface ClubCarLetters extends Named {
  /** Model years that dealers and recalls give to numbers with these letters, both included. */
  readonly first: number;
  readonly last: number;
}

export interface RecalledYear {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly model?: string;
}

/**
 * Numbers that rise with the year. Each list has an entry for every step, in the order of the
 * numbers.
 */
export interface YearSteps extends Named {
  /** The model year of each step; never falls. */
  readonly years: readonly number[];
  /** How many numbers of the step dealers have dated. */
  readonly dated: readonly number[];
  /** How many of those have the step's year. */
  readonly agreeing: readonly number[];
  /** Takes precedence over the steps. */
  readonly recalled?: readonly RecalledYear[];
}

/** Serials without a prefix. A step reaches from its start to the next one's. */
export interface SerialSeries extends YearSteps {
  readonly starts: readonly number[];
  readonly end: number;
  /** Takes precedence over the steps. */
  readonly spans?: readonly YearSpan[];
}

/** Serials that we can't date to a single year. The range comes from the dated serials around them. */
export interface YearSpan {
  readonly from: number;
  readonly to: number;
  readonly first: number;
  readonly last: number;
  /** Whether recalls bound the years, or dealers disagree on them. */
  readonly by: "recalls" | "disagreement";
}

/** Measured on numbers that weren't used to build the rule. */
export interface Measured {
  readonly rows: number;
  readonly answered: number;
  /** Of the numbers that get a year, the percentage whose first one is right. */
  readonly exactPct: number;
  /** Of the numbers that get a year, the percentage whose first one is off by one at most. */
  readonly within1Pct: number;
}

/** Derived by `npm run market -- fit` from dealers' dated numbers and recalls. */
export interface SerialTable {
  readonly measured?: Readonly<Record<string, Measured>>;
  /** Keyed by the first letters. */
  readonly clubCar: Readonly<Record<string, ClubCarLetters>>;
  readonly ezGo: readonly SerialSeries[];
  /** Keyed by the first three characters, with a step for each digit that may follow. */
  readonly yamaha: Readonly<Record<string, YearSteps>>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a test compares the file with what `fit` derives
export const serialTable = published as SerialTable;
