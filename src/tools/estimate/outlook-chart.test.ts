import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { Outlook } from "./outlook-chart.tsx";

const outlookOf = (change: Parameters<typeof calculationOf>[0] = {}) =>
  rendered(Outlook, calculationOf(change));

describe("the slider along the curve", () => {
  test("stands at today, between the model year and five years ahead", () => {
    const slider = outlookOf().field("Along the curve");
    const [type, ...range] = ["type", "min", "max", "value"].map((name) => slider.attribute(name));
    expect(type).toBe("range");
    expect(range).toEqual(["2020", "2031", "2026"]);
  });

  test("says its year in words, beside it for those who see", () => {
    const outlook = outlookOf();
    const said = "2026: $5,216, range $4,434 to $5,998";
    expect(outlook.field("Along the curve").attribute("aria-valuetext")).toBe(said);
    expect(outlook.texts("p", { "aria-hidden": "true" })).toEqual([said]);
  });

  test("of a cart from the future begins today", () => {
    expect(outlookOf({ year: "2040" }).field("Along the curve").attribute("min")).toBe("2026");
  });
});

describe("the table", () => {
  test("has a row for each year, and one more column while batteries grow older", () => {
    const { rows } = outlookOf();
    expect(rows[0]).toEqual(["Year", "Value", "Low, trade-in", "High", "On the same batteries"]);
    expect(rows).toHaveLength(13);
    expect(rows.find(([year]) => year === "2028")).toEqual([
      "2028",
      "$4,057",
      "$3,448",
      "$4,666",
      "$2,898",
    ]);
  });

  test("says nothing of the same batteries in years that have passed", () => {
    const past = outlookOf().rows.filter(([year]) => Number(year) < asOfYear);
    expect(past.map((cells) => cells.at(-1))).toEqual(["", "", "", "", "", ""]);
  });

  test("of a gas cart has no such column", () => {
    const { rows } = outlookOf({ powertrain: "gas" });
    expect(rows[0]).toEqual(["Year", "Value", "Low, trade-in", "High"]);
    for (const cells of rows) expect(cells).toHaveLength(4);
  });

  test("shows the method's own dollars for carts drawn at random", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const outlook = rendered(Outlook, calculation);
        expect(outlook.html).not.toMatch(nonsense);
        for (const [year, ...figures] of outlook.rows.slice(1)) {
          const { value, low, high } = appraise(calculation.cart, Number(year));
          expect(figures.slice(0, 3)).toEqual([value, low, high].map(formatDollars));
        }
      }),
      { numRuns: 20 },
    );
  });
});

test("the picture is called by what it shows, which is said above it too", () => {
  const outlook = outlookOf();
  const sentence = "Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less.";
  expect(outlook.one("svg", { role: "img" }).one("title").text).toBe(sentence);
  expect(outlook.all("p")[0]!.text).toBe(sentence);
});

test("the caption explains a dashed line only where there is one", () => {
  expect(outlookOf().one("figcaption").text).toContain("Dashed: its batteries are never replaced");
  expect(outlookOf({ powertrain: "gas" }).one("figcaption").text).not.toContain("Dashed");
});

test("a cart that age takes nothing more from is told so", () => {
  expect(outlookOf({ year: "1990" }).text).toContain("age takes nothing more from it");
});
