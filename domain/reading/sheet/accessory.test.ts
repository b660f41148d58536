import { expect, test } from "vitest";
import { isAccessory } from "./accessory.ts";

const nameless = { isNamed: false, price: null };

test.each([
  "Golf Cart Cleaner 32oz",
  "Lift Kit",
  "6 inch lift kit for EZGO",
  "Steering wheel cover",
  "Trojan T-105 battery",
  "48V lithium battery, 105 Ah",
  "14 inch wheels and tires set",
  "LED light kit - black",
  "Gift card",
  "Side mirrors (pair)",
])("the product %j is an accessory", (title) => {
  expect(isAccessory({ ...nameless, title })).toBe(true);
  expect(isAccessory({ ...nameless, title, price: 199 })).toBe(true);
  expect(isAccessory({ ...nameless, title, price: 7000 })).toBe(false);
});

test.each([
  "Golf cart",
  "Golf cart, 4 seats",
  "4 passenger cart with lift kit",
  "Gas cart and charger",
  "Lifted cart, new tires",
  "",
])("%j may be a cart", (title) => {
  expect(isAccessory({ ...nameless, title })).toBe(false);
});

test("after a cart’s name, an accessory is one only at an accessory’s price", () => {
  const product = { title: "EZGO TXT 6 inch lift kit", isNamed: true };
  expect(isAccessory({ ...product, price: 399 })).toBe(true);
  expect(isAccessory({ ...product, price: 3999 })).toBe(false);
  expect(isAccessory({ ...product, price: null })).toBe(false);
});
