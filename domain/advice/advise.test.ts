import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { aCart } from "../cart/testing.ts";
import { conditions } from "../valuation/cart.ts";
import { type Role, roles } from "../cart/roles.ts";
import { type Advice, advise, confidences } from "./advise.ts";
import { type Figures, figuresOf } from "./figures.ts";
import { anySubject, asOfYear, market } from "./market-samples.ts";

const precedent = {
  cart: aCart({ modelYear: 2016, model: "Precedent", seats: 4, batteryAge: 2 }),
  details: { batteryType: null, lifted: false },
  asOfYear,
} as const;
const known = figuresOf(precedent, market);

interface Sample {
  readonly asking?: number;
  readonly pays?: number;
}

/** A cart that dealers ask $5,000 for and would pay $2,000 for, or other amounts. */
function figures({ asking = 5000, pays = 2000 }: Sample = {}): Figures {
  return {
    ...known,
    dealers: { ...known.dealers!, asking, anyDealer: { low: 2760, high: 9042 } },
    tradeIn: { ...known.tradeIn!, low: pays - 400, middle: pays, high: pays + 600 },
  };
}

describe("for a cart that a dealer pays $2,000 for and asks $5,000 for", () => {
  test.each<[Role, "owner" | "dealer", Omit<Advice, "confidence" | "reasons">]>([
    ["selling", "owner", { number: 4250, settle: 3500, floor: 2000, ceiling: 5000 }],
    ["trading", "owner", { number: 2000, floor: 1600, ceiling: 2600 }],
    ["buying", "owner", { number: 2750, settle: 3500, floor: 2000, ceiling: 4250 }],
    ["buying", "dealer", { number: 5000, floor: 2750, ceiling: 9050 }],
    ["insuring", "owner", { number: 5000, floor: 2750, ceiling: 9050 }],
  ])("%s, from an %s", (role, seller, amounts) => {
    const { confidence: _, reasons: __, ...advised } = advise(figures(), role, seller);
    expect(advised).toEqual(amounts);
  });
});

test.each([
  // 1000 + 1/4, 1/2, and 3/4 of 100 are 1025, 1050, and 1075; halves of the step are rounded up.
  [1000, 1100, [1050, 1050, 1100]],
  [1000, 1098, [1000, 1050, 1050]],
  [1001, 1002, [1000, 1000, 1000]],
  [9000, 11_000, [9500, 10_000, 10_500]],
  [9998, 10_198, [10_000, 10_100, 10_100]],
])("the quarters from $%d to $%d are exact before they are rounded", (pays, asking, quarters) => {
  const { number: ask, settle } = advise(figures({ pays, asking }), "selling");
  const { number: offer } = advise(figures({ pays, asking }), "buying");
  expect([offer, settle, ask]).toEqual(quarters);
});

test("private deals are fair at best, because no private sales are known", () => {
  for (const role of ["selling", "buying"] as const) {
    const { confidence, reasons } = advise(figures(), role);
    expect([confidence, reasons]).toEqual(["fair", ["model-listed-often", "no-private-sales"]]);
  }
  expect(advise(figures(), "trading").confidence).toBe("good");
});

test("a trade-in above what dealers ask is held there, and the advice is less sure", () => {
  const crossed = figures({ pays: 6000, asking: 5000 });
  expect(advise(crossed, "trading")).toMatchObject({
    number: 5000,
    ceiling: 5000,
    confidence: "fair",
  });
  expect(advise(crossed, "selling")).toMatchObject({ number: 5000, settle: 5000, floor: 5000 });
  expect(advise(crossed, "selling").reasons).toContain("figures-cross");
});

test("without a trade-in the formula's low end stands in, and the advice is less sure", () => {
  const { low } = known.appraisal;
  const advised = advise({ ...figures(), tradeIn: null }, "trading");
  expect(advised).toMatchObject({ number: Math.round(low / 50) * 50, confidence: "fair" });
  expect(advised.reasons).toContain("no-trade-in");
});

describe("an advice is as sure as the listings make it", () => {
  const at = (support: "family" | "thinFamily" | "make", modelYear: number, role: Role) =>
    advise({ ...known, modelYear, dealers: { ...known.dealers!, support } }, role).confidence;
  test.each([
    ["family", 2016, "insuring", "good"],
    ["thinFamily", 2016, "insuring", "fair"],
    ["make", 2016, "insuring", "rough"],
    ["family", 2016, "trading", "good"],
    ["family", 2016, "selling", "fair"],
    ["family", 2016, "buying", "fair"],
    ["thinFamily", 2016, "selling", "fair"],
    ["make", 2016, "selling", "rough"],
    ["family", 1990, "trading", "good"],
    ["family", 1989, "trading", "fair"],
    ["family", 2027, "trading", "good"],
    ["family", 2028, "trading", "fair"],
    ["family", 1989, "selling", "fair"],
    ["thinFamily", 1989, "selling", "rough"],
    ["make", 1989, "insuring", "rough"],
  ] as const)("%s, %i, %s: %s", (support, modelYear, role, confidence) => {
    expect(at(support, modelYear, role)).toBe(confidence);
  });

  test("and says why", () => {
    expect(advise(known, "insuring").reasons).toEqual(["model-listed-often"]);
    expect(advise({ ...known, modelYear: 1989 }, "trading").reasons).toEqual([
      "model-listed-often",
      "unusual-year",
      "batteries-pass",
    ]);
    const due = figuresOf({ ...precedent, cart: { ...precedent.cart, batteryAge: 5 } }, market);
    expect(advise(due, "trading").reasons).toContain("batteries-due");
  });
});

describe("for any cart", () => {
  test("trade-in ≤ offer ≤ settle ≤ ask ≤ dealers, and floor ≤ number ≤ ceiling", () => {
    fc.assert(
      fc.property(anySubject, (subject) => {
        const each = figuresOf(subject, market);
        for (const role of roles) expectUsable(advise(each, role));
        expectUsable(advise(each, "buying", "dealer"));
        if (each.dealers === null) return;
        const { settle, number: ask } = advise(each, "selling");
        const { number: offer } = advise(each, "buying");
        const steps = [each.tradeIn!.middle, offer, settle!, ask, each.dealers.asking];
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(advise(each, "trading").number).toBe(each.tradeIn!.middle);
      }),
      { numRuns: 500 },
    );
  });

  test("better condition never advises less", () => {
    fc.assert(
      fc.property(anySubject, fc.constantFrom(...roles), (subject, role) => {
        const advised = conditions
          .toReversed()
          .map((condition) =>
            advise(figuresOf({ ...subject, cart: { ...subject.cart, condition } }, market), role),
          );
        for (const part of ["floor", "number", "ceiling"] as const) {
          const amounts = advised.map((each) => each[part]);
          expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  test("without dealers' prices the number is the formula's alone", () => {
    fc.assert(
      fc.property(anySubject, fc.constantFrom(...roles), (subject, role) => {
        const each = figuresOf({ ...subject, cart: { ...subject.cart, make: "Garia" } }, market);
        const { value, low, high } = each.appraisal;
        expect(advise(each, role)).toEqual({
          number: value,
          floor: low,
          ceiling: high,
          confidence: "rough",
          reasons:
            subject.cart.modelYear < 1990
              ? ["no-dealer-prices", "unusual-year"]
              : ["no-dealer-prices"],
        });
      }),
    );
  });
});

function expectUsable({ number, settle = number, floor, ceiling, confidence, reasons }: Advice) {
  expect([floor, ceiling, settle].every(Number.isInteger)).toBe(true);
  expect(floor).toBeGreaterThanOrEqual(500);
  expect(number).toBeGreaterThanOrEqual(floor);
  expect(ceiling).toBeGreaterThanOrEqual(number);
  expect(settle).toBeLessThanOrEqual(ceiling);
  expect(confidences).toContain(confidence);
  expect(new Set(reasons).size).toBe(reasons.length);
}
