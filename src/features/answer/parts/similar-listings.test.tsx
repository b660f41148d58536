import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, rowsOf, textOf } from "../../../ui/kit/queries.fixture.ts";
import { ofAnyCalculation } from "../../cart-form/calculation.fixture.ts";
import { dollarsIn } from "../../cart-form/texts.fixture.ts";
import { NearestListings } from "./evidence.tsx";

test("the carts are parked in order of price, the visitor's own among them", () => {
  ofAnyCalculation((calculation) => {
    const lots = render(<NearestListings figures={calculation} role="insuring" />);
    const parked = getAll(".parked-row > li", lots);
    if (parked.length === 0) return;
    const prices = parked.map((cart) => dollarsIn(textOf(getOne("b", cart)))[0]!);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const own = parked.filter((cart) => "own" in cart.dataset);
    expect(own).toHaveLength(1);
    const listed = rowsOf(lots).map((row) => dollarsIn(row.at(-1)!)[0]!);
    expect(listed).toEqual(listed.toSorted((a, b) => a - b));
    expect(parked).toHaveLength(new Set(listed).size + 1);
  }, 30);
});
