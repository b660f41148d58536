import { expect, test } from "vitest";
import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import { pricedCartOf } from "../../domain/asking-prices/priced-cart.ts";
import { ownListings } from "../import/read-listings.ts";
import { evaluate, predict } from "./evaluate-model.ts";

const listing = ownListings().find(({ model: name }) => name === "Precedent");
const { asking, low, high, anyDealer } = predictAskingPrice(model, pricedCartOf(listing!))!;

test("a known dealer's listing is judged by the range of the dealers listed", () => {
  expect(predict(listing!, model)).toMatchObject([{ asking, low, high }]);
});

test("another dealer's listing is judged by the range of any dealer", () => {
  const elsewhere = { ...listing!, source: "https://elsewhere.example/carts/1" };
  expect(predict(elsewhere, model)).toMatchObject([{ asking, ...anyDealer }]);
  const dear = { ...elsewhere, price_usd: high + 1 };
  const coverage = (row: typeof dear) => evaluate([row], model).model.interval80CoveragePct;
  expect(coverage(dear)).toBe(100);
  expect(coverage({ ...dear, source: listing!.source })).toBe(0);
  expect(coverage({ ...dear, price_usd: anyDealer.high + 1 })).toBe(0);
});
