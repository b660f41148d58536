import { expect, test } from "vitest";
import { sampleTimes } from "../../domain/market/stock-times.fixture.ts";
import { stockTimesText } from "./stock-times-text.ts";

const textFor = (model: string, asking: number, make = "EZ-GO") =>
  stockTimesText(sampleTimes, { make, model }, asking);

test("the times say how long carts like it stood, how often their price was cut, and since when we know", () => {
  expect(textFor("RXV", 4450)).toBe(
    "Carts like this one that asked about $4,450 stood for about 38 days: half of the 42 used EZ-GO RXV carts that dealers first listed at $4,000 to $5,000 were gone from their lists by then, sold or withdrawn. Dealers cut the price of 40% of their 50 used EZ-GO RXV carts, half of those by 8% or more. We read their lists from Jun 3, 2026 to Nov 25, 2026.",
  );
});

test("one day is a day", () => {
  expect(textFor("RXV", 5500)).toMatch("stood for about 1 day: half of the 31 used EZ-GO carts");
});

test("where only the cuts are known, the text says nothing of days", () => {
  expect(textFor("TXT", 8000)).toBe(
    "Dealers cut the price of hardly any of their 30 used EZ-GO TXT carts. We read their lists from Jun 3, 2026 to Nov 25, 2026.",
  );
});

test("of a make that we know too little of, the text says nothing", () => {
  expect(textFor("Drive2", 4450, "Yamaha")).toBe("");
});
