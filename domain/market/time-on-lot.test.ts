import { expect, test } from "vitest";
import { type InStock, inStockFor } from "./time-on-lot.ts";

const stock: InStock<{ count: number }> = {
  observedOn: "2026-09-09",
  makes: {
    Yamaha: { all: { count: 178 }, families: { "Drive 2": { count: 96 } } },
    Cushman: { all: { count: 23 }, families: {} },
  },
};

test.each([
  ["Yamaha", "Drive2 PTV", { name: "Yamaha Drive 2", count: 96 }],
  ["yamaha", "G29", { name: "Yamaha", count: 178 }],
  ["Cushman", "Hauler", { name: "Cushman", count: 23 }],
  ["Garia", "Via", null],
])("the days in stock for a %s %s are %j", (make, model, days) => {
  expect(inStockFor(stock, { make, model })).toEqual(days);
});
