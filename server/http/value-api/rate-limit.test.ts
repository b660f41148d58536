import { expect, test } from "vitest";
import { valueLimits } from "./rate-limit.ts";
import { precedent, sampleApi } from "./value-api-samples.ts";

test("a list that is refused uses up nothing, so that a shorter one still fits", async () => {
  const { countCarts: count } = valueLimits();
  for (const carts of [1000, 1000, 600]) await count("a", carts);
  for (let asked = 0; asked < 5; asked += 1) {
    const { waitSeconds, headers } = await count("a", 1000);
    expect(waitSeconds).toBeGreaterThan(50);
    expect(headers["RateLimit"]).toMatch(/^"carts";r=400;t=\d+$/);
  }
  expect(await count("a", 400)).toMatchObject({ waitSeconds: 0, left: 0 });
  expect((await count("a", 1)).waitSeconds).toBeGreaterThan(50);
});

test("lists that arrive together get no more than the limit", async () => {
  const { countCarts: count } = valueLimits();
  const all = await Promise.all(Array.from({ length: 7 }, () => count("a", 900)));
  expect(all.filter(({ waitSeconds }) => waitSeconds === 0)).toHaveLength(3);
  expect(await count("a", 300)).toMatchObject({ waitSeconds: 0, left: 0 });
});

test("the answer says how many carts would still fit", async () => {
  const { post } = sampleApi({ limits: valueLimits() });
  const ask = (length: number) => post({ carts: Array.from({ length }, () => precedent) });
  for (const length of [1000, 1000, 999]) await ask(length);
  const { detail } = await (await ask(2)).json();
  expect(detail).toMatch(/^Wait \d+ seconds, then try again, or send no more than 1 cart now\.$/);
});

test("carts that are invalid count, too: checking them takes as long as valuing them", async () => {
  const { get, post } = sampleApi({ limits: valueLimits() });
  const carts = Array.from({ length: 1000 }, () => ({ year: "old" }));
  for (const left of [2000, 1000, 0]) {
    const { status, headers } = await post({ carts });
    expect(status).toBe(422);
    expect(headers.get("RateLimit")).toMatch(new RegExp(`^"carts";r=${left};t=\\d+$`));
  }
  expect((await post({ carts })).status).toBe(429);
  expect((await get({})).status).toBe(429);
});

test("a list that is too long is refused, and counts as what it asks for", async () => {
  const { get, post } = sampleApi({ limits: valueLimits() });
  const carts = Array.from({ length: 2999 }, () => ({}));
  expect((await post({ carts })).status).toBe(422);
  expect((await get(precedent)).status).toBe(200);
  expect((await get(precedent)).status).toBe(429);
});

test("bodies are counted before they are read, by the bytes that they may have", async () => {
  const { post } = sampleApi({ limits: valueLimits() });
  const junk = "x".repeat(500_000);
  const ask = () => post(junk, { "Content-Length": "500000" });
  for (let sent = 0; sent < 8; sent += 1) expect((await ask()).status).toBe(400);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect((await refused.json()).detail).toMatch(/^Wait \d+ seconds, then try again\.$/);
  expect((await post(junk, { "X-Client": "10.0.0.2" })).status).toBe(400);
});

test("what a shared cache may keep says nothing of the client that asked", async () => {
  const { get } = sampleApi({ limits: valueLimits() });
  const { headers } = await get(precedent);
  expect(headers.get("Cache-Control")).toContain("public");
  expect(headers.get("RateLimit")).toBeNull();
});
