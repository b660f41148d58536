import { beforeEach, expect, test, vi } from "vitest";
import { someDetails } from "../../../domain/details/cart.fixture.ts";
import { saveCart } from "../../features/my-carts/saved-carts.ts";
import { asOwner } from "../../features/my-carts/storage.fixture.ts";
import { openPage } from "../kit/page.fixture.ts";
import { getAll, textOf } from "../kit/queries.fixture.ts";
import { SiteHeader } from "./site-frame.tsx";

beforeEach(() => localStorage.clear());

async function links(stored?: string) {
  if (stored !== undefined) localStorage.setItem("my-carts", stored);
  openPage(<SiteHeader path="/about" />, "/about");
  vi.resetModules();
  await import("./stored-carts.ts");
  return shown();
}

const shown = () => getAll("a[href='/my-carts']").map((link) => textOf(link));

test.each([
  ["no text", undefined],
  ["an empty list", '{"version":1,"carts":[]}'],
  ["something else", '{"carts":3}'],
  ["what is no JSON", "{"],
])("the link to My carts has no number with %s in storage", async (_what, stored) => {
  expect(await links(stored)).toEqual(["My carts", "My carts"]);
});

test("the header and the menu say how many carts are stored", async () => {
  const text = "My carts 3 saved";
  expect(await links('{"version":1,"carts":[{},{},{}]}')).toEqual([text, text]);
});

test("saving and removing a cart updates the count at once", async () => {
  await links();
  saveCart(someDetails(), "/", asOwner);
  expect(shown()).toEqual(["My carts 1 saved", "My carts 1 saved"]);
  localStorage.clear();
  dispatchEvent(new Event("storage"));
  expect(shown()).toEqual(["My carts", "My carts"]);
});
