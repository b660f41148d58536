import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { batteryAges, conditions, powertrains, seatCounts } from "../../domain/valuation/cart.ts";
import { type SeenCart, cartAttributes } from "./cart-attributes.ts";
import { CartDrawing } from "./cart-drawing.tsx";
import { render } from "./test-page.ts";
import { allOf, the } from "./test-queries.ts";

const cart: SeenCart = {
  seats: 2,
  powertrain: "electric",
  condition: "good",
  batteryAge: 2,
  hasUpgrades: false,
  lifted: false,
};
const drawingOf = (change: Partial<SeenCart>) =>
  the("svg", render(<CartDrawing cart={{ ...cart, ...change }} />));
const partsOf = (change: Partial<SeenCart>) =>
  allOf("use", drawingOf(change)).map((part) => part.getAttribute("href")!.split("#")[1]!);

describe("the attributes of a cart", () => {
  test("are what can be seen of it", () => {
    expect(cartAttributes({ ...cart, hasUpgrades: true, lifted: true })).toEqual({
      "data-seats": 2,
      "data-power": "electric",
      "data-condition": "good",
      "data-battery": 2,
      "data-upgrades": true,
      "data-lifted": true,
    });
  });

  test("do not tell the age of batteries that a gas cart does not have", () => {
    expect(cartAttributes({ ...cart, powertrain: "gas" })["data-battery"]).toBeUndefined();
  });
});

describe("the drawing of a cart", () => {
  test.each([
    [{ seats: 2 }, ["bag"], ["rear-seat", "row"]],
    [{ seats: 4 }, ["rear-seat"], ["bag", "row"]],
    [{ seats: 8 }, ["rear-seat", "row"], ["bag"]],
    [{ powertrain: "gas" }, ["gas"], ["electric", "spent"]],
    [{ batteryAge: 5 }, ["electric", "spent"], ["gas"]],
    [{ condition: "poor" }, ["poor", "poor-nose"], ["good"]],
    [{ hasUpgrades: true }, ["upgrades", "sport-wheel"], ["wheel", "tread"]],
    [{ lifted: true }, ["springs", "tread", "wheel"], ["upgrades"]],
  ] as const)("with %j has %j and not %j", (change, present, absent) => {
    const parts = partsOf(change);
    expect(parts).toEqual(expect.arrayContaining([...present]));
    for (const part of absent) expect(parts).not.toContain(part);
  });

  test.each([
    [0, "M139 167.5h32.2"],
    [2, "M139 167.5h18.6"],
    [5, "M139 167.5h0"],
  ] as const)("with batteries of %i years shows the bars that are left", (batteryAge, path) => {
    expect(the(`[d^="M139 "]`, drawingOf({ batteryAge })).getAttribute("d")).toBe(path);
  });

  test("has six seats in two rows and eight in three", () => {
    const rows = (seats: 6 | 8) => partsOf({ seats }).filter((part) => part === "row");
    expect([rows(6).length, rows(8).length]).toEqual([1, 2]);
  });

  test("is not read out, and has no id that another could have too", () => {
    expect(drawingOf({}).getAttribute("aria-hidden")).toBe("true");
    expect(allOf("[id]", drawingOf({}))).toEqual([]);
  });

  test("uses only parts that the sheet has", () => {
    const sheet = readFileSync("src/components/drawings.svg", "utf8");
    const ids = new Set(Array.from(sheet.matchAll(/ id="([\w-]+)"/g), ([, id]) => id));
    const anyCart: fc.Arbitrary<SeenCart> = fc.record({
      seats: fc.constantFrom(...seatCounts),
      powertrain: fc.constantFrom(...powertrains),
      condition: fc.constantFrom(...conditions),
      batteryAge: fc.constantFrom(...batteryAges),
      hasUpgrades: fc.boolean(),
      lifted: fc.boolean(),
    });
    fc.assert(
      fc.property(anyCart, (any) => {
        for (const part of partsOf(any)) expect(ids).toContain(part);
      }),
      { numRuns: 50 },
    );
  });
});
