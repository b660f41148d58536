import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/page.fixture.ts";
import { getAll, rowsOf, textOf, textsOf, getOne } from "../../../ui/kit/queries.fixture.ts";
import { brokenText } from "../../cart-form/texts.fixture.ts";
import { answerOf } from "../model.ts";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { ofAnyCalculation, calculationOf } from "../../cart-form/calculation.fixture.ts";
import type { Calculation } from "../../cart-form/calculation.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { markedSummaryText } from "../../../../domain/details/cart-appearance.ts";
import { Report } from "./printed-report.tsx";

const paper = {
  day: "June 1, 2026",
  address: "https://cartworth.example/?year=2020&make=Club+Car",
  role: "selling",
} as const;
const reportOf = (calculation: Calculation) => render(<Report {...calculation} {...paper} />);

test("the report's head names the cart, the day, and CartWorth", () => {
  const report = reportOf(calculationOf());
  expect(textOf(getOne("header > p:first-child", report))).toBe(
    "CartWorth · estimate from June 1, 2026",
  );
  expect(textsOf("h1", report)).toEqual(["2020 Club Car Onward"]);
});

test("the report draws the cart with its optional details", () => {
  const report = reportOf(calculationOf({ hasUpgrades: true, batteryType: "lithium" }));
  const drawing = getOne("svg[data-seats]", report);
  expect(drawing.dataset).toMatchObject({ upgrades: "true", power: "electric" });
  expect(drawing.innerHTML).toContain("#lithium");
});

test("the report's foot has the estimate's address and the disclaimer", () => {
  const foot = textOf(getOne("footer", reportOf(calculationOf())));
  expect(foot).toContain(`See this estimate again at ${paper.address}`);
  expect(foot).toContain("we accept no liability");
});

describe("for carts drawn at random", () => {
  test("the report describes the cart, leads with the answer, and gives every figure with its range", () => {
    ofAnyCalculation((calculation) => {
      const view = answerOf(calculation, "selling");
      const report = reportOf(calculation);
      expect(textOf(report)).toContain(cartName(calculation.cart));
      expect(textOf(report)).toContain(markedSummaryText(calculation.details));
      expect(textOf(getOne(".sign", report))).toContain(view.text.verb);
      expect(getOne(".sign data", report).getAttribute("aria-label")).toBe(
        formatDollars(view.number),
      );
      for (const { middle, low, high } of view.rows) {
        expect(textOf(report)).toContain(formatDollars(middle));
        expect(textOf(report)).toContain(formatRange({ low, high }));
      }
    }, 12);
  });

  test("the report shows the arithmetic in unbroken text", () => {
    ofAnyCalculation((calculation) => {
      const report = reportOf(calculation);
      const [, ...steps] = rowsOf(getAll("table", report).at(-1)!);
      expect(steps.map((cells) => cells.at(-1))).toEqual(
        calculation.estimate.lines.map((line) => formatDollars(line.running)),
      );
      expect(report.innerHTML).not.toMatch(brokenText);
    }, 12);
  });
});
