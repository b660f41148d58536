import { floorDollars } from "../../../domain/valuation/appraise.ts";
import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import { depreciation } from "../../../domain/valuation/rules.ts";
import { formatDollars, formatRange } from "../../../domain/cart/money.ts";

/** Where the value is heading, in a sentence; the estimates are from today on. */
export function outlookSentence(ahead: readonly YearlyEstimate[]): string {
  const [now, last] = [ahead[0]!, ahead.at(-1)!];
  const today = `Estimated at ${formatDollars(now.appraisal.value)} in ${now.year}`;
  if (isFlat(ahead)) return `${today}, and the same through ${last.year}. ${flatReason(last)}`;
  const loss = formatDollars(now.appraisal.value - last.appraisal.value);
  const lowest = firstAtLowest(ahead);
  const rest = lowest.year < last.year ? ` From ${lowest.year} on, age no longer lowers it.` : "";
  return `${today} and ${formatDollars(last.appraisal.value)} in ${last.year}: ${loss} less.${rest}`;
}

/** Tells whether age alone leaves the value unchanged in these years. */
export function isFlat(estimates: readonly YearlyEstimate[]): boolean {
  return estimates.every(({ appraisal }) => appraisal.value === estimates[0]!.appraisal.value);
}

function flatReason({ appraisal: { value, ageYears } }: YearlyEstimate): string {
  if (value === floorDollars) return `Our formula never goes below ${formatDollars(value)}.`;
  if (ageYears === 0) return "A cart from a future model year counts as new.";
  const percent = 5 * depreciation.factors.mostLost;
  return `It has reached full depreciation: our formula takes off at most ${percent}% for age.`;
}

/**
 * A sentence about the value on batteries that are never replaced; "" if it makes no difference.
 */
export function sameBatteriesSentence(
  ahead: readonly YearlyEstimate[],
  sameBatteries: readonly YearlyEstimate[],
): string {
  const worst = sameBatteries.at(-1);
  if (worst === undefined || worst.appraisal.value === ahead.at(-1)!.appraisal.value) return "";
  const { year, appraisal } = firstAtLowest(sameBatteries);
  return `With the batteries it has now, it drops to ${formatDollars(appraisal.value)} by ${year}.`;
}

function firstAtLowest(estimates: readonly YearlyEstimate[]): YearlyEstimate {
  const lowest = Math.min(...estimates.map(({ appraisal }) => appraisal.value));
  return estimates.find(({ appraisal }) => appraisal.value === lowest)!;
}

/** One year in words: "2028: $4,172, range $3,546 to $4,798". */
export function yearText({ year, appraisal }: YearlyEstimate): string {
  return `${year}: ${formatDollars(appraisal.value)}, range ${formatRange(appraisal)}`;
}
