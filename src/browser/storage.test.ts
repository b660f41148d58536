import { afterEach, expect, test, vi } from "vitest";
import { readStored, readStoredJson, store } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

test.each([
  ["missing", undefined],
  ["forbidden", { getItem: refuse, setItem: refuse, removeItem: refuse }],
])("a storage that is %s holds nothing and causes no error", (_how, storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(store("localStorage", "cart", "a DS")).toBe("forbidden");
  expect(store("localStorage", "cart", null)).toBe("forbidden");
  expect(readStored("localStorage", "cart")).toBeUndefined();
  expect(readStoredJson("localStorage", "cart")).toBeNull();
});
