import { describe, expect, test } from "vitest";
import { publishedModel as model } from "./published-model.ts";
import { predictAskingPrice } from "./asking-price-model.ts";
import { precedent } from "./listing.fixture.ts";
import { compareTradeIn, levelOf } from "./compare-trade-ins.ts";
import {
  type DocumentedTradeIn,
  documentedTradeIns,
  newFleetCart,
} from "./documented-trade-ins.ts";
import { goodTraded } from "./traded-cart.fixture.ts";
import { paidToFormulaRatio, tradeInFor } from "./trade-in.ts";

const newton = documentedTradeIns.find(({ name }) => name.startsWith("Newton"))!;
const compared = (change: Partial<DocumentedTradeIn>) =>
  compareTradeIn({ ...newton, ...change }, model);

test("a documented price rises with the price of new fleet carts", () => {
  const newThen = { price: newFleetCart.price / 2, year: 2010 };
  expect(compared({ price: 1000, newThen }).today).toBe(2000);
});

test("the guide is for a two-seat cart of the make and age, whatever its model", () => {
  const dealersPrice = predictAskingPrice(model, {
    ...precedent,
    make: "EZ-GO",
    model: "",
    ageYears: 4,
    seats: 2,
  });
  const otherTradeIns = documentedTradeIns.filter((each) => each !== newton);
  const cart = { ...goodTraded, make: "EZ-GO", model: "", seats: 2 } as const;
  const { low, high } = tradeInFor(
    cart,
    { ageYears: 4, asking: dealersPrice.asking },
    levelOf(otherTradeIns, model),
  );
  expect(compared({}).guide).toEqual({ low, high });
});

test("a source without a make is compared with all makes that golf courses use", () => {
  const guides = ["Club Car", "EZ-GO", "Yamaha"].map((make) => compared({ make }).guide!);
  expect(compared({ make: null }).guide).toEqual({
    low: Math.min(...guides.map(({ low }) => low)),
    high: Math.max(...guides.map(({ high }) => high)),
  });
});

test("bad batteries and worn carts lower the guide", () => {
  const { low, high } = compared({}).guide!;
  expect(compared({ needsBatteries: true }).guide!.high).toBeLessThan(high);
  expect(compared({ isWorn: true }).guide!.low).toBeLessThan(low);
});

describe("the ends of the guide", () => {
  const { low, high } = compared({}).guide!;
  const newThen = { price: newFleetCart.price, year: 2026 };
  test.each([
    [low - 1, false],
    [low, true],
    [high, true],
    [high + 1, false],
  ])("a price of %i is inside the guide: %s", (price, isInside) => {
    expect(compared({ price, newThen }).isInside).toBe(isInside);
  });
});

test("a trade-in without an age or a price of new carts isn't compared", () => {
  expect(compared({ ageYears: null })).toMatchObject({ guide: null, isInside: null });
  expect(compared({ newThen: null })).toMatchObject({ today: null, isInside: null });
});

test("the published level is the median of the documented trade-ins", () => {
  expect(Math.abs(levelOf(documentedTradeIns, model) - paidToFormulaRatio)).toBeLessThan(0.03);
});

test("the level doubles when every trade-in brought twice as much", () => {
  const doubled = documentedTradeIns.map((each) => ({ ...each, price: 2 * each.price }));
  expect(levelOf(doubled, model)).toBeCloseTo(2 * levelOf(documentedTradeIns, model), 2);
});

test("at least two in three documented trade-ins are inside a guide that rests on the others", () => {
  const comparisons = documentedTradeIns.map((tradeIn) => compareTradeIn(tradeIn, model));
  const judged = comparisons.filter(({ isInside }) => isInside !== null);
  expect(judged.length).toBeGreaterThanOrEqual(8);
  const inside = judged.filter(({ isInside }) => isInside);
  expect(inside.length / judged.length).toBeGreaterThanOrEqual(2 / 3);
});
