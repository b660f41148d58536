import { expect, test } from "vitest";
import { sampleTimes } from "../../../../domain/market/stock-times.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { textsOf } from "../../../ui/kit/queries.fixture.ts";
import { StockTimes } from "./stock-times.tsx";

const cart = { make: "EZ-GO", model: "RXV" };

test("what became of carts like the reader's is shown in one paragraph", () => {
  const texts = textsOf("p", render(<StockTimes cart={cart} price={4450} times={sampleTimes} />));
  expect(texts).toEqual([expect.stringMatching(/^Carts like this one, at about \$4,450/)]);
});

test("nothing is shown while too little is known", () => {
  const other = (
    <StockTimes cart={{ make: "Yamaha", model: "" }} price={4450} times={sampleTimes} />
  );
  expect(render(other).textContent).toBe("");
});
