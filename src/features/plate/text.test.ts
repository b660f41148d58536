import { expect, test } from "vitest";
import { findYear } from "../../../domain/serials/find-year.ts";
import { asOfYear, kindOf } from "../../../domain/serials/reading.fixture.ts";
import type { KindId } from "../../../domain/serials/reading.ts";
import { emptyEntry } from "./address.ts";
import { recalledCartFromEntry } from "./recalled-cart.ts";
import { announcement, groupsOf, plateTitle, yearLinkLabel, yearsText } from "./text.ts";

const announced = (id: KindId, number: string) =>
  announcement(findYear(kindOf(id), number, asOfYear));

test.each([
  ["club-car", "PQ0745-123456", "2007. How sure: Well supported."],
  ["club-car", "PQ1645-123456", /^2016\. How sure: Rough guess\. This would be from 2016, but/],
  ["ez-go", "2587255", "2008, give or take a year. How sure: Some support."],
  ["battery", "C4", "2024. How sure: Some support. Or 2014. How sure: Rough guess."],
  ["yamaha", "J10", "1981, 1980, or 1979. How sure: Rough guess."],
  ["yamaha", "J38-123456", /^Can’t tell\. What the digits mean depends on the prefix/],
  ["vin", "1C9CART44GE123456", /^2016\. How sure: Rough guess\. Likely a typing error/],
] as const)("a screen reader hears the %s number %s as %s", (id, number, text) => {
  expect(announced(id, number)).toMatch(text);
});

test("candidate years with the same confidence and reason form a group", () => {
  const shared = { confidence: "low", reason: "A." } as const;
  const other = { year: 1982, confidence: "medium", reason: "A." } as const;
  expect(groupsOf([{ year: 1981, ...shared }, other, { year: 1980, ...shared }])).toEqual([
    { years: [1981, 1980], ...shared },
    { years: [1982], confidence: "medium", reason: "A." },
  ]);
});

test.each([
  [[2016], "2016"],
  [[2018, 2019, 2017], "2017 to 2019"],
  [[2024, 2014], "2024 or 2014"],
  [[2025, 1995, 1985], "2025 or 1995"],
])("the sign shows the years %j as %j", (years, text) => {
  const candidates = years.map((year) => ({ year, confidence: "low" as const, reason: "" }));
  expect(yearsText(candidates)).toBe(text);
});

test.each([
  ["club-car", { year: 2016 }, "Value it as a 2016"],
  ["battery", { year: 2026 }, "Use this age: new"],
  ["battery", { year: 2025 }, "Use this age: 1 year"],
  ["battery", { year: 2025, month: 3 }, "Use this age: 2 years"],
  ["battery", { year: 2020 }, "Use this age: 5+ years"],
] as const)("a %s number from %j offers the link %j", (id, date, text) => {
  const { lead, choice } = yearLinkLabel(kindOf(id), date, "2026-11-28");
  expect(lead + choice).toBe(text);
});

test.each([
  ["club-car", "PQ0745-123456", "", "2007 Club Car"],
  ["club-car", "PQ0745-123456", "EZ-GO", "2007 Club Car"],
  ["ez-go", "2587255", "Club Car", "2007 to 2009 Club Car"],
  ["vin", "1C9CART44GE123456", "", "A 2016?"],
  ["yamaha", "J17-123456", "", "A 1982 Yamaha?"],
  ["yamaha", "J10-123456", "", "1979 to 1981 Yamaha"],
  ["club-car", "PQ1242-123456", "", "A 2012 Club Car?"],
  ["battery", "C4", "EZ-GO", "Batteries made in 2024 or 2014"],
] as const)("the %s number %s with the make %j has the title %j", (id, number, make, title) => {
  const kind = kindOf(id);
  const reading = findYear(kind, number, asOfYear);
  const cart = recalledCartFromEntry({ ...emptyEntry, number, make }, kind, reading, asOfYear);
  expect(plateTitle("year", { reading, cart, kind })).toBe(title);
});
