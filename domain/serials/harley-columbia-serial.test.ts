import { expect, test } from "vitest";
import { detectKind } from "./find-year.ts";
import { answer, asOfYear, textOf } from "./reading.fixture.ts";

test.each([
  ["65D90025", 1965],
  ["69DE12345", 1969],
  ["3b15068h9", 1979],
  ["7K21190-C5", 1985],
  ["77K21190-C5", 1985],
  ["3L14456-J2", 1982],
  ["3L14456-D1", 1991],
])("the number %s is from %i, with medium confidence", (text, year) => {
  expect(detectKind(text, asOfYear)?.id).toBe("harley-columbia");
  expect(answer("harley-columbia", text)).toEqual([[year, "medium"]]);
});

test.each(["62D90025", "3B15068K9", "3B15068H", "B15068H9"])(
  "the number %s has no year, but an example to compare",
  (text) => {
    expect(answer("harley-columbia", text)).toBe("unreadable");
    expect(textOf("harley-columbia", text)).toContain("such as 3B15068H9");
  },
);

test.each(["C1416", "24L96", "3315000", "PQ0745-123456", "JW8-513800", "1HGCM82633A004352", "C4"])(
  "the number %s of another kind isn’t taken for a Harley-Davidson’s",
  (text) => {
    expect(detectKind(text, asOfYear)?.id).not.toBe("harley-columbia");
  },
);
