import { expect, test } from "vitest";
import { someDetails } from "../../../../domain/details/cart.fixture.ts";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, getOne, textOf } from "../../../ui/kit/queries.fixture.ts";
import { asOfYear, ofAnyCalculation } from "../../cart-form/calculation.fixture.ts";
import { calculate } from "../../cart-form/calculation.ts";
import { AskingByAge } from "./evidence.tsx";

const chartOf = (calculation: Parameters<typeof AskingByAge>[0]["figures"]) =>
  render(<AskingByAge figures={calculation} role="selling" />);

test("no mark or year label sits at the very edge of the chart, where it would be cut off", () => {
  ofAnyCalculation((calculation) => {
    for (const mark of getAll(".plot > i, [data-axis=years]", chartOf(calculation))) {
      const place = Number(mark.style.getPropertyValue("--x"));
      expect(place).toBeGreaterThanOrEqual(2);
      expect(place).toBeLessThanOrEqual(98);
    }
  }, 20);
});

test("the names of the two lines never cover each other", () => {
  ofAnyCalculation((calculation) => {
    const names = getAll(".line-name", chartOf(calculation));
    const [dealers, formula] = names.map((name) => Number(name.style.getPropertyValue("--y")));
    if (names.length === 0) return;
    expect(names.map(textOf)).toEqual(["Dealers ask", "Our formula"]);
    expect(Math.abs(dealers! - formula!)).toBeGreaterThanOrEqual(9.99);
  }, 20);
});

test("the tag of a wreck at the end of the lines doesn't cover the formula's name", () => {
  const wreck = calculate(
    someDetails({
      make: "Club Car",
      model: "DS",
      modelYear: "2001",
      condition: "poor",
      batteryAge: 5,
      notRunning: true,
    }),
    asOfYear,
  )!;
  const chart = chartOf(wreck);
  const [tag] = getAll(".tag", chart);
  const formula = getOne(".line-name[data-kind=formula]", chart);
  const height = (each: HTMLElement) => Number(each.style.getPropertyValue("--y"));
  expect(height(formula) - height(tag!)).toBeGreaterThanOrEqual(20);
});

test("a listing above the chart is an arrow at its top", () => {
  ofAnyCalculation((calculation) => {
    for (const mark of getAll(".plot > i:not(.marker)", chartOf(calculation))) {
      const place = Number(mark.style.getPropertyValue("--y"));
      expect(place).toBeLessThanOrEqual(100);
      if ("above" in mark.dataset) expect(place).toBe(100);
    }
  }, 20);
});
