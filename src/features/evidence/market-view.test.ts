import { roleIn, roles } from "../../../domain/cart/roles.ts";
import { describe, expect, test } from "vitest";
import { calculationOf } from "../cart/calculation-samples.ts";
import { dollarsIn } from "../cart/test-texts.ts";
import { gapText, marketView } from "./market-view.ts";
import { type MarketFigures, marketFiguresFor } from "./market-figures.ts";
import { answerAlone } from "./roles.ts";

const found = marketFiguresFor(calculationOf({ year: "2018", model: "Precedent" }))!;
const market: MarketFigures = {
  ...found,
  dealers: { ...found.dealers, low: 3600, asking: 4420, high: 5600 },
  guide: { ...found.guide, low: 2000, high: 2900 },
};

describe("with listings", () => {
  const calculation = calculationOf({ year: "2018", model: "Precedent" });
  const answers = Object.fromEntries(
    roles.map((role) => [role, marketView(calculation, role)!.answer]),
  );

  test.each([
    ["selling", "Ask", "Estimate"],
    ["trading", "Expect", "Trade-in guide"],
    ["buying", "Offer", "Trade-in guide"],
    ["insuring", "Insure it for", "Dealers ask"],
  ] as const)("%s has one number, what to do with it, and its row", (role, before, lead) => {
    const { number, low, high } = answers[role]!;
    expect(answers[role]).toMatchObject({ before, lead });
    expect(low).toBeLessThanOrEqual(number);
    expect(number).toBeLessThanOrEqual(high);
  });

  test("a trade-in is less than a buyer offers, a seller asks, and a dealer asks", () => {
    const [ask, trade, offer, insure] = roles.map((role) => answers[role]!.number);
    expect([trade, offer, ask, insure]).toEqual([trade, offer, ask, insure].toSorted(ascending));
  });

  test("every answer says how sure it is, and a private sale is fair at best", () => {
    for (const role of roles) expect(answers[role]!.why).toMatch(/(Good|Fair|Rough) confidence: /);
    expect(answers["selling"]!.why).toContain("few private sale prices are known");
    expect(answers["buying"]!.why).not.toContain("Good confidence");
  });

  test("a seller is told where it settles, and what a dealer gives and asks", () => {
    const { why, low, high } = answers["selling"]!;
    expect(dollarsIn(why)).toHaveLength(3);
    expect(dollarsIn(why).slice(1)).toEqual([low, high]);
  });
});

const ascending = (a = 0, b = 0) => a - b;

describe("without listings", () => {
  test.each(roles)("%s has the formula's estimate alone, and says so", (role) => {
    const alone = calculationOf({ year: "2018", model: "Precedent" });
    const { value: number, low, high } = alone.appraisal;
    const answer = answerAlone(role, alone);
    expect(answer).toMatchObject({ number, low, high, lead: "Estimate" });
    expect(answer.why).toContain("Rough confidence: we have no dealer prices");
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
