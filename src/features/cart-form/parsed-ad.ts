import type { AdDetails } from "../../../domain/reading/ad/read-ad.ts";
import { type Details, defaultDetails } from "../../../domain/cart/details.ts";

export type ParsedAd = Partial<AdDetails>;

/** The details in a line, as the form has them. A detail that only an earlier line gave is as at first. */
export function toDetails(read: ParsedAd, before: ParsedAd): Partial<Details> {
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
    .filter((name) => name in read || name in before)
    .map((name) => [name, read[name] ?? defaultDetails[name]]);
  const year = read.year === undefined ? defaultDetails.year : String(read.year);
  return {
    ...Object.fromEntries(entries),
    ...(("year" in read || "year" in before) && { year }),
  };
}
