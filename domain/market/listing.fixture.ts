import { listingColumns } from "./listing.ts";
import type { PricedCart } from "./priced-cart.ts";

export function sampleRow(changes: Partial<Record<(typeof listingColumns)[number], string>> = {}) {
  return {
    observed_on: "2026-05-13",
    model_year: "2019",
    make: "EZ-GO",
    model: "RXV",
    condition: "used",
    seats: "4",
    powertrain: "electric",
    battery_type: "lead-acid",
    battery_year: "2023",
    lifted: "",
    price_usd: "4800",
    price_kind: "asking",
    place: "NC",
    group: "g1",
    source: "A dealer's inventory",
    note: "",
    year_disputed: "",
    ...changes,
  };
}

/** Cells must not hold commas or quotes. */
export function fileOf(rows: readonly Record<string, string>[]): string {
  const lines = rows.map((row) => listingColumns.map((column) => row[column] ?? "").join(","));
  return `${[listingColumns.join(","), ...lines].join("\n")}\n`;
}

export const precedent: PricedCart = {
  make: "Club Car",
  model: "Precedent",
  family: "Precedent",
  ageYears: 10,
  condition: "used",
  seats: 4,
  powertrain: "electric",
  batteryType: "lead-acid",
  lifted: false,
};
