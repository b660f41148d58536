import { expect, test } from "vitest";
import { middleCost, work } from "../../../domain/market/work-prices.ts";
import { formatChange, formatDollars } from "../../../domain/words/money.ts";
import { enter, mount, press, render } from "../../ui/kit/page.fixture.ts";
import { fieldOf, getAll, getOne, pairsIn, textOf, textsOf } from "../../ui/kit/queries.fixture.ts";
import { Walk } from "./island.tsx";

const tires = middleCost(work.tires);
const tiresText = formatChange(-tires);

const signText = (walk: HTMLElement) => textOf(getOne("[role=status]", walk));

test("a checked fault comes off the ad's price, and the price check gets that price", async () => {
  const walk = await mount(<Walk />);
  await enter("$5,400 obo", fieldOf("The ad asks", walk));
  await press(tiresText, walk);
  expect(pairsIn(walk)).toEqual([["Four tires", tiresText]]);
  expect(signText(walk)).toContain(formatDollars(5400 - tires));
  const form = getOne<HTMLFormElement>("form", walk);
  expect(form.getAttribute("action")).toBe("/check-a-price");
  expect([...new FormData(form)]).toEqual([["price", "$5,400 obo"]]);
  await press(tiresText, walk);
  expect(signText(walk)).toContain("$5,400");
});

test("without a price, the card says what to take off and to enter one", async () => {
  const walk = await mount(<Walk />);
  expect(signText(walk)).toContain("Enter the price");
  await press(tiresText, walk);
  expect(signText(walk)).toBe(
    `To take off the price${formatDollars(tires)}Enter what the ad asks.`,
  );
});

test("a bad frame says to walk away", async () => {
  const walk = await mount(<Walk />);
  await enter("5400", fieldOf("The ad asks", walk));
  await press("Walk away if the frame is bad", walk);
  expect(signText(walk)).toContain("Walk away");
  expect(signText(walk)).not.toContain("$");
});

test("the sign names what a shop still has to price", async () => {
  const walk = await mount(<Walk />);
  await enter("5400", fieldOf("The ad asks", walk));
  await press("Ask a shop prices differ", walk);
  expect(signText(walk)).toContain("A shop has to price the steering.");
});

test("the prerendered list has an amount or a verdict at every place", () => {
  for (const place of getAll("li", render(<Walk />))) {
    const labels = textsOf("label", place);
    expect(labels).not.toEqual([]);
    for (const label of labels) expect(label).toMatch(/^(−\$[\d,]+|Walk away|Ask a shop) /);
  }
});
