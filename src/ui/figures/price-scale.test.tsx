import { expect, test } from "vitest";
import { render } from "../kit/page.fixture.ts";
import { getAll, getOne, textOf, textsOf } from "../kit/queries.fixture.ts";
import { priceScaleOf } from "./price-scale-layout.ts";
import { Captions, PriceScale } from "./price-scale.tsx";

const scale = priceScaleOf(
  [
    { kind: "trade", middle: 2000 },
    { kind: "dealer", middle: 6000 },
  ],
  { low: 3000, high: 5000 },
  4000,
);
const xOf = (element: HTMLElement) => Number(element.style.getPropertyValue("--x"));

test("the price scale is a picture with a text, a flag for each figure, and its number's label", () => {
  const drawn = render(<PriceScale scale={scale} label="$4,000" />);
  expect(getOne("[role=img]", drawn).getAttribute("aria-label")).toBe(
    "A price scale. Trade-in $2,000, Dealers $6,000.",
  );
  expect(textsOf(".flag", drawn)).toEqual(["Trade-in $2,000", "Dealers $6,000"]);
  expect(textOf(getOne(".tag", drawn))).toBe("$4,000");
  expect(xOf(getOne(".marker", drawn))).toBe(50);
});

test("a number that is a flag's own has no second label", () => {
  const estimate = priceScaleOf(
    [{ kind: "formula", middle: 1734 }],
    { low: 1474, high: 1994 },
    1734,
  );
  const drawn = render(<PriceScale scale={estimate} label="$1,734" />);
  expect(textsOf(".flag", drawn)).toEqual(["Estimate $1,734"]);
  expect(getAll(".tag", drawn)).toEqual([]);
});

test("the label of a number at the end of the scale stays on the scale", () => {
  const atEnd = { ...scale, marker: 100 };
  const drawn = render(<PriceScale scale={atEnd} label="$6,300" />);
  expect(xOf(getOne(".marker", drawn))).toBe(100);
  expect(xOf(getOne(".tag", drawn))).toBe(92);
});

test("only a caption with a price of its own has a mark, and none without a scale has one", () => {
  const captions = [
    { title: "Settle near $4,000", note: "Our rule.", dollars: 4000 },
    { title: "Ask for agreed value", note: "Then nobody argues." },
  ];
  const drawn = render(<Captions captions={captions} scale={scale} />);
  expect(textsOf("p", drawn)).toEqual([
    "Settle near $4,000 Our rule.",
    "Ask for agreed value Then nobody argues.",
  ]);
  expect(getAll("i", drawn).map(xOf)).toEqual([50]);
  expect(getAll("i", render(<Captions captions={captions} />))).toEqual([]);
});

test("a price beyond the end of the scale is marked at its end, without a line", () => {
  const captions = [{ title: "You don't need more", note: "Few ask more.", dollars: 99_000 }];
  const [mark] = getAll("i", render(<Captions captions={captions} scale={scale} />));
  expect(xOf(mark!)).toBe(100);
  expect(mark!.dataset["to"]).toBeUndefined();
});

test("the mark of a caption that had to move aside has a line that leads to it", () => {
  const captions = [1500, 1700, 1900].map((dollars) => ({
    title: `Stop at ${dollars}`,
    note: "More than that is too much for a cart like this one.",
    dollars,
  }));
  const marks = getAll("i", render(<Captions captions={captions} scale={scale} />));
  expect(marks.at(-1)!.dataset["to"]).toBe("end");
  expect(Number(marks.at(-1)!.style.getPropertyValue("--w"))).toBeGreaterThan(0);
});
