import { expect, test } from "vitest";
import { answer, textOf } from "./reading.fixture.ts";

test.each([
  ["C4", 2024],
  ["A0", 2020],
  ["AO", 2020],
  ["LI", 2021],
  ["I3", 2023],
  ["F6", 2026],
  ["L7", 2017],
  ["B5X", 2025],
])("the date code %s is from %i at the latest, or ten years older", (text, newest) => {
  expect(answer("battery", text)).toEqual([
    [newest, "medium"],
    [newest - 10, "low"],
  ]);
});

test("a new decade starts with its first year, never earlier", () => {
  expect(answer("battery", "C0", 2029)).toEqual([
    [2020, "medium"],
    [2010, "low"],
  ]);
  expect(answer("battery", "C0", 2030)).toEqual([
    [2030, "medium"],
    [2020, "low"],
  ]);
});

test.each([
  ["A4", "January 2024"],
  ["B4", "February 2024"],
  ["G4", "July 2024"],
  ["I4", "September 2024"],
  ["L4", "December 2024"],
])("the date code %s is from %s", (text, month) => {
  expect(textOf("battery", text)).toContain(month);
});

test("a code for this year may name a future month, and the reading says so", () => {
  expect(textOf("battery", "L6")).toContain("December 2026, if that month has come");
  expect(textOf("battery", "L5")).not.toContain("if that month has come");
});

test("every reading of a date code says that makers differ", () => {
  for (const text of ["C4", "M4", "junk"])
    expect(textOf("battery", text)).toContain("akers differ");
});

test("a letter alone is an unfinished date code", () => {
  expect(answer("battery", "C")).toBe("unfinished");
  expect(answer("battery", "M")).toBe("unreadable");
});

test("a date code with two digits gives no year, because makers differ", () => {
  expect(answer("battery", "E12")).toBe("unreadable");
  expect(textOf("battery", "E12")).toContain("a day of the month at one maker");
});

test.each(["M4", "4C", "44", "C444", "CC", "C4XY", "2024"])(
  "the date code %s has an unknown format",
  (text) => {
    expect(answer("battery", text)).toBe("unreadable");
  },
);
