import { expect, test } from "vitest";
import { sourceFiles } from "./build-fingerprint.ts";

test("the listings and what is fitted to them make a build out of date, and the stock alone doesn't", () => {
  const files = sourceFiles();
  expect(files).toContain("listings/listings.csv");
  expect(files).toContain("domain/market/asking-price-model.json");
  expect(files).toContain("domain/market/stock-times.json");
  expect(files).not.toContain("listings/stock.csv");
});
