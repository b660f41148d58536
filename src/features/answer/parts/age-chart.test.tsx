import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, textOf } from "../../../ui/kit/queries.fixture.ts";
import { ofAnyCalculation } from "../../cart-form/calculation.fixture.ts";
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

test("a listing above the chart is an arrow at its top", () => {
  ofAnyCalculation((calculation) => {
    for (const mark of getAll(".plot > i:not(.marker)", chartOf(calculation))) {
      const place = Number(mark.style.getPropertyValue("--y"));
      expect(place).toBeLessThanOrEqual(100);
      if ("above" in mark.dataset) expect(place).toBe(100);
    }
  }, 20);
});
