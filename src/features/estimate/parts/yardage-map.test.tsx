import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { anyCalculation, asOfYear, calculationOf } from "../../cart/calculation-samples.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { outlookYears } from "../outlook-years.ts";
import { YardageMap, yardageScale } from "./yardage-map.tsx";

const mapOf = ({ cart }: Calculation, marked = asOfYear, bunker = "") => {
  const { ahead, sameBatteries } = outlookYears(cart, asOfYear);
  return render(
    <YardageMap {...{ ahead, sameBatteries, marked, bunker }} label="The years ahead." />,
  );
};
const stops = (map: HTMLElement) => allOf("[data-place]", map);
const styleOf = (element: Element, side: string) =>
  Number(new RegExp(`inset-${side}-start:([\\d.-]+)%`).exec(element.getAttribute("style")!)![1]);

test("is a picture with a name, whose labels are text of the page", () => {
  const map = mapOf(calculationOf());
  expect(the("[role=img]", map).getAttribute("aria-label")).toBe("The years ahead.");
  expect(allOf("svg text", map)).toEqual([]);
  expect(the("svg", map).getAttribute("aria-hidden")).toBe("true");
});

test("has a tee, a hole, and a stop for each year between, with its year", () => {
  const map = mapOf(calculationOf());
  expect(stops(map).map((stop) => stop.dataset["place"])).toEqual([
    "tee",
    "between",
    "between",
    "between",
    "between",
    "hole",
  ]);
  expect(stops(map).map((stop) => textOf(the("span", stop)))).toEqual([
    "2026",
    "2027",
    "2028",
    "2029",
    "2030",
    "2031",
  ]);
});

test("names the dollars of a year that repeats only where it is pointed out", () => {
  const old = calculationOf({ year: "2018" });
  const named = (marked: number) => stops(mapOf(old, marked)).map((stop) => textsOf("b", stop)[0]);
  expect(named(2026)[4]).toBeUndefined();
  expect(named(2030)[4]).toBe(named(2026)[5]);
});

test("has a bunker where there is something in it", () => {
  expect(textOf(mapOf(calculationOf(), 2026, "Batteries due now"))).toContain("Batteries due now");
  expect(textOf(mapOf(calculationOf()))).not.toContain("Batteries");
});

test("says in its name what is in the bunker, as what a picture holds is not read out", () => {
  const picture = the("[role=img]", mapOf(calculationOf(), 2026, "Batteries due now"));
  expect(picture.getAttribute("aria-label")).toBe("The years ahead. Batteries due now");
});

describe("for carts drawn at random", () => {
  test("balls lie at the method's dollars on the labeled axis", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const { ahead, sameBatteries } = outlookYears(calculation.cart, asOfYear);
        const { axis } = yardageScale(ahead, sameBatteries);
        const map = mapOf(calculation);
        const labels = textsOf("[role=img] > div > span", map);
        expect(labels).toEqual(axis.ticks.map(shortDollars));
        for (const [index, stop] of stops(map).entries()) {
          const { value } = ahead[index]!.appraisal;
          const percent = 100 - styleOf(the("i", stop), "block");
          expect(axis.from + (percent / 100) * (axis.to - axis.from)).toBeCloseTo(value, -2);
          for (const text of textsOf("b", stop)) expect(text).toBe(formatDollars(value));
        }
      }),
      { numRuns: 20 },
    );
  });
});

test("every estimate and its range are on the map", () => {
  fc.assert(
    fc.property(anyCalculation, ({ cart }) => {
      const { ahead, sameBatteries } = outlookYears(cart, asOfYear);
      const { y } = yardageScale(ahead, sameBatteries);
      const dollars = [
        ...ahead.flatMap(({ appraisal: { low, value, high } }) => [low, value, high]),
        ...sameBatteries.map(({ appraisal }) => appraisal.value),
      ];
      for (const each of dollars) {
        expect(y(each)).toBeGreaterThanOrEqual(0);
        expect(y(each)).toBeLessThanOrEqual(100);
      }
    }),
    { numRuns: 50 },
  );
});
