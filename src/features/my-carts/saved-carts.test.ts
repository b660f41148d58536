import { expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/cart/testing.ts";
import { writeCarts } from "./file.ts";
import {
  changeCarts,
  eraseQuarantined,
  saveCart,
  currentCarts,
  readQuarantined,
} from "./saved-carts.ts";
import { maxCarts } from "./model.ts";
import { cartsForEachTest, cartsOf, onward, SmallStorage } from "./test-storage.ts";

cartsForEachTest();

const saved = () => currentCarts().carts;

test("an estimate is saved once, the newest first", async () => {
  expect(await saveCart(someDetails(), "/")).toMatchObject({ status: "saved" });
  expect(await saveCart(someDetails(), "/fl")).toMatchObject({ status: "already-saved" });
  await saveCart(someDetails({ year: "2021" }), "/fl");
  expect(saved().map(({ path, details }) => [path, details.year])).toEqual([
    ["/fl", "2021"],
    ["/", "2020"],
  ]);
});

test("a full list takes no other cart, and still recognizes those it has", async () => {
  const carts = cartsOf(maxCarts);
  localStorage.setItem("my-carts", writeCarts(carts));
  expect(await saveCart(someDetails(), "/")).toEqual({ status: "at-limit" });
  expect(await saveCart(carts[7]!.details, "/")).toMatchObject({ status: "already-saved" });
  expect(saved()).toHaveLength(maxCarts);
});

test.each(["{", '{"version":9,"carts":[]}', writeCarts([{ ...onward, id: "" }]), ""])(
  "%s is quarantined, whole, before it is overwritten",
  async (text) => {
    localStorage.setItem("my-carts", text);
    await saveCart(someDetails(), "/");
    expect(saved()).toHaveLength(1);
    const [name] = currentCarts().quarantined;
    expect(readQuarantined(name!)).toBe(text);
    eraseQuarantined(name!);
    expect(currentCarts().quarantined).toEqual([]);
    await saveCart(someDetails({ year: "2021" }), "/");
    expect(currentCarts().quarantined).toEqual([]);
  },
);

test.each([
  ["for a copy", `{${" ".repeat(120_000)}`, 200_000],
  ["beside what is quarantined", "{", 100],
])("what could not be read stays as it was if there is no room %s", async (_where, text, room) => {
  localStorage.setItem("my-carts", text);
  SmallStorage.room = room;
  expect(await saveCart(someDetails(), "/")).toEqual({ status: "full" });
  expect({ ...localStorage }).toEqual({ "my-carts": text });
});

test("full storage is reported, and what is stored stays", async () => {
  localStorage.setItem("my-carts", writeCarts([onward]));
  SmallStorage.room = String(Object.entries({ ...localStorage })[0]).length;
  expect(await saveCart(someDetails({ year: "2021" }), "/")).toEqual({ status: "full" });
  expect(saved()).toEqual([onward]);
  expect(changeCarts(() => [])).toBeNull();
  expect(saved()).toEqual([]);
});

test("where storage is forbidden, nothing is saved and nothing breaks", async () => {
  const getItem = () => {
    throw new DOMException("no", "SecurityError");
  };
  for (const broken of [null, { getItem }]) {
    vi.stubGlobal("localStorage", broken);
    expect(currentCarts()).toMatchObject({ forbidden: true, carts: [], quarantined: [] });
    expect(await saveCart(someDetails(), "/")).toEqual({ status: "forbidden" });
  }
});

test("the list is the same object until something changes", async () => {
  await saveCart(someDetails(), "/");
  const list = currentCarts();
  expect(currentCarts()).toBe(list);
  localStorage.setItem("something else", "x");
  expect(currentCarts()).toBe(list);
  localStorage.setItem("my-carts", writeCarts([]));
  expect(currentCarts().carts).toEqual([]);
});
