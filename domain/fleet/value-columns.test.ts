import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf } from "../answer/figures.ts";
import { siteMarket } from "../answer/site-market.ts";
import { readCart } from "../value-api/cart-schema.ts";
import { anyRequestedCart } from "../value-api/requested-cart.fixture.ts";
import { valueOf } from "../value-api/value-of.ts";
import { recognizeColumns } from "../reading/sheet/columns.ts";
import { anyCell } from "./fleet.fixture.ts";
import { readFleetRow } from "../reading/sheet/row.ts";
import type { Cart } from "../cart/cart.ts";
import { isLikelyYear } from "../words/year.ts";
import { valueCells, valueColumns, extendedLine } from "./value-columns.ts";

const today = "2026-11-25";
const asOfYear = 2026;

test("a line's figures are the ones that the API gives for its cart", () => {
  fc.assert(
    fc.property(anyRequestedCart, (requested) => {
      const figures = figuresOf(readCart(requested), siteMarket, asOfYear);
      const { estimate, dealers, advice } = valueOf(requested, asOfYear);
      expect(valueCells({ figures, assumed: ["condition", "batteryAge"] })).toEqual([
        estimate.value,
        estimate.low,
        estimate.high,
        ...(dealers === null || advice === null
          ? Array.from({ length: 6 }, () => null)
          : [
              advice.trading.number,
              advice.trading.floor,
              advice.trading.ceiling,
              dealers.asking,
              dealers.low,
              dealers.high,
            ]),
        "condition; battery age",
        null,
      ]);
    }),
  );
});

test("a line with every detail has the figures of that cart", () => {
  const columns = recognizeColumns(
    "Year,Make,Model,Seats,Power,Condition,Battery Age,Upgrades,Battery Type,Lifted".split(","),
  );
  fc.assert(
    fc.property(
      anyRequestedCart.filter(
        ({ year, make }) =>
          !["Wotsit", "Harley Davidson"].includes(make) && isLikelyYear(String(year), asOfYear),
      ),
      (requested) => {
        const { year, make, model, seats, powertrain, condition, ...details } = requested;
        const { batteryAge, hasUpgrades, batteryType, lifted } = details;
        const flags = [hasUpgrades, lifted].map((flag) => (flag ? "yes" : "no"));
        const cells = [year, make, model, seats, powertrain, condition, batteryAge, flags[0]!]
          .concat(batteryType ?? "", flags[1]!)
          .map(String);
        const read = readFleetRow(columns, { cells, line: 2, today });
        if (!("cart" in read)) throw new Error(JSON.stringify(read));
        // The line says nothing about running, and a gas cart's doesn't mention a pack.
        const cart = readCart({
          ...requested,
          notRunning: false,
          ...(powertrain === "gas" && { batteryType: null }),
        });
        expect(read.assumed).toEqual([]);
        const cellsOf = (of: Cart) =>
          valueCells({ figures: figuresOf(of, siteMarket, asOfYear), assumed: [] });
        expect(cellsOf(read.cart)).toEqual(cellsOf(cart));
      },
    ),
  );
});

test("any line that is read has whole dollars or nothing in its columns", () => {
  const headings = "Year,Make,Model,Seats,Fuel,Condition,Battery Age,Qty".split(",");
  const cells = fc.tuple(
    fc.constantFrom("2018", "'99", "5"),
    ...headings.slice(1).map(() => anyCell),
  );
  fc.assert(
    fc.property(cells, (anyCells) => {
      const read = readFleetRow(recognizeColumns(headings), { cells: anyCells, line: 2, today });
      if (!("cart" in read)) return;
      const figures = figuresOf(read.cart, siteMarket, asOfYear);
      const added = valueCells({ figures, assumed: read.assumed });
      expect(added).toHaveLength(valueColumns.length);
      for (const [index, cell] of added.entries()) {
        if (valueColumns[index] === "assumed") continue;
        expect(cell === null || Number.isInteger(cell)).toBe(true);
      }
    }),
  );
});

test("added cells line up below their headings, and cells beyond the headings follow them", () => {
  const problem = "Line 4: there is a problem.";
  const cells = extendedLine(3, ["2018", "Club Car"], { problem });
  expect(cells).toEqual([
    "2018",
    "Club Car",
    "",
    ...valueColumns.slice(1).map(() => null),
    problem,
  ]);
  expect(extendedLine(1, ["a", "b"], { problem }).slice(-2)).toEqual([problem, "b"]);
});
