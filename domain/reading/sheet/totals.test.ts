import { expect, test } from "vitest";
import { isTotalLabel, maySumCarts } from "./totals.ts";

test.each([
  "Total",
  "TOTALS",
  "Totales",
  "Grand total: 48 carts",
  "East Subtotal",
  "Sub-total row 2",
  "Total EZ-GO: 12",
  "TOTAL UNITS",
  "Fleet total (all sites)",
  "Total Residual",
  "48 total",
  "Average",
  "Number of carts: 4",
])("%j is the label of a total", (label) => {
  expect(isTotalLabel(label)).toBe(true);
});

test.each([
  "Precedent",
  "total rebuild in 2020",
  "Total loss",
  "totaled",
  "needs a total redo now",
  "",
])("%j isn't a total's label", (cell) => {
  expect(isTotalLabel(cell)).toBe(false);
});

test.each([
  ["Total 2018 EZGO RXV", true],
  ["Club Car Precedent total", true],
  ["60 total", false],
  ["2018 EZGO RXV 60 total", false],
  ["2018 EZGO RXV (60 total)", false],
  ["Total 60 2018 EZGO RXV", false],
  ["Total of 60 2018 EZGO RXV", false],
  ["Total: 60 2018 EZGO RXV", false],
  ["total rebuild 2018 EZGO RXV", false],
])("whether %j may sum up carts is %s", (cell, maySum) => {
  expect(maySumCarts(cell)).toBe(maySum);
});
