import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { mount, press, render } from "../../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense, dollarsIn } from "../../cart/test-texts.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation, calculationOf, noon } from "../../cart/calculation-samples.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { savedCart } from "../format.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const onward = calculationOf();
const drive = calculationOf({ year: "2016", make: "Yamaha", model: "Drive2", powertrain: "gas" });
const wreck = calculationOf({ year: "1990", model: "DS", condition: "poor", seats: 2 });

const comparedOf = (calculations: readonly Calculation[]) =>
  calculations.map((calculation, index) => ({
    ...calculation,
    saved: savedCart(calculation.details, "/", `cart-${index}`, noon),
  }));
const tableOf = (...calculations: Calculation[]) =>
  render(<ComparisonTable compared={comparedOf(calculations)} onLeaveOut={() => {}} />);
const rowOf = (label: string, ...calculations: Calculation[]) =>
  rowsOf(tableOf(...calculations)).find(([name]) => name!.startsWith(label))!;

test("each cart is a column, with a button that leaves it out", () => {
  const table = tableOf(onward, drive);
  expect(textsOf("th[scope=col]", table)).toEqual([
    "What is compared",
    "2020 Club Car Onward Leave out 2020 Club Car Onward",
    "2016 Yamaha Drive2 Leave out 2016 Yamaha Drive2",
  ]);
  expect(the("table", table).getAttribute("data-columns")).toBe("2");
});

test("the button names the cart to leave out", async () => {
  const onLeaveOut = vi.fn<(id: string) => void>();
  const compared = comparedOf([onward, drive]);
  const table = <ComparisonTable compared={compared} onLeaveOut={onLeaveOut} />;
  await press("Leave out 2016 Yamaha Drive2", await mount(table));
  expect(onLeaveOut.mock.calls).toEqual([["cart-1"]]);
});

test("rows stand in four groups above the sum", () => {
  const table = tableOf(onward, drive);
  expect(textsOf("th[scope=rowgroup]", table)).toEqual([
    "In a private sale",
    "Estimate",
    "Details",
    "How we got this number",
  ]);
  for (const group of allOf("th[scope=rowgroup]", table)) {
    expect(group.getAttribute("colspan")).toBe("3");
  }
  expect(textOf(the("tfoot", table))).toMatch(/^Adds up to/);
});

describe("a row", () => {
  test("that differs says so, and one that does not says nothing", () => {
    expect(rowOf("Battery age", onward, drive)).toEqual(["Battery age differs", "4 years", "–"]);
    expect(rowOf("Upgrades", onward, drive)).toEqual(["Upgrades", "Yes", "Yes"]);
  });

  test("has a dash where a cart has no such line", () => {
    const [label, none, raised] = rowOf("Minimum value", onward, wreck);
    expect(label).toBe("Minimum value differs");
    expect(none).toBe("–");
    expect(raised).toMatch(/^\+\$\d+ raised to$/);
  });
});

test("for carts drawn at random every column adds up to its estimate", () => {
  const anyTwo = fc.tuple(anyCalculation, anyCalculation);
  fc.assert(
    fc.property(anyTwo, (calculations) => {
      const table = tableOf(...calculations);
      expect(table.innerHTML).not.toMatch(nonsense);
      const money = rowsOf(allOf("tbody", table).at(-1)!).slice(1);
      for (const [column, { estimate }] of calculations.entries()) {
        const amounts = money.map((row) => dollarsIn(row[column + 1]!)[0] ?? 0);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(estimate.value);
        expect(rowsOf(the("tfoot", table))[0]![column + 1]).toBe(formatDollars(estimate.value));
      }
    }),
    { numRuns: 30 },
  );
});
