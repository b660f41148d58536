import { expect, test } from "vitest";
import { builtText, findOtherBuiltYears, nearestBuiltYear } from "./built-years.ts";
import { resolveModel } from "./resolve-model.ts";

const isOfOtherYears = (model: string, year: number) =>
  findOtherBuiltYears(year, resolveModel("Club Car", model)) !== null;

test.each([
  ["Tempo", 2017],
  ["Precedent", 2003],
  ["Precedent", 2021],
])("the Club Car %s wasn't built in %i", (model, year) => {
  expect(isOfOtherYears(model, year)).toBe(true);
});

test.each([
  ["Tempo", 2018],
  ["Tempo", 2026],
  ["Precedent", 2020],
])("the Club Car %s was built in %i", (model, year) => {
  expect(isOfOtherYears(model, year)).toBe(false);
});

test("a model that we don't know may have been built in any year", () => {
  expect(isOfOtherYears("Zeppelin", 1975)).toBe(false);
});

test.each([
  ["Harley Davidson", "", 1983, 1982],
  ["AMF", "", 2008, 1982],
  ["Pargo", "803", 1990, 1976],
  ["Fairplay", "Fleet", 2015, 2011],
])("a %s %s from %i is newer than its make's last cart, from %i", (make, model, year, last) => {
  const built = findOtherBuiltYears(year, resolveModel(make, model));
  expect(built).toMatchObject({ make, name: null, to: last });
  expect(nearestBuiltYear(year, built!)).toBe(last);
});

test.each([
  ["Club Car", "Caroche", 1955, 1958],
  ["Club Car", "Zeppelin", 1955, 1958],
  ["Yamaha", "G-series", 1970, 1975],
  ["Tracker Off Road", "OX EV", 2015, 2019],
  ["Sivo", "", 2018, 2025],
  ["MadJax", "X-Series", 2014, 2023],
  ["Fairplay", "Fleet", 1999, 2005],
  ["Harley Davidson", "", 1960, 1963],
])("a %s %s from %i is older than its make's first cart, from %i", (make, model, year, first) => {
  const built = findOtherBuiltYears(year, resolveModel(make, model));
  expect(built).toMatchObject({ make, name: null, from: first });
  expect(nearestBuiltYear(year, built!)).toBe(first);
});

test.each([
  ["Yamaha", "G9", 1985],
  ["Yamaha", "G1", 2004],
  ["Yamaha", "G14", 2002],
  ["EZ-GO", "Medalist", 1999],
  ["EZ-GO", "Marathon", 1998],
])("the %s %s wasn't built in %i", (make, model, year) => {
  expect(findOtherBuiltYears(year, resolveModel(make, model))).toMatchObject({ make, name: model });
});

test.each([
  ["Yamaha", "G9", 1992],
  ["Yamaha", "G1", 1979],
  ["Yamaha", "G1", 1989],
  ["Yamaha", "G2", 1992],
  ["EZ-GO", "Medalist", 1996],
  ["EZ-GO", "Marathon", 1987],
  ["Club Car", "Caroche", 1965],
  ["Harley Davidson", "", 1964],
])("the %s %s may have been built in %i, counting a year either way", (make, model, year) => {
  expect(findOtherBuiltYears(year, resolveModel(make, model))).toBeNull();
});

test("no year is too early for a make whose first year we don't know", () => {
  expect(findOtherBuiltYears(1964, resolveModel("Pargo", ""))).toBeNull();
});

test.each([
  [1958, null, "No Club Car golf cart is older than 1958"],
  [null, 1982, "No Club Car golf cart is newer than 1982"],
  [1963, 1982, "Club Car golf carts are from 1963 to 1982"],
])(
  "for a make with the first year %j and the last year %j, the text names those that we know",
  (from, to, text) => {
    expect(builtText({ make: "Club Car", name: null, from, to })).toBe(text);
  },
);

test("rough years of a model are given as about right", () => {
  expect(builtText(findOtherBuiltYears(2004, resolveModel("Yamaha", "G1"))!)).toBe(
    "Yamaha built the G1 from about 1977 to about 1989",
  );
});

test("a make that is still built may have built a model that we don't know in any year", () => {
  expect(findOtherBuiltYears(2026, resolveModel("Yamaha", "Zeppelin"))).toBeNull();
});

test("a model that is still built has no last year", () => {
  expect(builtText({ make: "Club Car", name: "Onward", from: 2017, to: null })).toBe(
    "Club Car has built the Onward since 2017",
  );
});

test("a model that isn't built any more has its first and last year", () => {
  expect(builtText({ make: "Club Car", name: "Precedent", from: 2004, to: 2020 })).toBe(
    "Club Car built the Precedent from 2004 to 2020",
  );
});
