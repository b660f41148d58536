import { describe, expect, test, vi } from "vitest";
import { someDetails } from "../../../../domain/cart/testing.ts";
import { type SavedCart, writeCarts } from "../file.ts";
import { importFile } from "./cart-files.tsx";
import { cartsForEachTest, onward, SmallStorage } from "../test-storage.ts";
import { currentCarts } from "../saved-carts.ts";

const tempo: SavedCart = { ...onward, id: "tempo", details: someDetails({ model: "Tempo" }) };
const fileOf = (text: string) => new File([text], "cartworth-carts.json");
const saved = () => currentCarts().carts;

cartsForEachTest(onward);

test("carts of a file come behind those that are there, with their names and notes", async () => {
  const named = { ...tempo, name: "Bob’s", note: "Asks\n$6,000 ✓" };
  expect(await importFile(fileOf(writeCarts([named], 2)))).toBe("1 cart added.");
  expect(saved()).toEqual([onward, named]);
});

test("what is already there or cannot be read is counted, and a second import adds nothing", async () => {
  const file = fileOf(writeCarts([onward, tempo, { ...tempo, id: "," }]));
  expect(await importFile(file)).toBe(
    "1 cart added. 1 cart already here. 1 cart could not be read.",
  );
  expect(saved()).toEqual([onward, tempo]);
  expect(await importFile(file)).toBe("2 carts already here. 1 cart could not be read.");
  expect(saved()).toEqual([onward, tempo]);
});

describe("nothing is added", () => {
  test.each([
    ["of a photograph", "\u0089PNG\r\n", "This is not a file of carts from CartWorth."],
    ["of another JSON file", '{"name":"cartworth"}', "This is not a file of carts from CartWorth."],
    ["of a newer file", '{"version":2,"carts":[]}', "made by a newer version of CartWorth"],
    ["of a file without carts", writeCarts([]), "There is no cart in this file."],
    ["of a file over 1 MB", " ".repeat(1_000_001), "larger than 1 MB"],
  ])("%s, which is told so", async (_what, text, sentence) => {
    expect(await importFile(fileOf(text))).toContain(sentence);
    expect(saved()).toEqual([onward]);
  });

  test("of a file that the browser cannot read", async () => {
    const file = fileOf("");
    vi.spyOn(file, "text").mockRejectedValue(new DOMException("", "NotReadableError"));
    expect(await importFile(file)).toBe("The browser could not read this file. Nothing was added.");
  });

  test("where the storage is full, and what is there stays", async () => {
    SmallStorage.room = writeCarts([onward]).length + 50;
    expect(await importFile(fileOf(writeCarts([tempo])))).toBe(
      "This browser’s storage is full: remove a cart or export them. Nothing was added.",
    );
    expect(saved()).toEqual([onward]);
  });

  test("where storage is forbidden", async () => {
    vi.stubGlobal("localStorage", null);
    expect(await importFile(fileOf(writeCarts([tempo])))).toBe(
      "This browser does not let the page keep anything (private browsing?). Nothing was added.",
    );
  });
});
