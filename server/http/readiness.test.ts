import { expect, test } from "vitest";
import { readiness } from "./readiness.ts";

test("frequent readiness checks do not cause frequent writes", async () => {
  let writes = 0;
  const isReady = readiness({ checkWritable: async () => void (writes += 1) });
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(writes).toBe(1);
});

test("without an inbox, the server is always ready", async () => {
  expect(await readiness()()).toBe(true);
});
