import { expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { writeCarts } from "./format.ts";
import { changeCarts, currentCarts, saveCart } from "./saved-carts.ts";
import { maxCarts } from "./model.ts";
import { asOwner, cartsForEachTest, cartsOf, onward, SmallStorage } from "./storage.fixture.ts";

cartsForEachTest();

const saved = () => currentCarts().carts;

test("an estimate is saved only once, and the newest comes first", () => {
  expect(saveCart(someDetails(), "/", asOwner)).toMatchObject({ status: "saved" });
  expect(saveCart(someDetails(), "/fl", asOwner)).toMatchObject({ status: "already-saved" });
  saveCart(someDetails({ modelYear: "2021" }), "/fl", asOwner);
  expect(saved().map(({ path, details }) => [path, details.modelYear])).toEqual([
    ["/fl", "2021"],
    ["/", "2020"],
  ]);
});

test("a full list refuses new carts and still recognizes its own", () => {
  const carts = cartsOf(maxCarts);
  localStorage.setItem("my-carts", writeCarts(carts));
  expect(saveCart(someDetails(), "/", asOwner)).toEqual({ status: "at-limit" });
  expect(saveCart(carts[7]!.details, "/", asOwner)).toMatchObject({ status: "already-saved" });
  expect(saved()).toHaveLength(maxCarts);
});

test("a save keeps a cart that another tab saved in between", () => {
  saveCart(someDetails(), "/", asOwner);
  expect(saved()).toHaveLength(1);
  const elsewhere = { ...onward, id: "elsewhere", details: someDetails({ model: "Tempo" }) };
  localStorage.setItem("my-carts", writeCarts([elsewhere, ...saved()]));
  saveCart(someDetails({ modelYear: "2021" }), "/", asOwner);
  expect(saved().map(({ details: { modelYear: year, model } }) => `${year} ${model}`)).toEqual([
    "2021 Onward",
    "2020 Tempo",
    "2020 Onward",
  ]);
});

test.each(["{", "[]", "", writeCarts([{ ...onward, id: "" }])])(
  "the next saved cart replaces the unreadable text %s",
  (text) => {
    localStorage.setItem("my-carts", text);
    expect(saveCart(someDetails(), "/", asOwner)).toMatchObject({ status: "saved" });
    expect(currentCarts()).toMatchObject({ problem: null, unreadable: 0, carts: [{}] });
  },
);

test("text saved by a newer version of the page is not overwritten", () => {
  const text = '{"version":2,"carts":[]}';
  localStorage.setItem("my-carts", text);
  expect(saveCart(someDetails(), "/", asOwner)).toEqual({ status: "newer-version" });
  expect(localStorage.getItem("my-carts")).toBe(text);
});

test("full storage is reported without losing the stored carts", () => {
  localStorage.setItem("my-carts", writeCarts([onward]));
  SmallStorage.room = String(Object.entries({ ...localStorage })[0]).length;
  expect(saveCart(someDetails({ modelYear: "2021" }), "/", asOwner)).toEqual({ status: "full" });
  expect(saved()).toEqual([onward]);
  expect(changeCarts(() => [])).toBeNull();
  expect(saved()).toEqual([]);
});

test("forbidden storage is reported without an error", () => {
  vi.stubGlobal("localStorage", null);
  expect(currentCarts()).toMatchObject({ forbidden: true, carts: [] });
  expect(saveCart(someDetails(), "/", asOwner)).toEqual({ status: "forbidden" });
});

test("the list stays the same object until the stored carts change", () => {
  saveCart(someDetails(), "/", asOwner);
  const list = currentCarts();
  expect(currentCarts()).toBe(list);
  localStorage.setItem("something else", "x");
  expect(currentCarts()).toBe(list);
  localStorage.setItem("my-carts", writeCarts([]));
  expect(currentCarts().carts).toEqual([]);
});
