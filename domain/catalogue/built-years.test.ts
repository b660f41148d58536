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
  ["Harley Davidson", "", 1983],
  ["AMF", "", 2008],
  ["Pargo", "803", 1990],
  ["Fairplay", "Fleet", 2015],
])("a %s %s of %i is newer than its make's last cart", (make, model, year) => {
  const built = findOtherBuiltYears(year, resolveModel(make, model));
  expect(built).toMatchObject({ make, name: null, from: null });
  expect(nearestBuiltYear(year, built!)).toBe(built!.to);
  expect(builtText(built!)).toBe(`No ${make} golf cart is newer than ${built!.to}`);
});

test("no year is too early for a make whose first year we don't know", () => {
  expect(findOtherBuiltYears(1964, resolveModel("Harley Davidson", ""))).toBeNull();
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
