import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { textOf, textsOf } from "../../components/test-queries.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { nonsense } from "../cart/test-texts.ts";
import { LeverDetails } from "./lever-details.tsx";
import { namedTrials } from "./lever-list.tsx";

const detailsOf = (calculation: Calculation) =>
  namedTrials(calculation).map((trial) =>
    render(<LeverDetails calculation={calculation} trial={trial} />),
  );

test("a lever that takes paid work has a field for its cost, and others say what they are", () => {
  const details = detailsOf(calculationOf());
  expect(details.map((each) => textsOf("label", each).join())).toEqual([
    "Cost of the batteries ($)",
    "Cost of the work ($)",
    "",
    "",
    "",
  ]);
  expect(details.slice(2).map(textOf)).toEqual([
    "Fair means moderate wear, needs minor work. A buyer may try to talk you down to that.",
    "If you take them off to sell separately, the estimate drops by this much.",
    "The cart is a year older. Everything else stays the same.",
  ]);
});

describe("for carts drawn at random", () => {
  test("every lever says something, and nothing is nonsense", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        for (const each of detailsOf(calculation)) {
          expect(textOf(each)).not.toBe("");
          expect(each.innerHTML).not.toMatch(nonsense);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("no field has a label that one of the form's fields has", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        for (const label of detailsOf(calculation).flatMap((each) => textsOf("label", each))) {
          expect(label).not.toMatch(/year|seats|make|model|battery age|upgrades/i);
        }
      }),
      { numRuns: 20 },
    );
  });
});
