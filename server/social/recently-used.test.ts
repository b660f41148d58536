import { expect, test } from "vitest";
import { recentlyUsed } from "./recently-used.ts";

test("what was not used for longest goes first", () => {
  const kept = recentlyUsed<number>(2);
  kept.set("a", 1);
  kept.set("b", 2);
  kept.get("a");
  kept.set("c", 3);
  expect(["a", "b", "c"].map((key) => kept.get(key))).toEqual([1, undefined, 3]);
});

test("a value can be replaced and removed", () => {
  const kept = recentlyUsed<number>(2);
  kept.set("a", 1);
  kept.set("a", 2);
  expect(kept.get("a")).toBe(2);
  kept.delete("a");
  expect(kept.get("a")).toBeUndefined();
});
