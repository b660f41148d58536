import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { cartName } from "../cart/cart-labels.ts";
import { factsOf } from "../cart/cart-facts.ts";
import { nonsense, rendered } from "../cart/test-markup.ts";
import { Report } from "./printed-report.tsx";

const paper = {
  day: "June 1, 2026",
  address: "https://cartworth.example/?year=2020&make=Club+Car",
};
const reportOf = (calculation: Calculation) => rendered(Report, { ...calculation, ...paper });

test("the head names the cart, the day, and us", () => {
  const report = reportOf(calculationOf());
  expect(report.one("header").one("p").text).toBe("CartWorth · estimate of June 1, 2026");
  expect(report.texts("h1")).toEqual(["2020 Club Car Onward"]);
});

test("the foot has the address that brings the estimate back, and what we are not liable for", () => {
  const foot = reportOf(calculationOf()).one("footer").text;
  expect(foot).toContain(`The same estimate again: ${paper.address}`);
  expect(foot).toContain("we accept no liability");
});

describe("for carts drawn at random", () => {
  const ofAny = (check: (calculation: Calculation) => void) =>
    fc.assert(fc.property(anyCalculation, check), { numRuns: 12 });

  test("it says all that the cart is", () => {
    ofAny((calculation) => {
      const { facts, text } = reportOf(calculation);
      expect(text).toContain(cartName(calculation.cart));
      for (const fact of factsOf(calculation.cart)) expect(facts).toContainEqual(fact);
    });
  });

  test("it has the value, the trade-in value, and the high end", () => {
    ofAny((calculation) => {
      const { value, low, high } = calculation.appraisal;
      expect(reportOf(calculation).facts.slice(-3)).toEqual([
        ["Estimated market value", formatDollars(value)],
        ["Trade-in value, low end of range", formatDollars(low)],
        ["High end of range", formatDollars(high)],
      ]);
    });
  });

  test("it has the arithmetic, line by line", () => {
    ofAny((calculation) => {
      const { lines } = calculation.appraisal;
      const running = reportOf(calculation)
        .rows.slice(1)
        .map((cells) => cells.at(-1));
      expect(running).toEqual(lines.map((line) => formatDollars(line.running)));
    });
  });

  test("its picture has its sentence as a caption, and nothing is nonsense", () => {
    ofAny((calculation) => {
      const report = reportOf(calculation);
      const caption = report.one("figcaption").text;
      expect(caption).toContain(`${formatDollars(calculation.appraisal.value)} in 2026`);
      expect(report.one("svg", { role: "img" }).one("title").text).toBe(caption);
      expect(report.html).not.toMatch(nonsense);
    });
  });
});

test("markup in a model's name is text", () => {
  const report = reportOf(calculationOf({ model: "<b>Onward</b>" }));
  expect(report.one("h1").text).toBe("2020 Club Car <b>Onward</b>");
  expect(report.all("b")).toEqual([]);
});

test("there is nothing to press on paper", () => {
  const report = reportOf(calculationOf());
  for (const tag of ["button", "input", "select", "a"]) expect(report.all(tag)).toEqual([]);
});
