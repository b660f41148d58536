import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mount, render, enter } from "../../components/test-page.ts";
import { allOf, fieldOf, rowsOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense } from "../cart/test-texts.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../cart/calculation-samples.ts";
import { Outlook } from "./outlook-chart.tsx";

const outlookOf = (change: Parameters<typeof calculationOf>[0] = {}) =>
  render(<Outlook {...calculationOf(change)} />);

describe("the slider along the curve", () => {
  test("stands at today, between the model year and five years ahead", () => {
    const slider = fieldOf("Slide to look ahead", outlookOf());
    const [type, ...range] = ["type", "min", "max", "value"].map((name) =>
      slider.getAttribute(name),
    );
    expect(type).toBe("range");
    expect(range).toEqual(["2020", "2031", "2026"]);
  });

  test("says its year in words, beside it for those who see", () => {
    const outlook = outlookOf();
    const said = "2026: $5,216, range $4,434 to $5,998";
    expect(fieldOf("Slide to look ahead", outlook).getAttribute("aria-valuetext")).toBe(said);
    expect(textsOf("p[aria-hidden=true]", outlook)).toEqual([said]);
  });

  test("moves to another year, which is said and pointed out in the picture", async () => {
    const outlook = await mount(<Outlook {...calculationOf()} />);
    const paths = allOf("svg path", outlook).length;
    await enter("2028", fieldOf("Slide to look ahead", outlook));
    const said = "2028: $4,057, range $3,448 to $4,666";
    expect(fieldOf("Slide to look ahead", outlook).getAttribute("aria-valuetext")).toBe(said);
    expect(textsOf("p[aria-hidden=true]", outlook)).toEqual([said]);
    expect(allOf("svg path", outlook)).toHaveLength(paths);
  });

  test("of a cart from the future begins today", () => {
    expect(fieldOf("Slide to look ahead", outlookOf({ year: "2040" })).getAttribute("min")).toBe(
      "2026",
    );
  });
});

describe("the table", () => {
  test("has a row for each year, and one more column while batteries grow older", () => {
    const rows = rowsOf(outlookOf());
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
    const past = rowsOf(outlookOf()).filter(([year]) => Number(year) < asOfYear);
    expect(past.map((cells) => cells.at(-1))).toEqual(["", "", "", "", "", ""]);
  });

  test("of a gas cart has no such column", () => {
    const rows = rowsOf(outlookOf({ powertrain: "gas" }));
    expect(rows[0]).toEqual(["Year", "Value", "Low, trade-in", "High"]);
    for (const cells of rows) expect(cells).toHaveLength(4);
  });

  test("shows the method's own dollars for carts drawn at random", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const outlook = render(<Outlook {...calculation} />);
        expect(outlook.innerHTML).not.toMatch(nonsense);
        for (const [year, ...figures] of rowsOf(outlook).slice(1)) {
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
  expect(textOf(the("title", the("svg[role=img]", outlook)))).toBe(sentence);
  expect(textOf(allOf("p", outlook)[0]!)).toBe(sentence);
});

test("the caption explains a dashed line only where there is one", () => {
  expect(textOf(the("figcaption", outlookOf()))).toContain(
    "Dashed: its batteries are never replaced",
  );
  expect(textOf(the("figcaption", outlookOf({ powertrain: "gas" })))).not.toContain("Dashed");
});

test("a cart that age takes nothing more from is told so", () => {
  expect(textOf(outlookOf({ year: "1990" }))).toContain("age takes nothing more from it");
});
