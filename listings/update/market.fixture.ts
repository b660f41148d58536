import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import type { Listing } from "../../domain/market/listing.ts";
import { readListings } from "../import/read-listings.ts";

interface Sample {
  readonly observed_on?: string;
  readonly dealer?: string;
  readonly factor?: number;
}

export function sampleFile({
  observed_on = "2026-05-13",
  dealer = "dealer",
  factor = 1,
}: Sample = {}): string {
  const rows = Array.from({ length: 24 }, (_, at) => {
    const ageYears = 4 + (at % 12);
    const price = (20_000 / Math.sqrt(1 + ageYears)) * (1 + 0.05 * Math.sin(at * 2.7)) * factor;
    return sampleRow({
      observed_on,
      model_year: String(2026 - ageYears),
      battery_type: "",
      battery_year: "",
      price_usd: String(Math.round(price)),
      group: `${dealer}${observed_on}-${at}`,
      source: `https://${dealer}${at % 3}.example/carts/${at}`,
    });
  });
  return fileOf(rows);
}

export function sampleListings(sample?: Sample): Listing[] {
  return readListings(sampleFile(sample)).listings;
}
