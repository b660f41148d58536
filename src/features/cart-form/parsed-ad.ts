import type { AdDetails, AdReading } from "../../../domain/reading/ad/read-ad.ts";
import { type Details, defaultDetails } from "../../../domain/cart/details.ts";

export type ParsedAd = Partial<AdDetails>;

/** What an ad says of its price beside the amount. */
export interface AskedPrice extends Pick<AdReading, "amountsInQuestion"> {
  /** Whole US dollars that everybody pays beside the price. */
  readonly fees: number;
  /** "" if nothing about the price is left to ask. */
  readonly question: string;
}

export const nothingAsked: AskedPrice = { fees: 0, amountsInQuestion: [], question: "" };

/** A detail that only the previous line gave goes back to its default. */
export function toDetails(parsed: ParsedAd, previous: ParsedAd): Partial<Details> {
  const fields: (keyof Details & keyof AdDetails)[] = [
    "make",
    "model",
    "seats",
    "powertrain",
    "condition",
    "batteryAge",
    "batteryType",
    "lifted",
    "hasUpgrades",
    "serial",
  ];
  const entries = fields
    .filter((name) => name in parsed || name in previous)
    .map((name) => [name, parsed[name] ?? defaultDetails[name]]);
  const year = parsed.year === undefined ? defaultDetails.year : String(parsed.year);
  return {
    ...Object.fromEntries(entries),
    ...(("year" in parsed || "year" in previous) && { year }),
  };
}
