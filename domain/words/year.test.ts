import { expect, test } from "vitest";
import { expandYear, isLikelyYear, yearOfDate } from "./year.ts";

test.each([
  ["1950", true],
  ["1949", false],
  ["2027", true],
  ["2028", false],
  ["20", false],
  ["202", false],
  ["20200", false],
  ["-5", false],
])("in 2026, %s is a likely model year: %s", (text, likely) => {
  expect(isLikelyYear(text, 2026)).toBe(likely);
});

test.each(["", "  ", "2020.5", "soon"])("the unfinished year %j is not questioned", (text) => {
  expect(isLikelyYear(text, 2026)).toBe(true);
});

test.each([
  ["20", "2020"],
  ["05", "2005"],
  ["5", "2005"],
  ["27", "2027"],
  ["99", "1999"],
  ["50", "1950"],
  ["28", null],
  ["49", null],
  ["202", null],
  ["-5", null],
  ["", null],
])("in 2026, the year %j is completed to %s", (text, year) => {
  expect(expandYear(text, 2026)).toBe(year);
});

test("two digits follow the calendar into the next century", () => {
  expect(expandYear("00", 2099)).toBe("2100");
  expect(expandYear("99", 2099)).toBe("2099");
});

test.each(["2026-11-28", "2026-11"])("the date %s is in 2026", (date) => {
  expect(yearOfDate(date)).toBe(2026);
});
