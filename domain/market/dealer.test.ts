import { expect, test } from "vitest";
import { dealerName, dealerOf } from "./dealer.ts";

test.each([
  ["https://github.com/Tigon-Golf-Carts-LLC/Valentines-Golf-Carts/x#1", "Tigon Golf Carts"],
  ["https://github.com/bfuller7141/West-Valley-Golf-Cars/blob/1/cart.md", "West Valley Golf Cars"],
  ["https://github.com/a-dealer/used-carts/blob/1/stock.json", "used carts"],
  ["https://raw.githubusercontent.com/a-dealer/used-carts/main/stock.json#7", "used carts"],
  ["https://carts.example/stock/1", "carts.example"],
  ["Smart Choice Golf Carts, Florida: inventory page", "Smart Choice Golf Carts"],
])("the source %s is named %s", (source, name) => {
  expect(dealerName(source)).toBe(name);
});

test.each([
  ["https://www.carts.example/a", "https://carts.example/b"],
  ["https://github.com/dealer/spring/1", "https://github.com/dealer/fall/2"],
  ["https://github.com/dealer/spring/1", "https://raw.githubusercontent.com/dealer/fall/main/a"],
  ["A Dealer: page", "a dealer: phone"],
])("%s and %s belong to one dealer", (a, b) => {
  expect(dealerOf(a)).toBe(dealerOf(b));
});

test("two repository owners are two dealers", () => {
  expect(dealerOf("https://github.com/a/carts")).not.toBe(dealerOf("https://github.com/b/carts"));
});
