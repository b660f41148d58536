import published from "./serial-table.json" with { type: "json" };

/** The cart that the beginning of a serial stands for, as the value tool spells it. */
export interface Named {
  readonly model?: string;
  readonly powertrain?: string;
}

/** What is known of the letters that a Club Car serial begins with. */
export interface ClubCarLetters extends Named {
  /** The model years, both included, that dealers and recalls give to numbers with these letters. */
  readonly first: number;
  readonly last: number;
}

/** Serials that a recall notice dates. */
export interface RecalledYear {
  readonly from: number;
  readonly to: number;
  readonly year: number;
  readonly model?: string;
}

/**
 * Numbers that rise with the year. The steps are in the order of the numbers; each list has an
 * entry for every step.
 */
export interface YearSteps extends Named {
  /** The model year of each step; it never falls. */
  readonly years: readonly number[];
  /** How many numbers of the step dealers have dated. */
  readonly dated: readonly number[];
  /** How many of those have the step's year. */
  readonly agreeing: readonly number[];
  /** Documents, which go before the steps. */
  readonly recalled?: readonly RecalledYear[];
}

/** Serials without a prefix: a step reaches from its own start to the next one's. */
export interface SerialSeries extends YearSteps {
  readonly starts: readonly number[];
  /** The last serial that is answered. */
  readonly end: number;
}

/** How often answers are right, on numbers that were not used to build the rule. */
export interface Measured {
  readonly rows: number;
  /** Numbers that got one to four years. */
  readonly answered: number;
  /** Percent of the numbers answered whose stated year is the first one offered. */
  readonly exactPct: number;
  /** Percent of the numbers answered whose stated year is at most one from the first one. */
  readonly within1Pct: number;
}

/** The findings from dealers' dated numbers and recalls, as `npm run market -- fit` derives it. */
export interface SerialTable {
  readonly measured?: Readonly<Record<string, Measured>>;
  /** By the letters that a serial begins with. */
  readonly clubCar: Readonly<Record<string, ClubCarLetters>>;
  readonly ezGo: readonly SerialSeries[];
  /** By the three characters that a serial begins with. There is a step for each digit that follows. */
  readonly yamaha: Readonly<Record<string, YearSteps>>;
}

/** The table that the site uses. */
export const serialTable: SerialTable = published;
