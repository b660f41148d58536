import fc from "fast-check";
import { expect, test } from "vitest";
import { specEstimate } from "../valuation/spec-formula.ts";
import { estimateOf } from "./spec-estimate.ts";
import { cartOfAnyMake } from "./any-make.fixture.ts";

test("any cart of any make is valued as the product spec says", () => {
  fc.assert(
    fc.property(cartOfAnyMake(2026), ({ basePrice, ...cart }) => {
      expect(estimateOf(cart, 2026)).toMatchObject(specEstimate(cart, basePrice, 2026));
    }),
    { numRuns: 5000 },
  );
});
