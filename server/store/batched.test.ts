import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { batched } from "./batched.ts";

/**
 * Records the groups it receives and doubles each number; a negative number makes its group fail.
 */
function doubling(largest: number) {
  const groups: (readonly number[])[] = [];
  const double = batched(largest, async (items: readonly number[]) => {
    groups.push(items);
    await setImmediate();
    if (items.some((item) => item < 0)) throw new Error("negative");
    return items.map((item) => item * 2);
  });
  return { double, groups };
}

test("requests from one turn run together, and requests that arrive in the meantime run next", async () => {
  const { double, groups } = doubling(10);
  const first = [1, 2].map(double);
  await setImmediate();
  const second = [3, 4, 5].map(double);
  expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
  expect(groups).toEqual([
    [1, 2],
    [3, 4, 5],
  ]);
  expect(await double(6)).toBe(12);
  expect(groups).toHaveLength(3);
});

test("no batch is larger than the limit", async () => {
  const { double, groups } = doubling(2);
  await Promise.all([1, 2, 3, 4, 5].map(double));
  expect(groups).toEqual([[1, 2], [3, 4], [5]]);
});

test("a failure affects only its own batch", async () => {
  const { double } = doubling(2);
  const ended = await Promise.allSettled([1, 2, -3, 4, 5].map(double));
  expect(ended.map(({ status }) => status)).toEqual([
    "fulfilled",
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  expect(await double(6)).toBe(12);
});

test("a full batch does not wait for the turn of the event loop to end", async () => {
  const { double, groups } = doubling(2);
  const first = double(1);
  const second = double(2);
  await Promise.resolve();
  await Promise.resolve();
  expect(groups).toEqual([[1, 2]]);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
});

test("in an outage, nobody waits for another batch to fail first", async () => {
  let runs = 0;
  const fail = async () => {
    runs += 1;
    await setImmediate();
    throw new Error("away");
  };
  const ask = batched(2, fail, (error) => error instanceof Error);
  const ended = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(ask));
  expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(["rejected"]));
  expect(runs).toBe(1);
});
