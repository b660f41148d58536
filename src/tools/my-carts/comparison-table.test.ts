import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, calculationOf, noon } from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { dollarsIn, nonsense, rendered } from "../cart/test-markup.ts";
import { live } from "../cart/test-press.ts";
import { savedCart } from "./cart-file.ts";
import { ComparisonTable } from "./comparison-table.tsx";

const onward = calculationOf();
const drive = calculationOf({ year: "2016", make: "Yamaha", model: "Drive2", powertrain: "gas" });
const wreck = calculationOf({ year: "1990", model: "DS", condition: "poor", seats: 2 });

const comparedOf = (calculations: readonly Calculation[], name = "") =>
  calculations.map(({ details, cart, appraisal }, index) => ({
    cart,
    appraisal,
    saved: { ...savedCart(details, "/", `cart-${index}`, noon), ...(name && { name }) },
  }));
const tableOf = (...calculations: Calculation[]) =>
  rendered(ComparisonTable, { compared: comparedOf(calculations), onLeaveOut: () => {} });
const rowOf = (label: string, ...calculations: Calculation[]) =>
  tableOf(...calculations).rows.find(([name]) => name!.startsWith(label))!;

test("each cart is a column, with a button that leaves it out", () => {
  const table = tableOf(onward, drive);
  expect(table.texts("th", { scope: "col" })).toEqual([
    "What is compared",
    "2020 Club Car Onward Leave out 2020 Club Car Onward",
    "2016 Yamaha Drive2 Leave out 2016 Yamaha Drive2",
  ]);
  expect(table.one("table").attribute("data-columns")).toBe("2");
});

test("a cart with a name of its own is also called by what it is", () => {
  const named = rendered(ComparisonTable, {
    compared: comparedOf([onward, drive], "Bob’s"),
    onLeaveOut: () => {},
  });
  const [, heading] = named.all("th", { scope: "col" });
  expect(heading!.text).toMatch(/^Bob’s 2020/);
  expect(heading!.one("small").text).toBe("2020 Club Car Onward");
  expect(heading!.one("button").text).toBe("Leave out Bob’s");
});

test("the button names the cart to leave out", () => {
  const onLeaveOut = vi.fn<(id: string) => void>();
  live(ComparisonTable, { compared: comparedOf([onward, drive]), onLeaveOut }).press(
    "Leave out 2016 Yamaha Drive2",
  );
  expect(onLeaveOut.mock.calls).toEqual([["cart-1"]]);
});

test("rows stand in three groups above the sum", () => {
  const table = tableOf(onward, drive);
  expect(table.texts("th", { scope: "rowgroup" })).toEqual([
    "Estimate",
    "Details",
    "How the number is made",
  ]);
  for (const group of table.all("th", { scope: "rowgroup" })) {
    expect(group.attribute("colspan")).toBe("3");
  }
  expect(table.one("tfoot").text).toMatch(/^Adds up to/);
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
      expect(table.html).not.toMatch(nonsense);
      const money = table.all("tbody").at(-1)!.rows.slice(1);
      for (const [column, { appraisal }] of calculations.entries()) {
        const amounts = money.map((row) => dollarsIn(row[column + 1]!)[0] ?? 0);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(appraisal.value);
        expect(table.one("tfoot").rows[0]![column + 1]).toBe(formatDollars(appraisal.value));
      }
    }),
    { numRuns: 30 },
  );
});

test("the table can be scrolled by keyboard", () => {
  const region = tableOf(onward, drive).one("div", { "aria-label": "Comparison of carts" });
  expect([region.attribute("role"), region.attribute("tabindex")]).toEqual(["region", "0"]);
});
