import { expect, test } from "vitest";
import { usYear } from "./us-year.ts";

test.each([
  ["2026-12-31T23:59:59Z", 2026],
  ["2027-01-01T05:59:59Z", 2026],
  ["2027-01-01T06:00:00Z", 2027],
])("at %s it is %i for most visitors", (time, year) => {
  expect(usYear(new Date(time))).toBe(year);
});
