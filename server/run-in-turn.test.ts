import { expect, test } from "vitest";
import { runInTurn } from "./run-in-turn.ts";

test("other events come between two pieces of work", async () => {
  const inTurn = runInTurn<void>(9);
  const order: string[] = [];
  const works = ["first", "second"].map((name) => inTurn(async () => void order.push(name)));
  queueMicrotask(() => setImmediate(() => order.push("between")));
  await Promise.all(works);
  expect(order).toEqual(["first", "between", "second"]);
});

test("work that finds too much waiting is refused, and one that failed holds up no other", async () => {
  const inTurn = runInTurn<string>(3);
  const failing = inTurn(() => Promise.reject(new Error("no")));
  const waiting = Array.from({ length: 2 }, () => inTurn(async () => "done"));
  expect(await inTurn(async () => "too many")).toBeNull();
  await expect(failing).rejects.toThrow("no");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
  expect(await inTurn(async () => "one more")).toBe("one more");
});
