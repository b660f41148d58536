import fc from "fast-check";
import { expect, test } from "vitest";
import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import { marketDetails } from "../cart/testing.ts";
import { cartOfAnyMake } from "../catalogue/any-make-samples.ts";
import { valueOf } from "../value-api/value-of.ts";
import { columnsOf } from "./fleet-columns.ts";
import { anyCell } from "./fleet-samples.ts";
import { readFleetRow } from "./read-fleet-row.ts";
import { valueCells, valueColumns, valueFleetCart } from "./value-fleet-cart.ts";

const today = "2026-11-25";
const asOfYear = 2026;

test("a line's figures are those that the site and its API give for the cart", () => {
  fc.assert(
    fc.property(cartOfAnyMake(asOfYear), fc.record(marketDetails), (sample, details) => {
      const { basePrice: _, ...cart } = sample;
      const { modelYear: year, ...rest } = cart;
      const line = { cart, details, quantity: 3, askingPrice: null };
      const { estimate, dealers, advice } = valueOf({ year, ...rest, ...details }, asOfYear);
      expect(valueCells(valueFleetCart(publishedModel, line, asOfYear))).toEqual([
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
              dealers.anyDealer.low,
              dealers.anyDealer.high,
            ]),
        null,
      ]);
    }),
  );
});

test("any line that is read has whole dollars in its columns, or nothing", () => {
  const headings = "Year,Make,Model,Seats,Fuel,Condition,Battery Age,Qty".split(",");
  const cells = fc.tuple(
    fc.constantFrom("2018", "'99", "5"),
    ...headings.slice(1).map(() => anyCell),
  );
  fc.assert(
    fc.property(cells, (each) => {
      const read = readFleetRow(columnsOf(headings), { cells: each, line: 2, today });
      if ("problem" in read) return;
      const figures = valueCells(valueFleetCart(publishedModel, read, asOfYear));
      expect(figures).toHaveLength(valueColumns.length);
      for (const figure of figures) expect(figure === null || Number.isInteger(figure)).toBe(true);
    }),
  );
});
