import { expect, test } from "vitest";
import { batteryAgeFrom, batteryAgeOn } from "./battery-age.ts";

test.each([
  [0, 0],
  [6, 0],
  [7, 1],
  [12, 1],
  [13, 2],
  [48, 4],
  [49, 5],
  [400, 5],
])("batteries of %i months count as %i years old", (months, age) => {
  expect(batteryAgeFrom(months)).toBe(age);
});

test.each([
  [{ year: 2023, month: 3 }, 4],
  [{ year: 2023, month: 12 }, 3],
  [{ year: 2023 }, 3],
  [{ year: 2026 }, 0],
  [{ year: 2026, month: 12 }, 0],
  [{ year: 2027 }, 0],
])("in November 2026, batteries of %j count as %i years old", (date, age) => {
  expect(batteryAgeOn(date, "2026-11-28")).toBe(age);
});
