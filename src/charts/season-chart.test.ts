import { expect, test } from "vitest";
import { type Season, months, seasonLabels } from "./season-chart.tsx";

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
