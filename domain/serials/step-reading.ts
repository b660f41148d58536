// Tested in ezgo-code.test.ts and yamaha-serial.test.ts.
import { capitalize, countText } from "../words/english.ts";
import { type Candidate, type Reading, readingOf } from "./reading.ts";
import { firstYearOf } from "../catalogue/built-years.ts";
import type { Measured, YearSteps } from "./serial-table.ts";
import { doubtAboutYear } from "./year-doubt.ts";
import { newestModelYear } from "../words/year.ts";

/**
 * With fewer dated numbers, or more contradictions, the confidence is low. find-year.test.ts and
 * `measured` in serial-table.json hold the confidences that follow from these.
 */
const minDated = 3;
const minAgreeing = 2 / 3;

interface SteppedNumber {
  readonly make: string;
  /** The digits that rise with the year; `spell` puts the rest of the number back. */
  readonly serial: number;
  readonly spell: (serial: number) => string;
  readonly steps: YearSteps;
  readonly step: number;
  readonly undatedReason: string;
  readonly measured: Measured | undefined;
}

/**
 * A recall that lists the number decides the year; overlapping ranges give two. Otherwise, the
 * answer is the step's year, with a doubt if the model didn't exist yet, and then the years before
 * and after it.
 */
export function readStep(number: SteppedNumber, asOfYear: number): Reading {
  const { serial, spell, steps, step, measured } = number;
  const { model, powertrain, recalled = [] } = steps;
  const recalls = recalled.filter(({ from, to }) => serial >= from && serial <= to);
  if (recalls.length > 0) {
    const isOne = recalls.length === 1;
    const candidates = recalls.map(({ from, to, year }): Candidate => ({
      year,
      confidence: isOne ? "medium" : "low",
      reason: `It is in a range that a recall notice dates to ${year}: ${spell(from)} to ${spell(to)}.`,
    }));
    return readingOf(spell(serial), candidates, {
      model: recalls[0]!.model ?? model,
      powertrain,
    });
  }
  const [year, dated, agreeing] = [steps.years[step]!, steps.dated[step]!, steps.agreeing[step]!];
  const doubt = doubtAboutYear(year, number.make, model);
  const isSure = !doubt && dated >= minDated && agreeing >= dated * minAgreeing;
  const best: Candidate = {
    year,
    confidence: isSure ? "medium" : "low",
    reason: agreeing === 0 ? number.undatedReason : agreementText(dated, agreeing, year),
  };
  // A number from a future year gets no neighbors; otherwise, findYear would answer with the year before.
  const neighbors = [year + 1, year - 1]
    .filter((each) => each >= firstYearOf(number.make, model) && year <= newestModelYear(asOfYear))
    .map((each): Candidate => ({ year: each, confidence: "low", reason: neighborReason }));
  return readingOf(spell(serial), [best, ...neighbors], {
    model,
    powertrain,
    measured,
    doubt,
    giveOrTake: !doubt && neighbors.length > 0,
  });
}

function agreementText(dated: number, agreeing: number, year: number): string {
  if (dated === 1) return `We know one cart with a number close to yours. It’s a ${year}.`;
  const sentence = `We know ${countText(dated)} carts with numbers close to yours.`;
  if (agreeing === 1) return `${sentence} One is a ${year}.`;
  const many = agreeing === dated ? "All" : countText(agreeing);
  return `${sentence} ${capitalize(many)} are ${year}s.`;
}

const neighborReason =
  "A year either way is possible: carts are often built in the year before their model year, and " +
  "dealers don’t always agree.";
