import { expect, test } from "vitest";
import { createOverloadCheck } from "./load.ts";
import { setImmediate } from "node:timers/promises";

test("requests that arrive in a single turn of the event loop are an overload after a second", async () => {
  let time = 1000;
  const isOverloaded = createOverloadCheck(() => time);
  expect(isOverloaded()).toBe(false);
  time += 1000;
  expect(isOverloaded()).toBe(false);
  time += 1;
  expect(isOverloaded()).toBe(true);
  await setImmediate();
  expect(isOverloaded()).toBe(false);
});

test("a pause between two turns is not an overload", async () => {
  let time = 1000;
  const isOverloaded = createOverloadCheck(() => time);
  isOverloaded();
  await setImmediate();
  time += 60_000;
  expect(isOverloaded()).toBe(false);
});
