import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { runInTurn } from "./run-in-turn.ts";

test("other events come between two pieces of work", async () => {
  const { run } = runInTurn<void>({ maxWaiting: 9 });
  const order: string[] = [];
  const works = ["first", "second"].map((name) => run(async () => void order.push(name)));
  queueMicrotask(() => setImmediate().then(() => order.push("between")));
  await Promise.all(works);
  expect(order).toEqual(["first", "between", "second"]);
});

test("work that finds too many waiting is refused, and a piece that fails holds up no other", async () => {
  const { run, isFull } = runInTurn<string>({ maxWaiting: 3 });
  const failing = run(() => Promise.reject(new Error("no")));
  const waiting = Array.from({ length: 2 }, () => run(async () => "done"));
  expect(isFull()).toBe(true);
  expect(await run(async () => "too many")).toBeNull();
  await expect(failing).rejects.toThrow("no");
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(["done"]));
  expect(isFull()).toBe(false);
  expect(await run(async () => "one more")).toBe("one more");
});

test("a piece that hangs holds up the ones after it, unless they may overlap", async () => {
  const hang = () => new Promise<string>(() => {});
  const overlapping = runInTurn<string>({ maxWaiting: 9, canOverlap: true });
  void overlapping.run(hang);
  expect(await overlapping.run(async () => "done")).toBe("done");

  const { run } = runInTurn<string>({ maxWaiting: 9 });
  let hasBegun = false;
  void run(hang);
  void run(async () => {
    hasBegun = true;
    return "done";
  });
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  expect(hasBegun).toBe(false);
});
