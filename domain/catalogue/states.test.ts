import { expect, test } from "vitest";
import { states } from "./states.ts";

const fullStates = states.filter(({ territory }) => !territory);
const territories = states.filter(({ territory }) => territory);

test("there are 50 states, then six territories, each in alphabetical order", () => {
  expect(fullStates).toHaveLength(50);
  expect(states).toEqual([...fullStates, ...territories]);
  for (const part of [fullStates, territories]) {
    expect(part).toEqual(part.toSorted((a, b) => a.name.localeCompare(b.name, "en")));
  }
});

test("the territories are those in the product spec", () => {
  expect(territories.map(({ name, code }) => `${name} ${code}`)).toEqual([
    "American Samoa as",
    "District of Columbia dc",
    "Guam gu",
    "Northern Mariana Islands mp",
    "Puerto Rico pr",
    "U.S. Virgin Islands vi",
  ]);
});

test("every code is two lowercase letters and belongs to one state", () => {
  expect(new Set(states.map(({ code }) => code)).size).toBe(56);
  for (const { code } of states) expect(code).toMatch(/^[a-z]{2}$/);
});
