import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { packs } from "./pack.ts";
import { readDegrees, readGravities } from "./read-hydrometer.ts";

const eightVolts = packs.find(({ id }) => id === "6x8")!;

describe("specific gravities are read", () => {
  test.each([
    ["", []],
    ["1.265", [1.265]],
    ["1.265 1.26 1.255 1.27", [1.265, 1.26, 1.255, 1.27]],
    ["1.265, 1.260; 1.255/1.27", [1.265, 1.26, 1.255, 1.27]],
    ["1265 1260", [1.265, 1.26]],
    ["1,265 1,260", [1.265, 1.26]],
    ["1,265, 1,260", [1.265, 1.26]],
    ["1.000 1.350", [1, 1.35]],
  ])("from %j", (text, gravities) => {
    expect(readGravities(text, eightVolts)).toEqual({ status: "read", gravities });
  });

  test.each([
    ["good", "not-a-number"],
    ["-1.265", "not-a-number"],
    ["1.265 x", "not-a-number"],
    ["12.65", "out-of-range"],
    ["0.999", "out-of-range"],
    ["1.351", "out-of-range"],
    ["1.26 1.26 1.26 1.26 1.26", "too-many-cells"],
  ])("and %j is refused as %s", (text, fault) => {
    expect(readGravities(text, eightVolts)).toEqual({ status: "unreadable", fault });
  });

  test("whatever is typed, only as numbers that acid can have", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = readGravities(text, eightVolts);
        if (typed.status !== "read") return;
        for (const each of typed.gravities) expect(each >= 1 && each <= 1.35).toBe(true);
      }),
    );
  });
});

test.each([
  ["", 80],
  [" ", 80],
  ["72", 72],
  ["72.5 °F", 72.5],
  ["72,5", 72.5],
  ["72F", 72],
  ["0", 0],
  ["110", 110],
  ["111", null],
  ["-1", null],
  ["warm", null],
])("a temperature of %j is read as %j", (text, degrees) => {
  expect(readDegrees(text)).toBe(degrees);
});
