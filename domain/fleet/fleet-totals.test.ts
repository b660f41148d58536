import { expect, test } from "vitest";
import { figuresOf } from "../answer/figures.ts";
import { aCart } from "../details/cart.fixture.ts";
import { siteMarket } from "../answer/site-market.ts";
import type { Cart } from "../cart/cart.ts";
import { type FleetFigures, fleetFiguresOf, packReturn, sumFleet } from "./fleet-totals.ts";

const precedent = (changes: Partial<Cart>) =>
  aCart({ modelYear: 2018, model: "Precedent", ...changes });
const figuresIn2026 = (changes: Partial<Cart>) => figuresOf(precedent(changes), siteMarket, 2026);

function line(changes: Partial<Cart>, { quantity = 1 } = {}): FleetFigures {
  const fleetCart = { cart: precedent(changes), quantity, assumed: [] };
  return fleetFiguresOf(fleetCart, figuresIn2026(changes), siteMarket);
}

test("every total counts each cart as often as its line says", () => {
  const single = line({});
  const { all, withEvidence, market } = sumFleet([line({}, { quantity: 3 }), single]);
  expect(all).toEqual({
    carts: 4,
    estimate: 4 * single.estimate,
    low: 4 * single.low,
    high: 4 * single.high,
  });
  expect(withEvidence).toEqual(all);
  expect(market.asking).toBe(4 * single.market!.asking);
  expect(market.tradeIn).toBe(4 * single.market!.tradeIn);
  expect(market.tradeInHigh).toBe(4 * single.market!.tradeInHigh);
});

test("carts that no listing covers are only in the formula's total", () => {
  const unlisted = line({ make: "Wotsit", model: "Flyer" }, { quantity: 2 });
  const totals = sumFleet([unlisted, line({})]);
  expect(unlisted.market).toBeNull();
  expect(totals.all.carts).toBe(3);
  expect(totals.withEvidence).toMatchObject({ carts: 1, estimate: line({}).estimate });
  expect(totals.market.asking).toBe(line({}).market!.asking);
  expect(totals.otherMakes).toBe(2);
});

test("lines that can't be valued are counted and add nothing else", () => {
  expect(sumFleet([null, line({}), null])).toEqual({ ...sumFleet([line({})]), problems: 2 });
});

test("old lead-acid packs are counted, and gas carts and lithium packs are not", () => {
  const old = line({ batteryAge: 5 }, { quantity: 2 });
  const lithium = line({ batteryAge: 4, batteryType: "lithium" });
  const lines = [old, line({ batteryAge: 2 }), line({ batteryAge: 5, powertrain: "gas" }), lithium];
  const dead = figuresIn2026({ batteryAge: 5 }).advice!;
  const renewed = figuresIn2026({ batteryAge: 0 }).advice!;
  const askGain = 2 * (renewed.selling.number - dead.selling.number);
  expect(askGain).toBeGreaterThan(0);
  expect(sumFleet(lines).packs).toEqual({
    carts: 2,
    askGain,
    tradeInGain: 2 * (renewed.trading.number - dead.trading.number),
    lithiumCarts: 1,
  });
});

test("the return on new packs is their gain less the cost of the sets", () => {
  const packs = { carts: 3, askGain: 3900, tradeInGain: 1500, lithiumCarts: 0 };
  expect(packReturn(packs, 1350)).toEqual({ paid: 4050, ask: -150, tradeIn: -2550 });
});

test("the pack of a cart without market figures is not counted", () => {
  expect(sumFleet([line({ make: "Garia", model: "Via", batteryAge: 5 })]).packs.carts).toBe(0);
});

test("a pack of a model that was only built with lithium counts as lithium", () => {
  const pack = line({ make: "Evolution", model: "D5", modelYear: 2022, batteryAge: 3 });
  expect(sumFleet([pack]).packs).toMatchObject({ carts: 0, lithiumCarts: 1 });
});
