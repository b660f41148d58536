import { expect, test } from "vitest";
import { type Season, placeBars, months, seasonLabels } from "./guide-charts.tsx";

test("bars are as long as their values and stand below one another", () => {
  const bars = [
    { label: "Electric", value: 75, text: "75%" },
    { label: "Gas", value: 25, text: "25%" },
  ];
  expect(placeBars(bars, 300, 40)).toEqual([
    { ...bars[0], y: 0, width: 300 },
    { ...bars[1], y: 40, width: 100 },
  ]);
});

const monthsOf = (season: Season) =>
  months.filter((month) => month.season === season).map(({ name }) => name);

test("the seasons are those of the product spec", () => {
  expect(monthsOf("peak")).toEqual(["March", "April", "May", "June", "July", "August"]);
  expect(monthsOf("good")).toEqual(["September", "October", "November"]);
  expect(monthsOf("off")).toEqual(["January", "February", "December"]);
});

test("the labels name the same months", () => {
  for (const season of ["peak", "good"] as const) {
    const named = monthsOf(season);
    expect(seasonLabels[season].span).toBe(`${named[0]} to ${named.at(-1)}`);
  }
  expect(seasonLabels.off.span).toBe("December to February");
});
