import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { ofAnyCalculation } from "../../cart-form/calculation.fixture.ts";
import { dollarsIn } from "../../cart-form/texts.fixture.ts";
import { NearestListings } from "./evidence.tsx";

test("the chart puts exactly the dearer listings to the right of the cart", () => {
  ofAnyCalculation((calculation) => {
    const lots = render(<NearestListings figures={calculation} role="insuring" />);
    const marker = lots.querySelector<HTMLElement>(".marker");
    if (marker === null) return;
    const placeOf = (dot: HTMLElement) => Number(dot.style.getPropertyValue("--x"));
    const prices = rowsOf(lots).map((row) => dollarsIn(row.at(-1)!)[0]!);
    const number = dollarsIn(textOf(getOne(".tag", lots)))[0]!;
    const places = getAll(".lot-line > i:not(.marker)", lots).map(placeOf);
    expect(places).toHaveLength(new Set(prices).size);
    expect(places.filter((place) => place > placeOf(marker))).toHaveLength(
      new Set(prices.filter((price) => price > number)).size,
    );
  }, 30);
});
