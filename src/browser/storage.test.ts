import { afterEach, expect, test, vi } from "vitest";
import { readStored, readStoredJson, storeText } from "./storage.ts";

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException("no", "SecurityError");
};

test.each([
  ["missing", undefined],
  ["forbidden", { getItem: refuse, setItem: refuse, removeItem: refuse }],
])("a storage that is %s holds nothing and causes no error", (_how, storage) => {
  vi.stubGlobal("localStorage", storage);
  expect(storeText("localStorage", "cart", "a DS")).toBe("forbidden");
  expect(storeText("localStorage", "cart", null)).toBe("forbidden");
  expect(readStored("localStorage", "cart")).toBeUndefined();
  expect(readStoredJson("localStorage", "cart")).toBeNull();
});
