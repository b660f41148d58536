import { expect, test } from "vitest";
import { rules } from "../../../domain/valuation/rules/index.ts";
import { exampleCart } from "./example-cart.ts";
import { ruleRows } from "./rule-rows.ts";

test("every rule of the arithmetic is listed, in its order and under its label", () => {
  expect(ruleRows().map(({ id, label }) => [id, label])).toEqual(
    rules.map(({ id, label }) => [id, label]),
  );
});

test("every case of a rule has words and the factor the arithmetic uses", () => {
  const rowsOf = (id: string) =>
    ruleRows()
      .find((rule) => rule.id === id)!
      .rows.map(({ name, twentieths }) => [name, twentieths]);
  expect(rowsOf("condition")).toEqual([
    ["Excellent: Like new, no wear", 23],
    ["Good: Minor wear, well maintained", 20],
    ["Fair: Moderate wear, needs minor work", 16],
    ["Poor: Significant wear, needs major work", 12],
  ]);
  expect(rowsOf("battery").at(-1)).toEqual(["5+ Years (needs replacement)", 10]);
  expect(rowsOf("upgrades")).toEqual([
    ["No upgrades", 20],
    ["Upgrades", 23],
  ]);
});

test("age has a row for each year until it takes nothing more", () => {
  const [depreciation] = rules;
  const { rows } = ruleRows()[0]!;
  rows.forEach(({ twentieths }, age) => {
    expect(twentieths).toBe(depreciation.twentieths(exampleCart, age));
  });
  expect(rows.map(({ name }) => name).slice(0, 3)).toEqual(["New", "1 year", "2 years"]);
  expect(rows.at(-1)).toEqual({ name: "11 years and more", twentieths: 4 });
});
