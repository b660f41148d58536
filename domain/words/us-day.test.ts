import { expect, test } from "vitest";
import { usDay, usYear } from "./us-day.ts";

test.each([
  ["2026-12-31T23:59:59Z", "2026-12-31", 2026],
  ["2027-01-01T05:59:59Z", "2026-12-31", 2026],
  ["2027-01-01T06:00:00Z", "2027-01-01", 2027],
  ["2026-07-04T04:59:59Z", "2026-07-03", 2026],
])("at %s it is %s for most visitors, in %i", (time, day, year) => {
  expect(usDay(new Date(time))).toBe(day);
  expect(usYear(new Date(time))).toBe(year);
});
