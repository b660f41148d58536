import { expect, test } from "vitest";
import { predictAskingPrice } from "./asking-price-model.ts";
import { chainOf, chainPriceOf } from "./chain-price.ts";
import { precedent } from "./listing.fixture.ts";
import { publishedModel as model } from "./published-model.ts";

const chain = chainOf(model);

test("the chain is the dealer with the most listings", () => {
  const counts = model.dealers.map(({ listings }) => listings);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(model.listings);
  expect(chain.dealer).toBe(
    model.dealers.find((each) => each.listings === Math.max(...counts))!.name,
  );
  expect(chain).toMatchObject({ name: "Tigon Golf Carts" });
});

test("a model that the chain lists most has the chain's own price beside a typical dealer's", () => {
  const { asking } = predictAskingPrice(model, precedent, chain.dealer);
  expect(chainPriceOf(model, precedent)).toEqual({
    name: "Tigon Golf Carts",
    percent: chain.percent,
    asking,
  });
  expect(asking).not.toBe(predictAskingPrice(model, precedent).asking);
});

test("a model that the chain doesn't list has no chain price", () => {
  expect(chainPriceOf(model, { ...precedent, family: null })).toBeNull();
  expect(chainPriceOf(model, { ...precedent, make: "Kandi" })).toBeNull();
  const [seldom] = Object.entries(model.makes).flatMap(([make, { families }]) =>
    Object.entries(families)
      .filter(([, { seen }]) => seen.length === 0)
      .map(([family]) => ({ make, family })),
  );
  expect(chainPriceOf(model, { ...precedent, ...seldom })).toBeNull();
});
