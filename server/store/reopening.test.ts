import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { reopening } from "./reopening.ts";

/** Fails a given number of times and then opens; counts the attempts. */
function opensAfter(failures: number) {
  const tries = { count: 0 };
  const open = async () => {
    tries.count += 1;
    if (tries.count <= failures) throw new Error(`failure ${tries.count}`);
    return `opened at try ${tries.count}`;
  };
  return { tries, open };
}

test("the opened value is reused", async () => {
  const { tries, open } = opensAfter(0);
  const { get: opened } = reopening(open, 0);
  expect(await Promise.all([opened(), opened()])).toEqual(["opened at try 1", "opened at try 1"]);
  expect(await opened()).toBe("opened at try 1");
  expect(tries.count).toBe(1);
});

test("for a while, everyone gets the same failure without another attempt", async () => {
  const { tries, open } = opensAfter(1);
  const { get: opened } = reopening(open, 60_000);
  for (let asked = 0; asked < 3; asked++) await expect(opened()).rejects.toThrow("failure 1");
  expect(tries.count).toBe(1);
});

test("after the pause, it is opened again", async () => {
  const { tries, open } = opensAfter(2);
  const { get: opened } = reopening(open, 1);
  await expect.poll(() => opened().catch(() => "not yet")).toBe("opened at try 3");
  await setTimeout(0);
  expect(tries.count).toBe(3);
});

test("after a reset, it is opened again", async () => {
  const { tries, open } = opensAfter(0);
  const { get, reset: forget } = reopening(open, 0);
  await get();
  forget();
  expect(await get()).toBe("opened at try 2");
  expect(tries.count).toBe(2);
});
