import { expect, test } from "vitest";
import { oneAfterAnother, overload } from "./load.ts";
import { setImmediate } from "node:timers/promises";

test("other events come between two pieces of work", async () => {
  const inTurn = oneAfterAnother<void>();
  const order: string[] = [];
  const works = ["first", "second"].map((name) => inTurn(async () => void order.push(name)));
  queueMicrotask(() => globalThis.setImmediate(() => order.push("between")));
  await Promise.all(works);
  expect(order).toEqual(["first", "between", "second"]);
});

test("work that finds a hundred pieces waiting is refused, and one that failed holds up no other", async () => {
  const inTurn = oneAfterAnother<string>();
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const waiting = Array.from({ length: 99 }, () => inTurn(async () => "done"));
  expect(await inTurn(async () => "too many")).toBeNull();
  await expect(failing).rejects.toThrow("no");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
  expect(await inTurn(async () => "one more")).toBe("one more");
});

test("requests that arrive in a single turn of the event loop are an overload after a quarter of a second", async () => {
  let time = 1000;
  const isOverloaded = overload(() => time);
  expect(isOverloaded()).toBe(false);
  time += 250;
  expect(isOverloaded()).toBe(false);
  time += 1;
  expect(isOverloaded()).toBe(true);
  await setImmediate();
  expect(isOverloaded()).toBe(false);
});

test("a pause between two turns is not an overload", async () => {
  let time = 1000;
  const isOverloaded = overload(() => time);
  isOverloaded();
  await setImmediate();
  time += 60_000;
  expect(isOverloaded()).toBe(false);
});
