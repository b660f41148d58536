import { describe, expect, test } from "vitest";
import { speculationRules } from "./speculation-rules.ts";

type Where = { href_matches: string } | { not: Where } | { and: Where[] };

const site = "https://cartworth.example";
const [rule] = JSON.parse(speculationRules).prerender as { where: Where; eagerness: string }[];

/** Interprets the rules as browsers do. */
function holds(where: Where, address: string): boolean {
  if ("and" in where) return where.and.every((condition) => holds(condition, address));
  if ("not" in where) return !holds(where.not, address);
  return new URLPattern(where.href_matches, site).test(address);
}

describe("a link that is about to be followed", () => {
  test.each([
    ["/", true],
    ["/club-car", true],
    ["/?year=2020&make=Club+Car&model=Onward", true],
    ["/how-it-works#data", true],
    ["/api/messages", false],
    ["/api/", false],
    ["https://www.ecfr.gov/current/title-49", false],
    ["https://cartworth.example.evil.example/", false],
  ])("to %s is prerendered: %s", (href, expected) => {
    expect(holds(rule!.where, new URL(href, site).href)).toBe(expected);
  });

  test("a link is prerendered when it is hovered or touched", () => {
    expect(rule!.eagerness).toBe("moderate");
  });
});
