// Tested in parts/describe-line.test.tsx.
import { originOfAd } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { notRunningText } from "../../../domain/details/cart-appearance.ts";
import { batteryTypeLabels } from "../../../domain/details/wording.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules.ts";
import type { AdReading } from "../../../domain/reading/ad/read-ad.ts";
import { yearText } from "../../../domain/reading/ad/text.ts";

export { readAd } from "../../../domain/reading/ad/read-ad.ts";
export { sumOfFees } from "../../../domain/reading/ad/to-pay.ts";
export { leftTexts, priceQuestion, refusalText } from "../../../domain/reading/ad/text.ts";

/** The details in the form's words: "2019", "EZ-GO RXV", "6 seats". */
export function chipsOf(reading: Pick<AdReading, "details" | "yearDoubt" | "fees">): string[] {
  const { details: read } = reading;
  const {
    modelYear: year,
    make,
    model,
    seats,
    powertrain,
    condition,
    batteryAge,
    batteryType,
  } = read;
  const name = [make, model].filter(Boolean).join(" ");
  return [
    year !== undefined && yearText(reading),
    name,
    seats !== undefined && (seats === 8 ? "8+ seats" : `${seats} seats`),
    powertrain,
    condition && `${condition} condition`,
    batteryAge !== undefined && `batteries: ${shortBatteryAges[batteryAge]}`,
    batteryType && batteryTypeLabels[batteryType].toLowerCase(),
    read.notRunning === true && notRunningText,
    read.lifted === true && "lifted",
    read.hasUpgrades === true && "upgrades",
    read.price !== undefined && formatDollars(read.price),
    ...reading.fees.map((fee) => `${fee.name} ${formatDollars(fee.dollars)}`),
    read.seller && originOfAd[read.seller],
    read.serial && `serial ${read.serial}`,
  ].filter((text): text is string => typeof text === "string" && text !== "");
}
