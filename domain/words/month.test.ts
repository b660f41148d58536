import { expect, test } from "vitest";
import { monthText, readMonth } from "./month.ts";

test.each([
  "2026-10",
  " 2026-10 ",
  "2026/10",
  "10/2026",
  "10-2026",
  "10 2026",
  "October 2026",
  "oct 2026",
  "Oct. 2026",
  "October, 2026",
  "2026-10-05",
  "10/5/2026",
  "Oct 5, 2026",
])("the month is read in %j", (text) => {
  expect(readMonth(text)).toBe("2026-10");
});

test.each([
  ["9/2026", "2026-09"],
  ["Sept 2026", "2026-09"],
  ["May 2026", "2026-05"],
  ["2026-1", "2026-01"],
])("the month %j is read as %s", (text, month) => {
  expect(readMonth(text)).toBe(month);
});

test.each(["", "2026", "10", "10/26", "2026-13", "0/2026", "13/2026", "Octopus 2026", "oc 2026"])(
  "no month is read in %j",
  (text) => {
    expect(readMonth(text)).toBeNull();
  },
);

test("a month is written with its name", () => {
  expect(monthText("2026-10")).toBe("October 2026");
});
