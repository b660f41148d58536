import { expect, test } from "vitest";
import { sourceFiles } from "./build-fingerprint.ts";

test("a change to the listings or to what is fitted to them makes a build out of date, but a change to the stock alone doesn't", () => {
  const files = sourceFiles();
  expect(files).toContain("listings/listings.csv");
  expect(files).toContain("domain/market/asking-price-model.json");
  expect(files).toContain("domain/market/stock-times.json");
  expect(files).not.toContain("listings/stock.csv");
});
