import { expect, test } from "vitest";
import { aCart } from "../cart/testing.ts";
import publishedModel from "../asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../asking-prices/asking-price-model.ts";
import type { Cart } from "../valuation/cart.ts";
import { type FleetFigures, fleetFiguresOf, totalsOf } from "./fleet-totals.ts";
import type { FleetCart } from "./read-fleet-row.ts";
import { valueFleetCart } from "./value-fleet-cart.ts";

const model: AskingPriceModel = publishedModel;
const asOfYear = 2026;

function line(changes: Partial<Cart>, others: Partial<FleetCart> = {}): FleetFigures {
  const fleetCart: FleetCart = {
    cart: aCart({ modelYear: 2018, model: "Precedent", ...changes }),
    details: { batteryType: null, lifted: false },
    quantity: 1,
    askingPrice: null,
    ...others,
  };
  return fleetFiguresOf(fleetCart, valueFleetCart(model, fleetCart, asOfYear), asOfYear);
}

test("every figure counts each cart as often as its line says", () => {
  const one = line({});
  const { all, withEvidence, market } = totalsOf([line({}, { quantity: 3 }), one]);
  expect(all).toEqual({
    carts: 4,
    estimate: 4 * one.estimate,
    low: 4 * one.low,
    high: 4 * one.high,
  });
  expect(withEvidence).toEqual(all);
  expect(market.asking).toBe(4 * one.market!.asking);
  expect(market.tradeIn).toBe(4 * one.market!.tradeIn);
  expect(market.tradeInHigh).toBe(4 * one.market!.tradeInHigh);
});

test("carts that no listing is evidence of are in the formula's total alone", () => {
  const other = line({ make: "Wotsit", model: "Flyer" }, { quantity: 2 });
  const totals = totalsOf([other, line({})]);
  expect(other.market).toBeNull();
  expect(totals.all.carts).toBe(3);
  expect(totals.withEvidence).toMatchObject({ carts: 1, estimate: line({}).estimate });
  expect(totals.market.asking).toBe(line({}).market!.asking);
  expect(totals.otherMakes).toBe(2);
});

test("lines that cannot be valued are counted, and nothing else of them", () => {
  expect(totalsOf([null, line({}), null])).toEqual({ ...totalsOf([line({})]), problems: 2 });
});

test("packs older than two years are counted, gas carts and lithium packs are not", () => {
  const old = line({ batteryAge: 5 }, { quantity: 2 });
  const lithium = line({ batteryAge: 4 }, { details: { batteryType: "lithium", lifted: false } });
  const lines = [old, line({ batteryAge: 2 }), line({ batteryAge: 5, powertrain: "gas" }), lithium];
  const gain = line({ batteryAge: 0 }).estimate - old.estimate;
  expect(gain).toBeGreaterThan(0);
  expect(totalsOf(lines).packs).toEqual({
    carts: 2,
    gain: 2 * gain,
    tradeInGain: 2 * (line({ batteryAge: 0 }).low - old.low),
    lithiumCarts: 1,
  });
});

test("a pack whose replacement adds nothing is counted all the same", () => {
  const scrap = line({
    make: "Wotsit",
    modelYear: 1980,
    condition: "poor",
    seats: 2,
    batteryAge: 5,
    hasUpgrades: false,
  });
  expect(totalsOf([scrap]).packs).toMatchObject({ carts: 1, gain: 0 });
});
