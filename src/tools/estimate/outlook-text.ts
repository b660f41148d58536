import type { YearlyEstimate } from "../../../domain/valuation/outlook.ts";
import { formatDollars } from "../../format/money.ts";

/** Where the value is heading, in a sentence. */
export function outlookSentence(now: YearlyEstimate, last: YearlyEstimate): string {
  const loss = now.appraisal.value - last.appraisal.value;
  const values = `${formatDollars(now.appraisal.value)} in ${now.year} and ${formatDollars(last.appraisal.value)} in ${last.year}`;
  return loss === 0
    ? `Estimated at ${values}: age takes nothing more from it.`
    : `Estimated at ${values}: ${formatDollars(loss)} less.`;
}

/** One year in words: "2028: $4,172, range $3,546 to $4,798". */
export function yearText({ year, appraisal }: YearlyEstimate): string {
  const { value, low, high } = appraisal;
  return `${year}: ${formatDollars(value)}, range ${formatDollars(low)} to ${formatDollars(high)}`;
}
