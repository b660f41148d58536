import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, textOf, textsOf, the } from "../../../ui/kit/test-queries.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, asOfYear, calculationOf } from "../../cart/calculation-samples.ts";
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
const bottomOf = (element: Element) =>
  Number(/inset-block-start:([\d.-]+)%/.exec(element.getAttribute("style")!)![1]);

test("is a picture with a name, which also says what is in the bunker, and labels of the page", () => {
  const map = mapOf(calculationOf());
  expect(the("[role=img]", map).getAttribute("aria-label")).toBe("The years ahead.");
  expect(allOf("svg text", map)).toEqual([]);
  expect(the("svg", map).getAttribute("aria-hidden")).toBe("true");
  expect(textOf(map)).not.toContain("Batteries");
  const withBunker = mapOf(calculationOf(), 2026, "Batteries due now");
  expect(textOf(withBunker)).toContain("Batteries due now");
  // What a picture holds is not read out.
  expect(the("[role=img]", withBunker).getAttribute("aria-label")).toBe(
    "The years ahead. Batteries due now",
  );
});

test("has a tee, a hole, and a stop for each year between, with its year", () => {
  const map = mapOf(calculationOf());
  expect(stops(map).map((stop) => `${textOf(the("span", stop))} ${stop.dataset["place"]}`)).toEqual(
    "2026 tee, 2027 between, 2028 between, 2029 between, 2030 between, 2031 hole".split(", "),
  );
});

test("names the dollars of a year that repeats only where it is pointed out", () => {
  const old = calculationOf({ year: "2018" });
  const named = (marked: number) => stops(mapOf(old, marked)).map((stop) => textsOf("b", stop)[0]);
  expect(named(2026)[4]).toBeUndefined();
  expect(named(2030)[4]).toBe(named(2026)[5]);
});

test("balls lie at the method's dollars on the labeled axis", () => {
  ofAnyCalculation((calculation) => {
    const { ahead, sameBatteries } = outlookYears(calculation.cart, asOfYear);
    const { axis } = yardageScale(ahead, sameBatteries);
    const map = mapOf(calculation);
    expect(textsOf("[role=img] > div > span", map)).toEqual(axis.ticks.map(shortDollars));
    for (const [index, stop] of stops(map).entries()) {
      const { value } = ahead[index]!.appraisal;
      const percent = 100 - bottomOf(the("i", stop));
      expect(axis.from + (percent / 100) * (axis.to - axis.from)).toBeCloseTo(value, -2);
      for (const text of textsOf("b", stop)) expect(text).toBe(formatDollars(value));
    }
  }, 20);
});

test("every estimate and its range are on the map", () => {
  ofAnyCalculation(({ cart }) => {
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
  }, 50);
});
