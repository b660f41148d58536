import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../../../domain/cart/roles.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { anyCalculation, calculationOf } from "../cart-form/calculation.fixture.ts";
import { dollarsIn } from "../cart-form/texts.fixture.ts";
import { howText } from "./how-text.ts";

test("the explanation of a new cart's number doesn't mention any work", () => {
  const calculation = calculationOf({
    modelYear: "2026",
    make: "Icon",
    model: "i40",
    condition: "good",
    batteryAge: 0,
  });
  for (const role of ["selling", "buying"] as const) {
    const { parts } = howText(calculation, calculation.market!, role);
    expect(parts.map(({ amount }) => amount).join()).not.toContain("−");
  }
});

test("the explanation of a number uses only the cart's figures", () => {
  fc.assert(
    fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
      const { market, advice } = calculation;
      if (market === null || advice === null) return;
      const { lede, parts } = howText(calculation, market, role);
      if (market.work.length === 0) expect(lede).not.toContain("for one made ready, minus");
      const known = [
        market.asking.asking,
        market.asking.asking - market.asIs,
        totalCost(market.work),
        market.tradeIn.middle,
        ...Object.values(market.tradeIn.branches ?? {}).map(({ middle }) => middle),
        advice[role].number,
        advice.insuring.floor,
      ];
      for (const { amount, text } of parts) {
        expect(amount).not.toMatch(/^− \$0$/);
        expect(text).not.toBe("");
      }
      const shown = known.map((dollars) => dollarsIn(formatDollars(dollars))[0]);
      for (const { amount } of parts) expect(shown).toContain(dollarsIn(amount)[0]);
      expect(parts.map(({ amount }) => amount)).toContain(formatDollars(advice[role].number));
    }),
    { numRuns: 100 },
  );
});
