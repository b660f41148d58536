import { expect, test } from "vitest";
import { sampleTimes } from "./stock-times.fixture.ts";
import { daysUntilGoneOf, priceCutsOf } from "./stock-times.ts";

test.each([
  ["ezgo", "RXV", 4000, { name: "EZ-GO RXV", count: 42, medianDays: 38 }],
  ["EZ-GO", "RXV", 4999, { name: "EZ-GO RXV", count: 42, medianDays: 38 }],
  ["EZ-GO", "RXV", 5000, { name: "EZ-GO", count: 31, medianDays: 1 }],
  ["EZ-GO", "Valor", 4500, { name: "EZ-GO", count: 80, medianDays: 44 }],
])(
  "the days until a %s %s at $%d was gone come from its family, or else from its make",
  (make, model, asking, days) => {
    expect(daysUntilGoneOf(sampleTimes, { make, model }, asking)).toMatchObject(days);
  },
);

test.each([
  ["EZ-GO", "RXV", 6000],
  ["EZ-GO", "RXV", 3999],
  ["Yamaha", "Drive2", 4500],
  ["constructor", "", 4500],
])("no days are known for a %s %s at $%d", (make, model, asking) => {
  expect(daysUntilGoneOf(sampleTimes, { make, model }, asking)).toBeNull();
});

test("price cuts come from the family, or else from the make", () => {
  const cutsOf = (model: string, make = "EZ-GO") => priceCutsOf(sampleTimes, { make, model });
  expect(cutsOf("RXV")).toEqual({ name: "EZ-GO RXV", count: 50, cutPct: 40, medianCutPct: 8 });
  expect(cutsOf("Valor")).toMatchObject({ name: "EZ-GO", count: 111 });
  expect(cutsOf("Drive2", "Yamaha")).toBeNull();
});
