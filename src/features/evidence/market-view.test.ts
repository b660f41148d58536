import { roleIn, roles } from "../../../domain/cart/roles.ts";
import { describe, expect, test } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { dollarsIn } from "../cart/test-texts.ts";
import { gapText, marketAnswer } from "./market-view.ts";
import { type MarketFigures, marketFiguresFor } from "./market-figures.ts";
import { answerAlone } from "./roles.ts";

const found = marketFiguresFor(calculationOf({ year: "2018", model: "Precedent" }))!;
const market: MarketFigures = {
  ...found,
  dealers: { ...found.dealers, low: 3600, asking: 4420, high: 5600 },
  guide: { ...found.guide, low: 2000, high: 2900 },
};
const formula = { value: 2826, low: 2402, high: 3250 };

describe("with listings", () => {
  test.each([
    ["selling", "Ask", { low: 2826, high: 4420 }, "Estimate"],
    ["trading", "Expect", { low: 2000, high: 2900 }, "Trade-in guide"],
    ["buying", "Dealers ask", { low: 3600, high: 5600 }, "Dealers ask"],
    ["insuring", "Replacing it costs", { low: 3600, high: 5600 }, "Dealers ask"],
  ] as const)("%s leads to the range of its own transaction", (role, before, range, lead) => {
    expect(marketAnswer(role, formula, market)).toMatchObject({ before, range, lead });
  });

  test("no reason names a dollar that is not one of the figures", () => {
    for (const role of roles) {
      const { why } = marketAnswer(role, formula, market);
      for (const dollars of dollarsIn(why)) expect([2826, 4420]).toContain(dollars);
    }
  });

  test("a seller is told that we know almost no private sale prices", () => {
    expect(marketAnswer("selling", formula, market).why).toContain("almost no private sale prices");
  });

  test("where dealers ask less than the formula says, the lower of the two comes first", () => {
    const rich = { value: 9000, low: 7650, high: 10_350 };
    expect(marketAnswer("selling", rich, market).range).toEqual({ low: 4420, high: 9000 });
    expect(marketAnswer("buying", rich, market).why).toContain("start near $4,420");
  });
});

describe("without listings", () => {
  test.each(roles)("%s has the formula's range alone, and says so", (role) => {
    const { range, lead, why } = answerAlone(role, formula);
    const high = role === "trading" ? 2402 : 3250;
    expect({ range, lead }).toEqual({ range: { low: 2402, high }, lead: "Estimate" });
    expect(why).toContain("we have no listings like it yet");
  });
});

describe("a gap", () => {
  test.each([
    [3250, 3251, /^the formula’s range ends at \$3,250, and dealers’ prices start at \$3,251\./],
    [3250, 3250, /^$/],
  ])("between a formula's %i and dealers' %i is told: %s", (high, low, text) => {
    expect(gapText({ low: 2402, high }, { dealers: { ...market.dealers, low } })).toMatch(text);
  });

  test.each([
    [5601, /^dealers’ prices end at \$5,600, and the formula’s range starts at \$5,601\./],
    [5600, /^$/],
  ])("below a formula's %i is told: %s", (low, text) => {
    expect(gapText({ low, high: 9000 }, market)).toMatch(text);
  });
});

test.each([
  ["for=buying", "buying"],
  ["for=stealing", "selling"],
  ["", "selling"],
])("the address %j is for %s", (address, role) => {
  expect(roleIn(new URLSearchParams(address))).toBe(role);
});
