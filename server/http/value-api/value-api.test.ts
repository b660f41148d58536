import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyCart, marketDetails } from "../../../domain/cart/testing.ts";
import publishedModel from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { figuresOf } from "../../../domain/advice/figures.ts";
import { anySubject, market } from "../../../domain/advice/market-samples.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { appraise } from "../../../domain/catalogue/site-prices.ts";
import { marketPricesOf } from "../../../domain/trade-in/trade-in-guide.ts";
import { createMetrics } from "../../telemetry/metrics.ts";
import { valueLimits } from "./rate-limit.ts";
import { precedent, sampleApi } from "./value-api-samples.ts";

const { send, get } = sampleApi();

describe("one cart", () => {
  test("gets the estimate of the value tool, with lines that add up", async () => {
    const response = await get({ ...precedent, asOfYear: 2026 });
    expect(response.status).toBe(200);
    const { estimate, evidence } = await response.json();
    expect(estimate).toMatchObject({ value: 2826, low: 2402, high: 3250, tradeIn: 2402 });
    expect(sum(estimate.lines)).toBe(2826);
    expect(estimate.lines.at(-1).running).toBe(2826);
    expect(evidence).toMatchObject({
      newest: publishedModel.newestObservation,
      listings: publishedModel.listings,
    });
  });

  test("of a make and age in no listing has an estimate, but no dealers' figure and no advice", async () => {
    const { estimate, dealers, tradeInGuide, tradeIn, advice } = await (
      await get({ ...precedent, make: "Nobody's", year: 1931 })
    ).json();
    expect(estimate).toMatchObject({ base: { from: "other" } });
    expect([dealers, tradeInGuide, tradeIn, advice]).toEqual([null, null, null, null]);
  });

  test("has its make and model on one line, without characters that control a terminal", async () => {
    const { cart } = await (
      await get({ ...precedent, make: " Club\n\u001b[31m Car", model: "Pre\u202ecedent 👨‍👩‍👧" })
    ).json();
    expect([cart.make, cart.model]).toEqual(["Club [31m Car", "Pre cedent 👨‍👩‍👧"]);
  });

  test("has a trade-in by what a load test finds, if its batteries are lead-acid", async () => {
    const tradeInOf = async (change: object) =>
      (await (await get({ ...precedent, ...change })).json()).tradeIn;
    const { branches, ...figure } = await tradeInOf({});
    expect(branches.passing).toEqual(figure);
    expect(await tradeInOf({ batteryAge: 5 })).toEqual({ ...branches.replacing, branches });
    expect(await tradeInOf({ batteryType: "lithium" })).not.toHaveProperty("branches");
    expect(await tradeInOf({ powertrain: "gas" })).not.toHaveProperty("branches");
  });

  test("has figures that any program may keep for an hour and ask for again by their tag", async () => {
    const first = await get(precedent);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const tag = first.headers.get("ETag")!;
    const again = await get(precedent, { "If-None-Match": `"x", W/${tag}` });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await get({ ...precedent, lifted: true }, { "If-None-Match": tag })).status).toBe(200);
  });

  test("asked for again in the next year is a year older", async () => {
    let today = "2026-12-31T12:00:00Z";
    const { get: getThen } = sampleApi({ now: () => new Date(today) });
    const first = await (await getThen(precedent)).json();
    expect(await (await getThen(precedent)).json()).toEqual(first);
    today = "2027-01-02T12:00:00Z";
    const { asOfYear, estimate } = await (await getThen(precedent)).json();
    expect([first.asOfYear, asOfYear]).toEqual([2026, 2027]);
    expect(estimate.ageYears).toBe(first.estimate.ageYears + 1);
  });
});

test("of 300 carts with listings, trade-in ≤ offer ≤ settle ≤ ask ≤ dealers", async () => {
  const carts = fc.sample(
    anySubject.filter((subject) => figuresOf(subject, market).dealers !== null),
    { numRuns: 300, seed: 1 },
  );
  const sent = carts.map(({ cart: { modelYear: year, ...cart }, details }) => ({
    year,
    ...cart,
    ...details,
  }));
  for (const cart of sent) {
    const { tradeIn, advice, dealers } = await (await get({ ...cart, asOfYear: 2026 })).json();
    const { selling, trading, buying, insuring } = advice;
    const steps = [tradeIn.middle, buying.number, buying.settle, selling.number, dealers.asking];
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect([trading.number, selling.settle]).toEqual([tradeIn.middle, buying.settle]);
    for (const { number, floor, ceiling } of [selling, trading, buying, insuring]) {
      expect([floor, number, ceiling]).toEqual([floor, number, ceiling].toSorted((a, b) => a - b));
    }
  }
});

test("200 carts get exactly the domain's figures", async () => {
  const names = { makes: makes.map(({ name }) => name), models: ["Onward", "RXV", "Drive2"] };
  // Text that an address can hold, as long as the value tool takes it.
  const isPlain = (text: string) =>
    text === text.trim() && /^\P{C}*[\p{L}\p{N}]\P{C}*$/u.test(text);
  const plain = anyCart(names).filter(
    ({ make, model, modelYear }) =>
      isPlain(make) && isPlain(model) && modelYear >= 1900 && modelYear <= 2100,
  );
  const carts = fc.sample(fc.tuple(plain, fc.record(marketDetails)), { numRuns: 200, seed: 1 });
  const sent = carts.map(([{ modelYear: year, ...cart }, more]) => ({ year, ...cart, ...more }));
  for (const [at, [cart, details]] of carts.entries()) {
    const appraisal = appraise(cart, 2026);
    const { value, low, high } = appraisal;
    const prices = marketPricesOf(publishedModel, cart, appraisal, details);
    const answer = await (await get({ ...sent[at], asOfYear: 2026 })).json();
    expect(answer.estimate).toMatchObject({ value, low, high });
    expect(sum(answer.estimate.lines)).toBe(value);
    expect(answer.dealers?.asking).toBe(prices?.dealers.asking);
    expect(answer.tradeInGuide?.high).toBe(prices?.guide.high);
  }
});

describe("a detail that is not usable gets a sentence", () => {
  test.each([
    [{ year: "" }, "year", /^Give the model year as a whole number from 1900 to 2100/],
    [{ year: 2018.5 }, "year", /^Give the model year/],
    [{ year: 1e300 }, "year", /^Give the model year/],
    [{ make: " " }, "make", /^Give the make as text/],
    [{ model: "x".repeat(81) }, "model", "Shorten the model to 80 characters."],
    [{ seats: 3 }, "seats", "Choose the number of seats: 2, 4, 6, or 8."],
    [{ powertrain: "diesel" }, "powertrain", "Choose the powertrain: electric or gas."],
    [{ condition: "Good" }, "condition", /^Choose the condition: excellent, good, fair, or poor/],
    [{ batteryAge: -1 }, "batteryAge", /^Choose the battery age in years: 0, 1, 2, 3, 4, or 5/],
    [
      { hasUpgrades: "yes" },
      "hasUpgrades",
      "Use true or false to say whether the cart has upgrades.",
    ],
    [{ batteryType: "gel" }, "batteryType", "Choose the battery type: lead-acid or lithium."],
    [{ color: "red" }, "color", /^Remove this name. The only ones allowed are year, make,/],
    [{ toString: "x" }, "toString", /^Remove this name/],
    [{ "x.make": "x" }, "x.make", /^Remove this name/],
    [{ "x.lifted": true }, "x.lifted", /^Remove this name/],
  ])("%j", async (change, name, sentence) => {
    const cart: Record<string, unknown> = { ...precedent, ...change };
    const one = await get(cart);
    expect(one.status).toBe(422);
    expect(one.headers.get("Content-Type")).toBe("application/problem+json");
    const text = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect((await one.json()).errors).toEqual([{ parameter: name, detail: text }]);
  });

  test("given twice in an address", async () => {
    const response = await send("value?year=2018&year=2019&make=A&model=B");
    expect(await response.json()).toMatchObject({ status: 422, detail: "Send year only once." });
  });
});

describe("another site's page", () => {
  test("may ask with any method of the API, and read the headers", async () => {
    const preflight = await send("value", { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("If-None-Match");
    for (const response of [await get(precedent), await get({}), await send("nothing")]) {
      expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
      expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    }
  });
});

test.each([
  ["value", "POST", 405, "GET, HEAD, OPTIONS"],
  ["openapi.json", "DELETE", 405, "GET, HEAD, OPTIONS"],
  ["nothing", "GET", 404, null],
])("/%s does not answer %s", async (path, method, status, allow) => {
  const response = await send(path, { method });
  expect([response.status, response.headers.get("Allow")]).toEqual([status, allow]);
  expect((await response.json()).detail).toMatch(/^[A-Z].*\.$/);
});

test("a network that asks for too many carts is told how long to wait, and others are not", async () => {
  const limits = valueLimits();
  const api = sampleApi({ limits });
  await limits.countCarts("10.0.0.1", 2999);
  expect((await api.get(precedent, { "X-Client": "10.0.0.1" })).status).toBe(200);
  const refused = await api.get(precedent, { "X-Client": "10.0.0.1" });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("RateLimit")).toMatch(/^"carts";r=0;t=\d+$/);
  expect(refused.headers.get("RateLimit-Policy")).toBe('"carts";q=3000;w=60');
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(50);
  expect((await refused.json()).detail).toMatch(/^Wait \d+ seconds, then try again\.$/);
  expect((await api.get(precedent, { "X-Client": "10.0.0.2" })).status).toBe(200);
});

test("requests that arrive faster than they are answered are turned away, not queued", async () => {
  const { api, get: getLater } = sampleApi({ now: blocking });
  const path = "/api/v1/value?year=2018&make=A&model=B";
  // In a single turn of the event loop, as when they arrive together.
  const first = await api.request(path);
  const second = await api.request(path);
  expect([first.status, second.status]).toEqual([200, 503]);
  expect(second.headers.get("Retry-After")).toBe("5");
  expect(await second.json()).toMatchObject({ detail: "Try again in a few seconds." });
  expect((await getLater(precedent)).status).toBe(200);
});

/** A clock that takes as long as too many requests would. */
function blocking(): Date {
  const end = performance.now() + 300;
  while (performance.now() < end);
  return new Date("2026-01-01");
}

test("requests and carts are counted by route and status", async () => {
  const metrics = createMetrics();
  const api = sampleApi({ metrics });
  for (const fields of [precedent, precedent, {}]) await api.get(fields);
  const text = await metrics.registry.metrics();
  expect(text).toContain("cartworth_value_api_carts_total 2");
  expect(text).toContain('cartworth_value_api_seconds_count{route="value",status="422"} 1');
  expect(text).toContain('cartworth_value_api_seconds_count{route="value",status="200"} 2');
});

function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
