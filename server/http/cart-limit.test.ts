import { expect, test } from "vitest";
import { createCartLimit } from "./cart-limit.ts";
import { precedent, sampleApi } from "../api/value-api.fixture.ts";

test("a call that is refused uses up nothing, so that a shorter one still fits", async () => {
  const { countCarts: count } = createCartLimit();
  for (const carts of [1000, 1000, 600]) await count(["a"], carts);
  for (let asked = 0; asked < 5; asked += 1) {
    const { waitSeconds, headers } = await count(["a"], 1000);
    expect(waitSeconds).toBeGreaterThan(50);
    expect(headers["RateLimit"]).toMatch(/^"carts";r=400;t=\d+$/);
  }
  expect(await count(["a"], 400)).toMatchObject({ waitSeconds: 0, left: 0 });
  expect((await count(["a"], 1)).waitSeconds).toBeGreaterThan(50);
});

test("calls that arrive together get no more than the limit", async () => {
  const { countCarts: count } = createCartLimit();
  const all = await Promise.all(Array.from({ length: 7 }, () => count(["a"], 900)));
  expect(all.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(3);
  expect(await count(["a"], 300)).toMatchObject({ waitSeconds: 0, left: 0 });
});

test("a refusal says how many carts would still fit", async () => {
  const limits = createCartLimit();
  expect(await limits.countCarts(["a"], 2999)).toMatchObject({ waitSeconds: 0, left: 1 });
  expect(await limits.countCarts(["a"], 2)).toMatchObject({ left: 1 });
});

test("carts that are invalid count, too: checking them takes as long as valuing them", async () => {
  const limits = createCartLimit();
  const { get } = sampleApi({ limits });
  await limits.countCarts(["10.0.0.1"], 2999);
  const headers = { "X-Client": "10.0.0.1" };
  expect((await get({ year: "old" }, headers)).status).toBe(422);
  expect((await get({}, headers)).status).toBe(429);
});

test("what a shared cache may keep says nothing about the client that asked", async () => {
  const { get } = sampleApi({ limits: createCartLimit() });
  const { headers } = await get(precedent);
  expect(headers.get("Cache-Control")).toContain("public");
  expect(headers.get("RateLimit")).toBeNull();
});
