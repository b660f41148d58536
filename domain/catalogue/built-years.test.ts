import { expect, test } from "vitest";
import { builtInOtherYears, builtText } from "./built-years.ts";
import { resolveModel } from "./resolve-model.ts";

test.each([
  ["Tempo", 2017, "wasn't"],
  ["Tempo", 2018, "was"],
  ["Tempo", 2026, "was"],
  ["Precedent", 2003, "wasn't"],
  ["Precedent", 2020, "was"],
  ["Precedent", 2021, "wasn't"],
  ["Zeppelin", 1975, "may have been, so it was"],
])("the Club Car %s of %i %s built", (model, year, was) => {
  const otherYears = builtInOtherYears(year, resolveModel("Club Car", model));
  expect(otherYears !== null).toBe(was === "wasn't");
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
