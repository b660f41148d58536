import { expect, test } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { findSame, restore, titleOf } from "./model.ts";
import { onward } from "./storage.fixture.ts";

test("a cart's title is its name, or what it is if it has none", () => {
  expect(titleOf({ ...onward, name: " Bob’s " })).toBe("Bob’s");
  expect(titleOf({ ...onward, name: "  " })).toBe("2020 Club Car Onward");
});

test("a cart is found on the list only if all its details match", () => {
  expect(findSame([onward], someDetails())).toBe(onward);
  expect(findSame([onward], someDetails({ batteryAge: 3 }))).toBeUndefined();
  expect(findSame([onward], someDetails({ model: "Tempo" }))).toBeUndefined();
});

test("a gas cart is found on the list whatever its battery age", () => {
  const gas = { ...onward, details: someDetails({ powertrain: "gas" }) };
  expect(findSame([gas], { ...gas.details, batteryAge: 1 })).toBe(gas);
  expect(findSame([gas], someDetails())).toBeUndefined();
});

test("a removed cart is restored to its place, once", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => ({ ...onward, id }));
  const removal = { saved: b!, index: 1 };
  expect(restore(removal, [a!, c!])).toEqual([a, b, c]);
  expect(restore(removal, [])).toEqual([b]);
  expect(restore(removal, [a!, b!, c!])).toEqual([a, b, c]);
});
