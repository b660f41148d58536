import type { AdDetails } from "../../../domain/ads/read-ad.ts";
import { type Details, defaultDetails } from "../../../domain/cart/details.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { batteryTypeLabels } from "../../../domain/cart/wording.ts";
import { shortBatteryAges } from "../../../domain/valuation/rules/battery.ts";

export type Described = Partial<AdDetails>;

/** What a line says of the cart, as the form has it. What an earlier line said and this one doesn't is as at first. */
export function detailsFrom(read: Described, before: Described): Partial<Details> {
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

/** What was read, in the words of the form: "2019", "EZ-GO RXV", "6 seats". */
export function chipsOf(read: Described): string[] {
  const { year, make, model, seats, powertrain, condition, batteryAge, batteryType } = read;
  const name = [make, model].filter(Boolean).join(" ");
  return [
    year !== undefined && String(year),
    name,
    seats !== undefined && (seats === 8 ? "8+ seats" : `${seats} seats`),
    powertrain,
    condition && `${condition} condition`,
    batteryAge !== undefined && `batteries: ${shortBatteryAges[batteryAge]}`,
    batteryType && batteryTypeLabels[batteryType].toLowerCase(),
    read.lifted === true && "lifted",
    read.hasUpgrades === true && "upgrades",
    read.price !== undefined && formatDollars(read.price),
    read.serial && `serial ${read.serial}`,
  ].filter((text): text is string => typeof text === "string" && text !== "");
}
