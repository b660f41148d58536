import { expect, test } from "vitest";
import { render } from "../kit/page.fixture.ts";
import { textsOf } from "../kit/queries.fixture.ts";
import { FigureList } from "./figure-list.tsx";

const rows = [
  { kind: "dealer", middle: 4549, low: 3184, high: 6596, note: "For one made ready to sell." },
] as const;
const chain = { name: "Tigon Golf Carts", percent: 95, asking: 3961 };

test("the row below what dealers ask says what a chain with most of the listings asks, rounded", () => {
  expect(textsOf("tr", render(<FigureList rows={rows} chain={chain} />))).toEqual([
    expect.stringMatching(/^Dealers ask.*\$4,549/),
    "Tigon Golf Carts, which lists 95% of the carts we know ofabout $3,950",
  ]);
  expect(textsOf("tr", render(<FigureList rows={rows} />))).toHaveLength(1);
});
