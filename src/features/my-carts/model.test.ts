import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { findSame, merged, maxCarts, placeOf, restore, titleOf } from "./model.ts";
import { anyCarts, cartsOf, onward } from "./test-storage.ts";

const idsOf = (carts: readonly { id: string }[]) => carts.map(({ id }) => id);
const named = (...ids: string[]) => ids.map((id) => ({ ...onward, id }));
const newId = () => crypto.randomUUID();

test("a cart is called by its name, or else by what it is", () => {
  expect(titleOf({ ...onward, name: " Bob’s " })).toBe("Bob’s");
  expect(titleOf({ ...onward, name: "  " })).toBe("2020 Club Car Onward");
});

describe("the same cart", () => {
  test("has the same eight details", () => {
    expect(findSame([onward], someDetails())).toBe(onward);
    expect(findSame([onward], someDetails({ batteryAge: 3 }))).toBeUndefined();
    expect(findSame([onward], someDetails({ model: "Tempo" }))).toBeUndefined();
  });

  test("may have any battery age if it runs on gas", () => {
    const gas = { ...onward, details: someDetails({ powertrain: "gas" }) };
    expect(findSame([gas], { ...gas.details, batteryAge: 1 })).toBe(gas);
    expect(findSame([gas], someDetails())).toBeUndefined();
  });
});

describe("a removed cart that is restored", () => {
  test("is where it was", () => {
    fc.assert(
      fc.property(anyCarts, fc.nat(), (carts, number) => {
        if (carts.length === 0) return;
        const saved = carts[number % carts.length]!;
        const removal = { saved, order: idsOf(carts) };
        const without = carts.filter(({ id }) => id !== saved.id);
        expect(placeOf(removal, without)).toBe(number % carts.length);
        expect(restore(removal, without)).toEqual(carts);
      }),
    );
  });

  test("comes after those before it that are left, whatever happened since", () => {
    const removal = { saved: { ...onward, id: "c" }, order: ["a", "b", "c", "d"] };
    expect(idsOf(restore(removal, named("new", "a", "d")))).toEqual(["new", "a", "c", "d"]);
    expect(idsOf(restore(removal, named("d", "b")))).toEqual(["d", "b", "c"]);
    expect(idsOf(restore(removal, named("d")))).toEqual(["c", "d"]);
    expect(idsOf(restore(removal, []))).toEqual(["c"]);
  });
});

describe("the carts of a file", () => {
  test("are added behind those that are there, which stay as they are, each cart once", () => {
    fc.assert(
      fc.property(anyCarts, anyCarts, (list, arriving) => {
        const { carts, added, alreadyThere, leftOut } = merged(list, arriving, newId);
        expect(carts.slice(0, list.length)).toEqual(list);
        expect(added + alreadyThere + leftOut).toBe(arriving.length);
        expect(new Set(idsOf(carts)).size).toBe(carts.length);
        for (const { details } of arriving) expect(findSame(carts, details)).toBeDefined();
        expect(merged(carts, arriving, newId).added).toBe(0);
      }),
    );
  });

  test("take another id where theirs is taken by another cart", () => {
    const other = { ...onward, details: someDetails({ model: "Tempo" }) };
    expect(idsOf(merged([onward], [other], () => "new").carts)).toEqual(["onward", "new"]);
  });

  test("are left out beyond the most that a list holds", () => {
    const arriving = cartsOf(maxCarts + 2);
    expect(merged([], arriving, newId)).toMatchObject({ added: maxCarts, leftOut: 2 });
    expect(merged([arriving[0]!], arriving, newId)).toMatchObject({
      added: maxCarts - 1,
      alreadyThere: 1,
      leftOut: 2,
    });
  });
});
