import { expect, test } from "vitest";
import { conditionInText } from "./condition-in-text.ts";

const empty = { name: "", kind: "", description: "" };

test.each([
  ["Used 2019 EZ-GO RXV", "used"],
  ["2019 EZ-GO RXV (pre-owned)", "used"],
  ["NEW 2026 ICON i40L", "new"],
  ["2026 ICON i40L - New", "new"],
  ["2026 ICON i40L (new)", "new"],
  ["2026 New ICON i40L", "new"],
  ["Refurbished 2018 Precedent", "refurbished"],
  ["2018 Precedent, new batteries", undefined],
  ["New tires! 2018 Precedent", undefined],
  ["2018 New Holland Precedent used", undefined],
  ["2018 Precedent with refurbished motor", undefined],
  ["2018 Precedent", undefined],
])("the title %j says that the cart is %s", (name, condition) => {
  expect(conditionInText({ ...empty, name })).toBe(condition);
});

test.each([
  ["Used Golf Carts", "used"],
  ["New golf carts, 4 Seater", "new"],
  ["New & Used Carts", undefined],
  ["New, pre-owned, and used carts", undefined],
  ["New arrivals", undefined],
  ["Golf carts", undefined],
])("the category %j says that its carts are %s", (kind, condition) => {
  expect(conditionInText({ ...empty, kind })).toBe(condition);
});

test.each([
  ["This used golf cart runs great.", "used"],
  ["Condition: used\nLithium", "used"],
  ["Brand new golf cart with warranty.", "new"],
  ["A refurbished cart.", "refurbished"],
  ["We sell new and used golf carts.", undefined],
  ["Can be used on streets. New batteries.", undefined],
])("the description %j says that the cart is %s", (description, condition) => {
  expect(conditionInText({ ...empty, description })).toBe(condition);
});

test("a title says more than a category, and a category more than a description", () => {
  const description = "Used golf cart.";
  expect(conditionInText({ name: "New 2026 i40", kind: "Used carts", description })).toBe("new");
  expect(conditionInText({ name: "2026 i40", kind: "New carts", description })).toBe("new");
});
