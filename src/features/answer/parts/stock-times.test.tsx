import { expect, test } from "vitest";
import { sampleTimes } from "../../../../domain/market/stock-times.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { textsOf } from "../../../ui/kit/queries.fixture.ts";
import { StockTimes, stockTimesText } from "./stock-times.tsx";

const cart = { make: "EZ-GO", model: "RXV" };

test("what became of carts like the visitor's is shown in one paragraph", () => {
  const texts = textsOf("p", render(<StockTimes cart={cart} price={4450} times={sampleTimes} />));
  expect(texts).toEqual([expect.stringMatching(/^Carts like this one, at about \$4,450/)]);
});

test("nothing is shown while too little is known", () => {
  const other = (
    <StockTimes cart={{ make: "Yamaha", model: "" }} price={4450} times={sampleTimes} />
  );
  expect(render(other).textContent).toBe("");
});

const textFor = (model: string, asking: number, make = "EZ-GO") =>
  stockTimesText(sampleTimes, { make, model }, asking);

test("the text says how long carts like it stay listed, how often their price is cut, and when we read the lists", () => {
  expect(textFor("RXV", 4450)).toBe(
    "Carts like this one, at about $4,450, stay listed for about 38 days: of 42 used EZ-GO RXV carts that dealers first listed at $4,000 to $5,000, half were gone by then, sold or withdrawn. Dealers cut the price on 40% of their 50 used EZ-GO RXV carts, half of those by 8% or more. We read their lists from Jun 3, 2026 to Nov 25, 2026.",
  );
});

test("a median of 1 is written as one day, not days", () => {
  expect(textFor("RXV", 5500)).toMatch("stay listed for about 1 day: of 31 used EZ-GO carts");
});

test("where only the cuts are known, the text says nothing about days", () => {
  expect(textFor("TXT", 8000)).toBe(
    "Dealers cut the price on hardly any of their 30 used EZ-GO TXT carts. We read their lists from Jun 3, 2026 to Nov 25, 2026.",
  );
});

test("the text is empty for a make we know too little about", () => {
  expect(textFor("Drive2", 4450, "Yamaha")).toBe("");
});
