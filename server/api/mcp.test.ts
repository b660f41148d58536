import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { Hono } from "hono";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { valueOf } from "../../domain/value-api/value-of.ts";
import { checkAd } from "../../domain/answer/check-ad.ts";
import { sellers } from "../../domain/answer/advice.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { formatDollars } from "../../domain/words/money.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { readCart } from "../../domain/value-api/cart-schema.ts";
import { anyRequestedCart } from "../../domain/value-api/requested-cart.fixture.ts";
import { noCartLimit } from "../http/cart-limit.ts";
import { sampleOptions } from "./value-api.fixture.ts";
import { sharedCart } from "../shared-links/shared-estimate.ts";
import { createApp } from "../app.ts";
import { serveApp } from "../serve.ts";
import { createAssistantApi } from "./mcp.ts";
import { createBodyBudget } from "../http/whole-body.ts";

const app = new Hono().route("/mcp", createAssistantApi(sampleOptions(), createBodyBudget()));
const address = "http://cartworth.test/mcp";
const fetchApp = async (url: string | URL, init?: RequestInit) =>
  app.fetch(
    new Request(url, { ...init, headers: { ...headersOf(init), "x-client": "192.0.2.1" } }),
  );
const headersOf = (init?: RequestInit) => Object.fromEntries(new Headers(init?.headers));

const posted = (body: unknown, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: {
    "Content-Type": "application/json",
    Accept: "application/json, text/event-stream",
    ...headers,
  },
  body: JSON.stringify(body),
});

const client = new Client({ name: "test", version: "1" });
beforeAll(() =>
  client.connect(new StreamableHTTPClientTransport(new URL(address), { fetch: fetchApp })),
);
afterAll(() => client.close());

interface Answer {
  readonly isError?: boolean;
  readonly content: { text: string }[];
  readonly structuredContent: Record<string, unknown>;
}
const call = async (name: string, values: Record<string, unknown>) =>
  (await client.callTool({ name, arguments: values })) as unknown as Answer;

test("a client finds six tools, all read-only, with the names of their values", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "value_cart",
    "trade_in",
    "check_price",
    "year_from_serial",
    "find_recalls",
    "read_ad",
  ]);
  for (const { annotations, inputSchema, description } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true });
    expect(inputSchema.type).toBe("object");
    expect(description).toMatch(/\.$/);
  }
});

test("a cart’s value is the API’s, with a sentence to read", async () => {
  const cart = { year: 2018, make: "Club Car", model: "Precedent" };
  const { structuredContent, content } = await call("value_cart", cart);
  expect(structuredContent["estimate"]).toMatchObject({ value: 2826, low: 2402, high: 3250 });
  expect(content[0]!.text).toMatch(/^2018 Club Car Precedent: ask \$[\d,]+ in a private sale/);
});

test.each(["value_cart", "trade_in", "check_price"])(
  "the sentence of %s ends with what was assumed of the cart, and with nothing else",
  async (name) => {
    const endOf = async (values: object) => {
      const price = name === "check_price" ? { price: 6000 } : {};
      const { content } = await call(name, { year: 2023, make: "Icon", ...values, ...price });
      return /We assumed .*$/.exec(content[0]!.text)?.[0];
    };
    expect(await endOf({ model: "i60" })).toBe("We assumed good condition and 2-year batteries.");
    expect(await endOf({ model: "i60", condition: "fair", batteryAge: 4 })).toBeUndefined();
  },
);

test.each(["value_cart", "trade_in", "check_price"])(
  "%s has the source of each detail",
  async (name) => {
    const price = name === "check_price" ? { price: 6000 } : {};
    const cart = { year: 2023, make: "Icon", model: "i60", condition: "fair", ...price };
    expect((await call(name, cart)).structuredContent["sources"]).toMatchObject({
      seats: "model",
      condition: "said",
      batteryAge: "assumed",
    });
  },
);

test("an ad has what its model’s name implies beside what it says, with the source of each", async () => {
  const { structuredContent, content } = await call("read_ad", {
    text: "2021 Icon i60, lifted, $7,500",
  });
  expect(structuredContent).toMatchObject({
    read: { model: "i60", seats: 6, powertrain: "electric", lifted: true, price: 7500 },
    sources: { seats: "model", powertrain: "model", lifted: "said" },
  });
  expect(structuredContent["read"]).not.toHaveProperty("condition");
  expect(content[0]!.text).toContain("By its model: seats 6, powertrain electric.");
});

test("a cart’s source is the address that the value tool writes for it, which previews read", async () => {
  const cart = { year: 2018, make: "Club Car", model: "Precedent" };
  const { structuredContent } = await call("value_cart", cart);
  const { search } = new URL(String(structuredContent["source"]));
  expect(search).not.toContain("lifted");
  expect(sharedCart(search, 2026)?.cart).toMatchObject({ modelYear: 2018, model: "Precedent" });
});

test("for carts drawn at random, the figures are those of the API", async () => {
  await fc.assert(
    fc.asyncProperty(anyRequestedCart, async (cart) => {
      const { structuredContent } = await call("value_cart", { ...cart });
      const expected = { ...valueOf(cart, 2026) };
      expect(structuredContent).toMatchObject(JSON.parse(JSON.stringify(expected)) as object);
    }),
    { numRuns: 200 },
  );
});

test("a cart’s sentence gives the numbers to act on, for any cart", async () => {
  await fc.assert(
    fc.asyncProperty(anyRequestedCart, async (cart) => {
      const { content } = await call("value_cart", { ...cart });
      const { advice, estimate } = figuresOf(readCart(cart), siteMarket, 2026);
      const numbers =
        advice === null
          ? [estimate.value]
          : [
              advice.selling.number,
              advice.selling.floor,
              advice.trading.number,
              advice.buying.number,
              advice.buying.ceiling,
              advice.insuring.number,
            ];
      const told = Array.from(content[0]!.text.matchAll(/\$[\d,]+\d/g), String);
      expect(told.slice(0, numbers.length)).toEqual(numbers.map(formatDollars));
    }),
    { numRuns: 100 },
  );
});

describe("the check of a price", () => {
  const check = (values: object) =>
    call("check_price", { year: 2018, make: "Club Car", model: "Precedent", ...values });

  test("the check of a price never tells anybody to offer or to pay more than the ad asks", async () => {
    await fc.assert(
      fc.asyncProperty(
        anyRequestedCart,
        fc.integer({ min: 1, max: 20_000 }),
        fc.constantFrom(...sellers),
        async (cart, price, seller) => {
          const { structuredContent, content } = await call("check_price", {
            ...cart,
            price,
            seller,
          });
          const figures = figuresOf(readCart(cart), siteMarket, 2026);
          const { isMadeReady: _, ...checked } = checkAd(figures, price, seller);
          expect(structuredContent).toMatchObject(JSON.parse(JSON.stringify(checked)) as object);
          const said = /(?:Open at|Pay(?: up to)?|stop at) \$([\d,]+)/g;
          for (const [, dollars] of content[0]!.text.matchAll(said)) {
            expect(Number(dollars!.replaceAll(",", ""))).toBeLessThanOrEqual(price);
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  test("the check of a price tells a buyer of a cart below its trade-in value to find out why", async () => {
    const { structuredContent, content } = await check({ price: 300 });
    expect(structuredContent).toMatchObject({ verdict: "low", open: null, stop: 300 });
    expect(content[0]!.text).toMatch(/^Check first: find out why\. Pay up to \$300\. /);
  });

  test("the check of an absurd price asks what it covers, and names no offer", async () => {
    const { structuredContent, content } = await check({ price: 85_000 });
    expect(structuredContent).toMatchObject({ verdict: "far", open: null, stop: null });
    expect(content[0]!.text).toMatch(/^Check first: find out what the price covers\. .*ask about/);
  });

  test("the check of a price lets a dealer ask more than an owner", async () => {
    const stopAt = async (seller: string) =>
      Number((await check({ seller, price: 14_999 })).structuredContent["stop"]);
    expect(await stopAt("dealer")).toBeGreaterThan(await stopAt("owner"));
  });
});

test("the tools tell a trade-in, a verdict, a year, recalls, and what an ad says", async () => {
  const cart = { year: 2018, make: "Yamaha", model: "Drive2" };
  expect((await call("trade_in", cart)).content[0]!.text).toMatch(/would likely pay about \$/);
  const judged = await call("check_price", { ...cart, price: 14_999 });
  expect(judged.structuredContent).toMatchObject({ verdict: "over" });
  const dated = await call("year_from_serial", { serial: "JW8-513842" });
  expect(dated.content[0]!.text).toMatch(/^2015, /);
  const recalls = await call("find_recalls", { make: "Yamaha", year: 2018 });
  expect(recalls.content[0]!.text).toContain("No match doesn’t mean there’s no recall");
  expect(recalls.structuredContent["recalls"]).not.toEqual([]);
  const doubted = await call("find_recalls", { make: "Club Car", model: "Precedent", year: 1998 });
  expect(doubted.content[0]!.text).toContain("Check the year. A wrong year can hide a recall.");
  expect(doubted.structuredContent["doubts"]).toHaveLength(1);
  const ad = await call("read_ad", { text: "2019 ezgo rxv lithium $9,800" });
  expect(ad.structuredContent["read"]).toMatchObject({ year: 2019, make: "EZ-GO", price: 9800 });
});

test("an ad’s fees are added to its price, and a price that isn’t clear is asked for", async () => {
  const withFee = await call("read_ad", { text: "2019 ezgo rxv $9,995 + $600 prep" });
  expect(withFee.structuredContent).toMatchObject({
    read: { price: 9995 },
    fees: [{ name: "prep", dollars: 600 }],
    toPay: 10_595,
    amountsInQuestion: [],
  });
  expect(withFee.content[0]!.text).toContain("$9,995 + $600 = $10,595 to pay.");
  const unclear = await call("read_ad", { text: "2019 ezgo rxv $6,795 and $5,200" });
  expect(unclear.structuredContent).toMatchObject({ toPay: null, amountsInQuestion: [6795, 5200] });
  expect(unclear.content[0]!.text).toContain("Which is the asking price, $6,795 or $5,200?");
});

test("an ad’s seller is read in the words of check_price", async () => {
  const { structuredContent, content } = await call("read_ad", {
    text: "2019 ezgo rxv $9,800, financing available",
  });
  const { seller } = structuredContent["read"] as Record<string, unknown>;
  expect(seller).toBe("dealer");
  expect(content[0]!.text).toContain("seller dealer");
  const judged = await call("check_price", {
    year: 2019,
    make: "EZ-GO",
    model: "RXV",
    price: 9800,
    seller,
  });
  expect(judged.structuredContent).toMatchObject({ seller: "dealer" });
});

test.each([
  [
    "1C9CART43GE123450",
    /^2016, with low confidence\. .*the check digit, the ninth character, is 3/,
  ],
  ["PQ9945-123456", /^1999, with low confidence\. .*the first ones are 2004 models\.$/],
])("the tools say why the year of %s is doubted", async (serial, sentence) => {
  expect((await call("year_from_serial", { serial })).content[0]!.text).toMatch(sentence);
});

test("without dealers’ prices, the tools give no verdict", async () => {
  const garia = { year: 2018, make: "Garia", model: "Via", price: 9000 };
  expect((await call("check_price", garia)).structuredContent["verdict"]).toBe("unknown");
});

test("without dealers’ prices, the tools never give the estimate as what a dealer pays", async () => {
  const gem = { year: 2018, make: "Polaris GEM", model: "e4" };
  const valued = await call("value_cart", gem);
  expect(valued.structuredContent).toMatchObject({ dealers: null, tradeIn: null, advice: null });
  expect(valued.content[0]!.text).toMatch(
    /: estimated value \$[\d,]+, .* it came out about 40% low\. See three ads before you name a price\. We assumed [a-z\d ,-]+\.$/,
  );
  const traded = await call("trade_in", gem);
  expect(traded.structuredContent).toMatchObject({ tradeIn: null, advice: null });
  expect(traded.content[0]!.text).toMatch(/^We can’t say what a dealer would pay/);
});

test("a wrong value is an error that says what to correct", async () => {
  const { isError, content } = await call("value_cart", { year: "old", make: "Club Car" });
  expect(isError).toBe(true);
  expect(content[0]!.text).toContain("Give the model year as a whole number");
});

const callOf = (name: string, values: object) => ({
  jsonrpc: "2.0",
  id: 1,
  method: "tools/call",
  params: { name, arguments: values },
});

test("a call counts as a cart for each 200 bytes, and is refused if too few carts are left", async () => {
  const counted: number[] = [];
  const limits = {
    ...noCartLimit,
    countCarts: async (_: readonly string[], carts: number) => {
      counted.push(carts);
      return { waitSeconds: carts > 15 ? 30 : 0, left: 15, headers: {} };
    },
  };
  const limited = new Hono().route(
    "/mcp",
    createAssistantApi({ ...sampleOptions(), limits }, createBodyBudget()),
  );
  const post = (length: number) =>
    limited.request("/mcp", posted(callOf("read_ad", { text: "x".repeat(length) })));
  expect((await post(3000)).status).toBe(200);
  expect((await post(4000)).status).toBe(429);
  expect(counted).toEqual([1, 15, 1, 20]);
});

test("a list of calls is rejected with a sentence, whatever is in it", async () => {
  for (const body of [[callOf("read_ad", { text: "2019 rxv" })], []]) {
    const response = await app.request("/mcp", posted(body, { "x-client": "192.0.2.1" }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: { message: "Send one call at a time: the protocol doesn’t take batches." },
    });
  }
});

test("a page of another site can't call, but a program without an origin can", async () => {
  const statusFrom = async (headers: Record<string, string>) =>
    (await app.request("/mcp", posted(callOf("read_ad", { text: "2019 rxv" }), headers))).status;
  expect(await statusFrom({})).toBe(200);
  expect(await statusFrom({ Origin: "http://localhost:4173" })).toBe(200);
  expect(await statusFrom({ Origin: "https://evil.example" })).toBe(403);
  expect(await statusFrom({ Origin: "null" })).toBe(403);
});

test("sentences and values come back without characters that control a terminal", async () => {
  const cart = { year: 2018, make: "Club\n\u001b[31mCar", model: "Pre\u202ecedent" };
  for (const name of ["value_cart", "trade_in"]) {
    expect(JSON.stringify(await call(name, cart))).not.toMatch(/\\n|\\u001b|\u202e/);
  }
});

test("other requests are answered between many calls whose bodies arrived at once", async () => {
  const product = createApp({ site: new Map(), values: sampleOptions() });
  const { address: url, stop } = await serveApp(product, { PORT: 0, HOST: "127.0.0.1" });
  const body = JSON.stringify(callOf("read_ad", { text: "polaris gem ".repeat(333) }));
  const head = `POST /mcp HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nAccept: application/json, text/event-stream\r\nContent-Length: ${body.length}\r\n\r\n`;
  let answered = 0;
  const sockets = Array.from({ length: 60 }, () => connect(Number(new URL(url).port), "127.0.0.1"));
  for (const socket of sockets) {
    socket.once("data", () => (answered += 1));
    socket.write(head + body.slice(0, -1));
  }
  await (await fetch(`${url}/livez`)).text();
  for (const socket of sockets) socket.write(body.slice(-1));
  await (await fetch(`${url}/livez`)).text();
  expect(answered).toBeLessThan(30);
  await vi.waitFor(() => expect(answered).toBe(60), { timeout: 20_000 });
  for (const socket of sockets) socket.destroy();
  await stop(0);
});

test.each(["GET", "HEAD", "PUT", "TRACE"])(
  "%s is told that only POST is answered",
  async (method) => {
    const product = createApp({ site: new Map(), values: sampleOptions() });
    const { address: url, stop } = await serveApp(product, { PORT: 0, HOST: "127.0.0.1" });
    const [response]: IncomingMessage[] = await once(
      request(`${url}/mcp`, { method }).end(),
      "response",
    );
    expect([response!.statusCode, response!.headers.allow]).toEqual([405, "POST"]);
    response!.resume();
    await stop(0);
  },
);

test("no stream stays open for updates, because there are none", async () => {
  const [version, method] = ["2026-07-28", "subscriptions/listen"];
  const meta = {
    "io.modelcontextprotocol/protocolVersion": version,
    "io.modelcontextprotocol/clientCapabilities": {},
  };
  const params = { notifications: { toolsListChanged: true }, _meta: meta };
  const headers = { "MCP-Protocol-Version": version, "Mcp-Method": method };
  const sent = posted({ jsonrpc: "2.0", id: 1, method, params }, headers);
  const response = await fetchApp(address, sent);
  expect(await response.json()).toMatchObject({ error: { message: "Subscription limit reached" } });
});
