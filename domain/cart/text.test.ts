import { expect, test } from "vitest";
import { aCart } from "../details/cart.fixture.ts";
import type { Cart } from "./cart.ts";
import { knownFieldIds, detailText } from "./text.ts";

const readable = (change: Partial<Cart>) => {
  const cart = aCart(change);
  return knownFieldIds(cart).map((id) => detailText(cart, id));
};

test("each detail of a cart is worded as people say it, in the order of the address", () => {
  expect(readable({ seats: 8, batteryAge: 0, hasUpgrades: true })).toEqual([
    "2020",
    "Club Car",
    "Onward",
    "8+ seats",
    "Electric",
    "Good",
    "Brand New (0-6 months)",
    "Yes",
  ]);
});

test("a gas cart has no battery age", () => {
  expect(readable({ powertrain: "gas" })).toEqual([
    "2020",
    "Club Car",
    "Onward",
    "2 seats",
    "Gas",
    "Good",
    "No",
  ]);
});
