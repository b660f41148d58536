import fc from "fast-check";
import { expect, test } from "vitest";
import { publishedModel } from "../../domain/market/published-model.ts";
import { nameOfDealer } from "../../domain/market/dealer.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { tellingNames } from "../../domain/catalogue/telling-names.fixture.ts";
import { parametersOf, readCart } from "../../domain/value-api/cart-schema.ts";
import { anyRequest, anyRequestedCart } from "../../domain/value-api/requested-cart.fixture.ts";
import { createCartLimit } from "../http/cart-limit.ts";
import { precedent, sampleApi } from "./value-api.fixture.ts";

const { send, get } = sampleApi();
const answerTo = async (change: object) =>
  (await get({ ...precedent, asOfYear: 2026, ...change })).json();

test("a cart gets the estimate of the value tool, with lines that add up", async () => {
  const response = await get({ ...precedent, asOfYear: 2026 });
  expect(response.status).toBe(200);
  const { estimate, evidence } = await response.json();
  expect(estimate).toMatchObject({ value: 2826, low: 2402, high: 3250, tradeIn: 2402 });
  expect(sum(estimate.lines)).toBe(2826);
  expect(estimate.lines.at(-1).running).toBe(2826);
  expect(evidence).toMatchObject({
    newest: publishedModel.newestObservation,
    listings: publishedModel.listings,
    errors: { formula: publishedModel.errors.formula },
  });
});

test.each([
  { make: "GEM", model: "e4" },
  { make: "Garia", model: "Via" },
  { make: "Moke America", model: "Electric Moke" },
  { year: 1949 },
  { year: 2028 },
])(
  "a cart with %j, which no dealer’s price supports, has an estimate and no other figure",
  async (change) => {
    const answer = await answerTo(change);
    expect(answer).toMatchObject({
      estimate: { value: expect.any(Number) },
      dealers: null,
      work: null,
      asIs: null,
      tradeIn: null,
      advice: null,
    });
  },
);

test.each([
  [{}, 3950],
  [{ batteryAge: 5 }, 2650],
  [{ batteryAge: 5, condition: "poor" }, 1350],
])("the more work a cart needs, the less its seller asks: with %j, $%i", async (change, ask) => {
  const { advice } = await answerTo({ seats: 4, ...change });
  expect(advice.selling.number).toBe(ask);
});

test("a cart comes with the work it needs, and what that costs in whole dollars", async () => {
  const { work, dealers, asIs } = await answerTo({ seats: 4, batteryAge: 3 });
  expect(work).toEqual([
    { id: "tuneUp", name: "a tune-up", share: 1, cost: 120 },
    { id: "brakes", name: "brakes", share: 1, cost: 185 },
    { id: "batteries", name: "lead-acid batteries", share: 0.3, cost: 405 },
  ]);
  expect(asIs).toBe(dealers.asking - 710);
});

test("a cart comes with the names of the dealers behind what dealers ask", async () => {
  const { dealers } = await answerTo({});
  expect(dealers.dealers).toContain("Tigon Golf Carts");
});

test("a cart of a year in which its model wasn’t built says when it was", async () => {
  expect((await answerTo({ year: 1998 })).builtInOtherYears).toEqual({
    make: "Club Car",
    name: "Precedent",
    from: 2004,
    to: 2020,
  });
  expect((await answerTo({})).builtInOtherYears).toBeNull();
});

test("a cart newer than the last one of its make says when that was", async () => {
  const harley = { make: "Harley Davidson", model: "Custom", year: 2008 };
  expect((await answerTo(harley)).builtInOtherYears).toEqual({
    make: "Harley Davidson",
    name: null,
    from: 1963,
    to: 1982,
  });
});

test("a cart that can’t be as it was described says what to check, and any other says nothing", async () => {
  expect(
    (await answerTo({ make: "Icon", model: "i40", year: 2022, powertrain: "gas" })).doubt,
  ).toBe("We know the Icon i40 only as an electric cart. Check the powertrain.");
  expect((await answerTo({ make: "EZ-GO", model: "TXT", year: 2025, batteryAge: 5 })).doubt).toBe(
    "The batteries would be older than the cart. Check both.",
  );
  expect((await answerTo({ year: 1998 })).doubt).toContain("Check the year.");
  expect((await answerTo({})).doubt).toBeNull();
});

test("a cart has its make and model on one line, without characters that control a terminal", async () => {
  const { cart } = await (
    await get({ ...precedent, make: " Club\n\u001b[31m Car", model: "Pre\u202ecedent 👨‍👩‍👧" })
  ).json();
  expect([cart.make, cart.model]).toEqual(["Club [31m Car", "Pre cedent 👨‍👩‍👧"]);
});

test("a cart has a trade-in by what a load test finds, if its batteries are lead-acid", async () => {
  const tradeInOf = async (change: object) => (await answerTo(change)).tradeIn;
  const { branches, ...figure } = await tradeInOf({});
  expect(branches.passing).toEqual(figure);
  expect(await tradeInOf({ batteryAge: 5 })).toEqual({ ...branches.replacing, branches });
  expect(await tradeInOf({ batteryType: "lithium" })).not.toHaveProperty("branches");
  expect(await tradeInOf({ powertrain: "gas" })).not.toHaveProperty("branches");
});

test("a cart has figures that any program may keep for an hour and ask for again by their tag", async () => {
  const first = await get(precedent);
  expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const tag = first.headers.get("ETag")!;
  const again = await get(precedent, { "If-None-Match": `"x", W/${tag}` });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  expect((await get({ ...precedent, lifted: true }, { "If-None-Match": tag })).status).toBe(200);
});

test.each([
  ["serial?serial=PH1523-345678", "no-store"],
  ["recalls?serial=PH1523-345678&make=Club+Car", "no-store"],
  ["recalls?make=Club+Car&year=2018", "public, max-age=3600"],
])("the answer to /%s is kept as %j allows", async (path, caching) => {
  const { status, headers } = await send(path);
  expect([status, headers.get("Cache-Control")]).toEqual([200, caching]);
  expect(headers.has("ETag")).toBe(caching !== "no-store");
});

test("a cart asked for again in the next year is a year older", async () => {
  let today = "2026-12-31T12:00:00Z";
  const { get: getThen } = sampleApi({ now: () => new Date(today) });
  const first = await (await getThen(precedent)).json();
  expect(await (await getThen(precedent)).json()).toEqual(first);
  today = "2027-01-02T12:00:00Z";
  const { asOfYear, estimate } = await (await getThen(precedent)).json();
  expect([first.asOfYear, asOfYear]).toEqual([2026, 2027]);
  expect(estimate.ageYears).toBe(first.estimate.ageYears + 1);
});

test("carts drawn at random get exactly the figures that the site shows", async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async (requested) => {
      const cart = readCart(requested);
      const { estimate, market, advice } = figuresOf(cart, siteMarket, 2026);
      const answer = await (await get({ ...requested, asOfYear: 2026 })).json();
      const { value, low, high } = estimate;
      expect(answer.cart).toEqual(parametersOf(cart));
      expect(answer.estimate).toMatchObject({ value, low, high });
      expect(sum(answer.estimate.lines)).toBe(value);
      expect(answer.advice).toEqual(advice);
      expect(answer.asIs).toBe(market && market.asIs);
      if (market === null) return;
      const { isBeyondListings: _, dealersRatio: _ratio, dealers, ...asking } = market.asking;
      expect(answer.dealers).toEqual({
        ...asking,
        dealers: dealers.map(nameOfDealer),
        chain: market.chain,
      });
      const { branches, ...tradeIn } = market.tradeIn;
      expect(answer.tradeIn).toEqual({ ...tradeIn, ...(branches !== null && { branches }) });
      expect(answer.work.map(({ id }: { id: string }) => id)).toEqual(
        market.work.map(({ id }) => id),
      );
    }),
    { numRuns: 200 },
  );
});

test("what dealers pay is below the as-is price, which is below what they ask", async () => {
  await fc.assert(
    fc.asyncProperty(anyRequestedCart, async (requested) => {
      const answer = await (await get({ ...requested, asOfYear: 2026 })).json();
      const { tradeIn, asIs, advice, dealers } = answer;
      if (dealers === null) return;
      const { selling, trading, buying, insuring } = advice;
      const steps = [tradeIn.middle, asIs, dealers.asking];
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      const numbers = [trading, buying, selling].map(({ number }) => number);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      expect(selling.settle).toBe(buying.settle);
      for (const { number, floor, ceiling } of [selling, trading, buying, insuring]) {
        expect([floor, number, ceiling]).toEqual(
          [floor, number, ceiling].toSorted((a, b) => a - b),
        );
      }
    }),
    { numRuns: 200 },
  );
});

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
  [{ serial: "A1" }, "serial", /^Remove this name/],
  [{ color: "red" }, "color", /^Remove this name. The only ones allowed are year, make,/],
  [{ toString: "x" }, "toString", /^Remove this name/],
  [{ "x.make": "x" }, "x.make", /^Remove this name/],
  [{ "x.lifted": true }, "x.lifted", /^Remove this name/],
])("a detail that is not usable gets a sentence: %j", async (change, name, sentence) => {
  const cart: Record<string, unknown> = { ...precedent, ...change };
  const one = await get(cart);
  expect(one.status).toBe(422);
  expect(one.headers.get("Content-Type")).toBe("application/problem+json");
  const text = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
  expect((await one.json()).errors).toEqual([{ parameter: name, detail: text }]);
});

test("a detail that is given twice in an address gets a sentence", async () => {
  const response = await send("value?year=2018&year=2019&make=A&model=B");
  expect(await response.json()).toMatchObject({ status: 422, detail: "Send year only once." });
});

const namesAlone = async (make: string, model: string) =>
  (await get({ year: 2021, make, model, asOfYear: 2026 })).json();

test.each(tellingNames)(
  "a %s %s loses nothing that its name implies",
  async (make, model, implied) => {
    const { cart, sources } = await namesAlone(make, model);
    expect(cart).toMatchObject(implied);
    for (const name of Object.keys(implied)) expect([name, sources[name]]).toEqual([name, "model"]);
  },
);

test("a cart has the source of each detail: said, implied by its model, or assumed", async () => {
  const fields = { year: 2023, make: "Icon", model: "i60", condition: "fair", lifted: false };
  const { cart, sources } = await (await get(fields)).json();
  expect(cart).toEqual({
    ...fields,
    seats: 6,
    powertrain: "electric",
    batteryAge: 2,
    hasUpgrades: false,
    batteryType: null,
    notRunning: false,
  });
  expect(sources).toEqual({
    seats: "model",
    powertrain: "model",
    condition: "said",
    batteryAge: "assumed",
    hasUpgrades: "assumed",
    batteryType: "assumed",
    lifted: "said",
    notRunning: "assumed",
  });
});

test("a cart has what its request says, even if its model implies something else", async () => {
  const fields = { year: 2023, make: "Icon", model: "i60", seats: 2, asOfYear: 2026 };
  const { cart, sources } = await (await get(fields)).json();
  expect([cart.seats, sources.seats]).toEqual([2, "said"]);
});

test("another site's page may ask with any method of the API, and read the headers", async () => {
  const preflight = await send("value", { method: "OPTIONS" });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("Access-Control-Allow-Headers")).toContain("If-None-Match");
  for (const response of [await get(precedent), await get({}), await send("nothing")]) {
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  }
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
  const limits = createCartLimit();
  const api = sampleApi({ limits });
  await limits.countCarts(["10.0.0.1"], 2999);
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
  const end = performance.now() + 1100;
  while (performance.now() < end);
  return new Date("2026-01-01");
}

function sum(lines: readonly { readonly amount: number }[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
