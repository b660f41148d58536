import fc from "fast-check";
import { expect, test } from "vitest";
import { formatDollars } from "../../../domain/words/money.ts";
import { priceScaleOf, priceScaleText } from "./price-scale-layout.ts";

const anyDollars = fc.integer({ min: 500, max: 60_000 });
const anyRows = fc.tuple(anyDollars, anyDollars, anyDollars).map(([estimate, tradeIn, asking]) => [
  { kind: "formula" as const, middle: estimate },
  { kind: "trade" as const, middle: tradeIn },
  { kind: "dealer" as const, middle: asking },
]);
const anyRange = fc
  .tuple(anyDollars, anyDollars)
  .map(([one, other]) => ({ low: Math.min(one, other), high: Math.max(one, other) }));

test("every mark lies on the price scale, and no two flags touch on any screen", () => {
  fc.assert(
    fc.property(anyRows, anyRange, anyDollars, (rows, range, dollars) => {
      const { flags, marker, strip } = priceScaleOf(rows, range, dollars);
      const places = [marker, strip.from, strip.from + strip.width, ...flags.map(({ x }) => x)];
      for (const place of places) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(100.01);
      }
      for (const size of ["narrow", "wide"] as const) {
        const spanOf = ({ x, isLabelOnLeft, name, dollars: price }: (typeof flags)[number]) => {
          const { length } = `${name} ${formatDollars(price)}`;
          // Measured at 320 pixels: 34.5% for 14 characters, 40% for 17.
          const width = size === "wide" ? 16 : 6.6 + 2 * length;
          return isLabelOnLeft ? ([x - width, x] as const) : ([x, x + width] as const);
        };
        for (const one of flags) {
          for (const other of flags) {
            if (one === other || one[size] !== other[size]) continue;
            const [from, to] = spanOf(one);
            const [start, end] = spanOf(other);
            expect(start >= to || end <= from).toBe(true);
          }
        }
      }
    }),
    { numRuns: 400 },
  );
});

test("the flags of an ordinary trade-in stand on one level on a phone", () => {
  const rows = [
    { kind: "trade", middle: 1650 },
    { kind: "dealer", middle: 4549 },
  ] as const;
  const { flags } = priceScaleOf(rows, { low: 1350, high: 2050 }, 1650);
  expect(flags.map(({ narrow }) => narrow)).toEqual([0, 0]);
});

test("the estimate has a flag only if there is nothing to compare it with", () => {
  const kindsOf = (kinds: readonly ("formula" | "trade")[]) =>
    priceScaleOf(
      kinds.map((kind) => ({ kind, middle: 3000 })),
      { low: 2500, high: 3500 },
      3000,
    ).flags.map(({ kind }) => kind);
  expect(kindsOf(["formula"])).toEqual(["formula"]);
  expect(kindsOf(["formula", "trade"])).toEqual(["trade"]);
});

test("a screen reader hears the price scale from the lowest figure to the highest", () => {
  const rows = [
    { kind: "dealer", middle: 5800 },
    { kind: "trade", middle: 2650 },
  ] as const;
  expect(priceScaleText(priceScaleOf(rows, { low: 2650, high: 5450 }, 4750))).toBe(
    "A price scale. Trade-in $2,650, Dealers $5,800.",
  );
});
