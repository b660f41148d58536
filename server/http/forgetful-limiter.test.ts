import { expect, test } from "vitest";
import { forgetfulLimiter } from "./forgetful-limiter.ts";

const oneAMinute = { points: 1, duration: 60 };

test("it counts like any limiter", async () => {
  const limiter = forgetfulLimiter(oneAMinute);
  await limiter.consume("a");
  await expect(limiter.consume("a")).rejects.toMatchObject({ consumedPoints: 2 });
});

test("of too many keys, the one counted longest ago is forgotten", async () => {
  const limiter = forgetfulLimiter(oneAMinute, 2);
  await limiter.consume("a");
  await limiter.penalty("b");
  await limiter.consume("a").catch(() => {});
  await limiter.consume("c");
  expect(await limiter.get("b")).toBeNull();
  expect(await limiter.get("a")).toMatchObject({ consumedPoints: 2 });
});
