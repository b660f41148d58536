import fc from "fast-check";
import { expect, test } from "vitest";
import { roles } from "../../../domain/cart/roles.ts";
import { anyCalculation, calculationOf } from "../cart-form/calculation.fixture.ts";
import { answerOf, captionsOf } from "./model.ts";
import { evidenceNotes, rangeText } from "../../market/notes.ts";
import { publishedModel as model } from "../../../domain/market/published-model.ts";

const precedent = calculationOf({ modelYear: "2016", model: "Precedent" });

test("the sign and the figure list show the cart's own figures", () => {
  fc.assert(
    fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
      const { estimate, market, advice } = calculation;
      const answer = answerOf(calculation, role);
      expect(answer.number).toBe(advice?.[role].number ?? estimate.value);
      expect(answer.confidence).toBe(advice?.[role].confidence ?? "rough");
      expect(answer.rows.map(({ low, middle, high }) => [low, middle, high])).toEqual([
        [estimate.low, estimate.value, estimate.high],
        ...(market === null
          ? []
          : [
              [market.tradeIn.low, market.tradeIn.middle, market.tradeIn.high],
              [market.asking.low, market.asking.asking, market.asking.high],
            ]),
      ]);
    }),
    { numRuns: 400 },
  );
});

test("each role's range runs from where to start to where to stop", () => {
  const { advice, market } = precedent;
  const { passing, replacing } = market!.tradeIn.branches!;
  const stripRange = (role: (typeof roles)[number]) => {
    const { low, high } = answerOf(precedent, role).stripRange;
    return [low, high];
  };
  expect(stripRange("selling")).toEqual([advice!.selling.floor, advice!.selling.ceiling]);
  expect(stripRange("trading")).toEqual([replacing.middle, passing.middle]);
  expect(stripRange("buying")).toEqual([advice!.buying.number, advice!.buying.ceiling]);
  expect(stripRange("insuring")).toEqual([advice!.insuring.floor, advice!.insuring.number]);
});

test("the evidence notes give the counts, the newest month, and the range of other dealers' prices", () => {
  const { trade, dealer } = evidenceNotes;
  expect(trade).toMatch(
    /^This comes from three published formulas, checked against \d+ trade-ins, the newest from \w{3} \d{4}\.$/,
  );
  expect(dealer).toContain(`${model.listings.toLocaleString("en-US")} listings to `);
  expect(dealer).toContain("within 20% of this, either way");
});

test("a sentence says how far other dealers' prices differ", () => {
  expect(rangeText).toBe(
    "About half of other dealers ask within 20% of this, either way; eight in ten ask within the range shown.",
  );
});

test("what dealers ask is the last caption, and is there only if it's above the other prices", () => {
  fc.assert(
    fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
      const answer = answerOf(calculation, role);
      const captions = captionsOf(answer);
      const { captions: own } = answer.text;
      expect(captions.slice(0, own.length)).toEqual(own);
      const [added] = captions.slice(own.length);
      if (added === undefined) return;
      expect(added.dollars).toBe(calculation.market!.asking.asking);
      expect(added.dollars).toBeGreaterThan(own.at(-1)!.dollars!);
    }),
    { numRuns: 400 },
  );
  expect(captionsOf(answerOf(precedent, "selling")).at(-1)!.title).toBe("Dealers ask more");
});
