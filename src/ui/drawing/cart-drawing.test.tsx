import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { defaultDetails } from "../../../domain/details/details.ts";
import { anyDetails } from "../../../domain/details/cart.fixture.ts";
import { type CartAppearance, cartAttributes } from "../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "./cart-drawing.tsx";
import { render } from "../kit/page.fixture.ts";
import { getAll, getOne } from "../kit/queries.fixture.ts";

const drawingOf = (change: Partial<CartAppearance>) =>
  getOne("svg", render(<CartDrawing cart={{ ...defaultDetails, ...change }} />));
const partsOf = (change: Partial<CartAppearance>) =>
  getAll("use", drawingOf(change)).map((part) => part.getAttribute("href")!.split("#")[1]!);

const sheet = readFileSync("src/ui/drawing/drawings.svg", "utf8");

describe("the attributes of a cart", () => {
  test("a cart's drawing attributes are what can be seen of it", () => {
    expect(cartAttributes({ ...defaultDetails, hasUpgrades: true, lifted: true })).toEqual({
      "data-seats": 2,
      "data-power": "electric",
      "data-condition": "good",
      "data-battery": 2,
      "data-upgrades": true,
      "data-lifted": true,
    });
  });

  test("a gas cart's drawing has no battery age", () => {
    expect(
      cartAttributes({ ...defaultDetails, powertrain: "gas" })["data-battery"],
    ).toBeUndefined();
  });
});

describe("the drawing of a cart", () => {
  const rxv = { make: "EZ-GO", model: "RXV" };
  const onward = { make: "Club Car", model: "Onward" };

  test.each([
    [{ seats: 2 }, ["generic-rear-2", "generic-roof-2"], ["generic-rear-4"]],
    [{ seats: 8 }, ["generic-rear-8", "generic-roof-8"], ["generic-rear-2"]],
    [rxv, ["rxv", "rxv-rear-2", "rxv-roof-2"], ["generic-nose"]],
    [{ ...rxv, seats: 4 }, ["rxv", "rxv-rear-4", "rxv-roof-4"], ["rxv-rear-2"]],
    [{ ...rxv, seats: 6 }, ["generic-rear-6", "generic-nose"], ["rxv"]],
    [{ ...rxv, condition: "poor" }, ["poor"], ["poor-nose"]],
    [{ ...rxv, hasUpgrades: true }, ["rxv-light-bar", "sport"], ["wheel"]],
    [{ make: "Icon", model: "i40" }, ["icon", "alloy"], ["wheel"]],
    [{ make: "GEM", hasUpgrades: true }, ["gem-light-bar", "sport"], ["alloy"]],
    [onward, ["onward"], ["onward-guard"]],
    [{ ...onward, lifted: true }, ["onward-guard", "tread"], []],
    [{ powertrain: "gas" }, ["gas"], ["battery-2"]],
    [{ batteryType: "lithium" }, ["battery-2", "lithium"], ["gas"]],
    [{ powertrain: "gas", batteryType: "lithium" }, ["gas"], ["lithium"]],
    [{ batteryAge: 5 }, ["battery-5"], ["gas", "battery-2"]],
    [{ condition: "poor" }, ["poor", "poor-nose"], ["good"]],
    [{ hasUpgrades: true }, ["generic-light-bar", "sport"], ["wheel", "tread"]],
    [{ lifted: true }, ["tread", "wheel"], ["generic-light-bar"]],
  ] as const)("the drawing of a cart with %j has %j and not %j", (change, present, absent) => {
    const parts = partsOf(change);
    expect(parts).toEqual(expect.arrayContaining([...present]));
    for (const part of absent) expect(parts).not.toContain(part);
  });

  test("a drawing has its wheels where its body needs them", () => {
    const wheelsOf = (change: Partial<CartAppearance>) =>
      getAll('use[href$="#wheel"], use[href$="#alloy"]', drawingOf(change)).map((wheel) =>
        Number(wheel.getAttribute("x")),
      );
    expect(wheelsOf({})).toEqual([100, 260]);
    expect(wheelsOf(rxv)).toEqual([100, 260]);
    expect(wheelsOf({ make: "GEM" })).toEqual([74, 282]);
  });

  test("a drawing is hidden from screen readers and has no ids", () => {
    expect(drawingOf({}).getAttribute("aria-hidden")).toBe("true");
    expect(getAll("[id]", drawingOf({}))).toEqual([]);
  });

  test("the sheet hides its parts in an inner svg, which browsers don't lay out", () => {
    const { documentElement } = new DOMParser().parseFromString(sheet, "image/svg+xml");
    const [parts, ...others] = documentElement.children;
    expect([parts!.tagName, parts!.getAttribute("display"), others]).toEqual(["svg", "none", []]);
  });

  test("a drawing uses only parts of the sheet", () => {
    const ids = new Set(Array.from(sheet.matchAll(/ id="([\w-]+)"/g), ([, id]) => id));
    for (const [, part] of sheet.matchAll(/ href="#([\w-]+)"/g)) expect(ids).toContain(part);
    fc.assert(
      fc.property(anyDetails, (details) => {
        for (const part of partsOf(details)) expect(ids).toContain(part);
      }),
      { numRuns: 50 },
    );
  });
});
