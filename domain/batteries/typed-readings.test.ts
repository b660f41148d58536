import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pack, packs } from "./pack.ts";
import { readVolts } from "./typed-readings.ts";

const packOf = (id: string): Pack => packs.find((pack) => pack.id === id)!;

test.each([
  ["6.35", 6.35],
  [" 6.35 V ", 6.35],
  ["6,35", 6.35],
  ["6.35 volts", 6.35],
  ["6.", 6],
  [".5", 0.5],
  ["+6.3", 6.3],
  ["0", 0],
  ["7.8", 7.8],
])("the typed voltage %j is read as %f", (text, volts) => {
  expect(readVolts(text, packOf("6x6"))).toEqual({ status: "read", volts });
});

test.each(["", "   "])("a blank voltage, %j, is not a fault", (text) => {
  expect(readVolts(text, packOf("6x6"))).toEqual({ status: "blank" });
});

test.each([
  ["6x6", "abc", { kind: "not-a-number" }],
  ["6x6", "6.3.5", { kind: "not-a-number" }],
  ["6x6", "6 3", { kind: "not-a-number" }],
  ["6x6", "1e3", { kind: "not-a-number" }],
  ["6x6", ".", { kind: "not-a-number" }],
  ["6x6", "NaN", { kind: "not-a-number" }],
  ["6x6", "-6.35", { kind: "negative" }],
  ["6x6", "−6.35", { kind: "negative" }],
  ["6x6", "lithium", { kind: "lithium" }],
  ["6x8", "LiFePO4", { kind: "lithium" }],
  ["6x6", "63.8", { kind: "decimal-point", volts: 6.38 }],
  ["6x6", "638", { kind: "decimal-point", volts: 6.38 }],
  ["6x8", "84.5", { kind: "decimal-point", volts: 8.45 }],
  ["4x12", "126", { kind: "decimal-point", volts: 12.6 }],
  ["6x6", "38.2", { kind: "whole-pack" }],
  ["8x6", "51.2", { kind: "whole-pack" }],
  ["6x8", "50.9", { kind: "whole-pack" }],
  ["6x6", "7.81", { kind: "other-battery", batteryVolts: 8 }],
  ["6x6", "8.4", { kind: "other-battery", batteryVolts: 8 }],
  ["6x6", "12.7", { kind: "other-battery", batteryVolts: 12 }],
  ["6x8", "12.7", { kind: "other-battery", batteryVolts: 12 }],
  ["6x8", "10.5", { kind: "other-battery", batteryVolts: 12 }],
  ["4x12", "15.7", { kind: "too-high" }],
  ["6x6", "99999999", { kind: "too-high" }],
] as const)("on a pack of %s, the voltage %j is refused with its cause", (id, text, fault) => {
  expect(readVolts(text, packOf(id))).toEqual({ status: "unreadable", fault });
});

test("any voltage that is read is one that the battery can have", () => {
  fc.assert(
    fc.property(fc.constantFrom(...packs), fc.string(), (pack, text) => {
      const typed = readVolts(text, pack);
      if (typed.status !== "read") return;
      expect(typed.volts).toBeGreaterThanOrEqual(0);
      expect(typed.volts).toBeLessThanOrEqual(pack.batteryVolts * 1.3);
    }),
  );
});
