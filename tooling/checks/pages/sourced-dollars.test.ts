import { expect, test } from "vitest";
import { minEstimate } from "../../../domain/valuation/estimate.ts";
import { dollarsInText, sourcedDollars } from "./sourced-dollars.ts";

test("a page may print the dollars of its own records, but not another page's", () => {
  expect(sourcedDollars("/ayro")).toContain(33_900);
  expect(sourcedDollars("/beast")).not.toContain(33_900);
});

test("a guide's page may print the dollars in its guide, and no other page may", () => {
  expect(sourcedDollars("/battery-costs")).toContain(5502);
  expect(sourcedDollars("/battery-costs/more")).not.toContain(5502);
  expect(sourcedDollars("/buying-guide")).not.toContain(5502);
});

test("every page may print the lowest estimate", () => {
  for (const path of ["/", "/club-car", "/fl", "/no-such-page"]) {
    expect(sourcedDollars(path)).toContain(minEstimate);
  }
});

test.each([
  ["$90 to $1,500", [90, 1500]],
  ["$2.5 billion", [2.5]],
  ["90 dollars, or $", []],
])("the dollars in %j are %j", (text, dollars) => {
  expect(dollarsInText(text)).toEqual(dollars);
});
