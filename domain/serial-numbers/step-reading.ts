import { firstYearOf } from "./model-history.ts";
import { type Candidate, type Problem, type Reading, cannotTell, read } from "./reading.ts";
import type { Measured, YearSteps } from "./serial-table.ts";

/** With fewer dated numbers, or more that contradict each other, the confidence is low. */
const minDated = 3;
const minAgreeing = 2 / 3;

/** A number whose year is that of its step. */
interface SteppedNumber {
  /** The digits that rise with the year, and how they are written with what precedes them. */
  readonly serial: number;
  readonly written: (serial: number) => string;
  readonly steps: YearSteps;
  readonly step: number;
  /** The numbers of the step, such as "that begin with J0C-1". */
  readonly which: string;
  /** Why it has its year if dealers date no number of the step so. */
  readonly otherwise: string;
  readonly measured: Measured | undefined;
}

/**
 * The year of a recall that names the number. Otherwise its step's year, and the years beside it:
 * none of them is before the model came out, unless dealers say so; then it is doubted.
 */
export function stepReading(number: SteppedNumber, asOfYear: number): Reading {
  const { serial, written, steps, step, measured } = number;
  const { model, powertrain, recalled = [] } = steps;
  const recall = recalled.find(({ from, to }) => serial >= from && serial <= to);
  if (recall !== undefined) {
    const { from, to, year } = recall;
    const reason = `It lies in a range that a recall dates as ${year}: ${written(from)} to ${written(to)}.`;
    const candidate: Candidate = { year, confidence: "medium", reason };
    return read(written(serial), [candidate], { model: recall.model ?? model, powertrain });
  }
  const [year, dated, agreeing] = [steps.years[step]!, steps.dated[step]!, steps.agreeing[step]!];
  if (year > asOfYear + 1) return notYet(year);

  const first = firstYearOf(model);
  const isTooOld = year < first;
  const isSure = !isTooOld && dated >= minDated && agreeing >= dated * minAgreeing;
  const best: Candidate = {
    year,
    confidence: isSure ? "medium" : "low",
    reason: agreeing === 0 ? number.otherwise : datedText(agreeing, dated, number.which, year),
  };
  const beside = [year + 1, year - 1]
    .filter((each) => each >= first)
    .map((each): Candidate => ({ year: each, confidence: "low", reason: besideReason }));
  return read(written(serial), [best, ...beside], {
    model,
    powertrain,
    measured,
    doubt: isTooOld ? olderThanModel(year, first, model!) : undefined,
  });
}

function datedText(agreeing: number, dated: number, which: string, year: number): string {
  const share = dated === 1 ? "the only number" : `${agreeing} of the ${dated} numbers`;
  return `Dealers date ${share} we hold ${which} as ${year}.`;
}

const besideReason =
  "A year to either side is possible: a cart may be built in the year before its model year, and " +
  "dealers do not all state the same one.";

function olderThanModel(year: number, first: number, model: string): Problem {
  return {
    why: `The ${model} came out for ${first}, so this is hardly a ${year} model. It may have been built in ${year}.`,
    next: "Look for the model year on the title or the bill of sale.",
  };
}

function notYet(year: number): Reading {
  return cannotTell(
    `By the numbers that dealers date, this one would be a ${year} cart, and there are none yet.`,
    "Compare it with the plate, or look for the model year on the title or the bill of sale.",
  );
}
