import { expect, test } from "vitest";
import { findModelOfOtherYears, builtText } from "./built-years.ts";
import { resolveModel } from "./resolve-model.ts";

const isOfOtherYears = (model: string, year: number) =>
  findModelOfOtherYears(year, resolveModel("Club Car", model)) !== null;

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
