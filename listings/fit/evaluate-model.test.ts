import { expect, test } from "vitest";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import { predictAskingPrice } from "../../domain/market/asking-price-model.ts";
import { dealerOf } from "../../domain/market/dealer.ts";
import { pricedCartOf } from "../../domain/market/priced-cart.ts";
import { readListingsFile } from "../import/read-listings.ts";
import { evaluate, predict } from "./evaluate-model.ts";

const listing = readListingsFile().find(({ model: name }) => name === "Precedent")!;
const elsewhere = { ...listing, source: "https://elsewhere.example/carts/1" };

test("a known dealer's listing is judged by that dealer's price level", () => {
  const prediction = predictAskingPrice(model, pricedCartOf(listing), dealerOf(listing.source));
  const { asking, low, high } = prediction;
  expect(predict(listing, model)).toMatchObject({ asking, low, high });
});

test("another dealer's listing is judged by a typical dealer's price level", () => {
  const { asking, low, high } = predictAskingPrice(model, pricedCartOf(listing));
  expect(predict(elsewhere, model)).toMatchObject({ asking, low, high });
});

test("only a price inside the range counts as covered", () => {
  const { low, high } = predict(elsewhere, model);
  const coverage = (price_usd: number) =>
    evaluate([{ ...elsewhere, price_usd }], model).model.interval80CoveragePct;
  expect([low - 1, low, high, high + 1].map(coverage)).toEqual([0, 100, 100, 0]);
});
