import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import type { PriceRange } from "./price-scale.ts";
import { ScalePicture } from "./scale-picture.tsx";

const estimate: PriceRange = { name: "Estimate", low: 4434, middle: 5216, high: 5998 };
const dealers: PriceRange = { name: "Dealers ask", low: 5500, middle: 6500, high: 7500 };
const pictureOf = (ranges: readonly PriceRange[], price: number | null = null) =>
  render(<ScalePicture ranges={ranges} price={price} label="Two ranges and a price." />);
const numbersIn = (text: string) => text.match(/-?\d+(\.\d+)?/g)!.map(Number);

test("it is an image that is called by the same in words", () => {
  const picture = the("svg[role=img]", pictureOf([estimate]));
  expect(textOf(the("title", picture))).toBe("Two ranges and a price.");
});

test("each range has a row with its name and its ends", () => {
  const rows = allOf("g", pictureOf([estimate, dealers]));
  expect(rows.map((row) => textsOf("text", row))).toEqual([
    ["Estimate", "$4,434", "$5,998"],
    ["Dealers ask", "$5,500", "$7,500"],
  ]);
});

test("ends that are close share one text", () => {
  const close = { ...estimate, low: 5200, high: 5230 };
  expect(textsOf("text", allOf("g", pictureOf([close, dealers]))[0])).toEqual([
    "Estimate",
    "$5,200 to $5,230",
  ]);
});

test("a range without a likeliest price has no mark", () => {
  const guide = { ...dealers, name: "Trade-in guide", middle: null } as const;
  const [marked, unmarked] = allOf("g", pictureOf([estimate, guide]));
  expect(allOf("path", marked)).toHaveLength(1);
  expect(allOf("path", unmarked)).toHaveLength(0);
});

describe("a price", () => {
  test("crosses the rows, with its dollars", () => {
    expect(textsOf("text", pictureOf([estimate], 6500))).toContain("$6,500");
  });

  test("that is not given is not drawn", () => {
    expect(textsOf("text", pictureOf([estimate]))).toEqual(["Estimate", "$4,434", "$5,998"]);
  });
});

test("more ranges make a higher picture", () => {
  const heightOf = (...ranges: PriceRange[]) =>
    numbersIn(the("svg", pictureOf(ranges)).getAttribute("viewBox")!)[3]!;
  expect(heightOf(estimate, dealers)).toBeGreaterThan(heightOf(estimate));
});

describe("for any ranges and prices", () => {
  const dollars = fc.integer({ min: 0, max: 1_000_000 });
  const anyRange = fc
    .tuple(dollars, dollars, dollars)
    .map((three) => three.toSorted((a, b) => a - b))
    .map(([low, middle, high]) => ({ low: low!, middle: middle!, high: high! }));
  const anyPicture = fc.tuple(anyRange, anyRange, fc.option(dollars)).map(([one, two, price]) =>
    pictureOf(
      [
        { ...one, name: "Estimate" },
        { ...two, name: "Dealers ask" },
      ],
      price,
    ),
  );

  test("nothing drawn leaves the picture, and nothing in it is nonsense", () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        expect(picture.innerHTML).not.toMatch(nonsense);
        const [left, , width] = numbersIn(the("svg", picture).getAttribute("viewBox")!);
        for (const bar of allOf("rect", picture)) {
          const [x, length] = ["x", "width"].map((name) => Number(bar.getAttribute(name)));
          expect(x).toBeGreaterThanOrEqual(left!);
          expect(length).toBeGreaterThanOrEqual(0);
          expect(x! + length!).toBeLessThanOrEqual(left! + width!);
        }
      }),
    );
  });

  test("the middle of a range is marked within its bar", () => {
    fc.assert(
      fc.property(anyPicture, (picture) => {
        for (const row of allOf("g", picture)) {
          const bar = the("rect", row);
          const [x, length] = ["x", "width"].map((name) => Number(bar.getAttribute(name)));
          const [middle] = numbersIn(the("path", row).getAttribute("d")!);
          expect(middle).toBeGreaterThanOrEqual(x! - 0.001);
          expect(middle).toBeLessThanOrEqual(x! + length! + 0.001);
        }
      }),
    );
  });
});
