import { expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, textOf } from "../../../ui/kit/queries.fixture.ts";
import { calculationOf, ofAnyCalculation } from "../../cart-form/calculation.fixture.ts";
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

test("the formula's line has a label unless the cart's tag would cover it", () => {
  const dear = calculationOf({ modelYear: "2023", model: "Onward", seats: 4 });
  expect(textOf(chartOf(dear))).toContain("Our formula");
  const cheap = {
    modelYear: "2009",
    model: "Precedent",
    condition: "poor",
    batteryAge: 5,
  } as const;
  expect(textOf(chartOf(calculationOf(cheap)))).not.toContain("Our formula");
});
