import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { valueOf } from "../../../domain/value-api/value-of.ts";
import { anyCart } from "../../../domain/cart/testing.ts";
import { unlimited } from "../value-api/rate-limit.ts";
import { sampleOptions } from "../value-api/value-api-samples.ts";
import { assistants } from "./mcp.ts";

const app = new Hono().all("/mcp", assistants(sampleOptions()));
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

test("for carts drawn at random, the figures are those of the API", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyCart({ makes: ["Club Car", "Garia"], models: ["Onward", "Via"] }),
      async ({ modelYear, ...rest }) => {
        const cart = {
          ...rest,
          make: rest.make === "Garia" ? "Garia" : "Club Car",
          model: "Onward",
          year: Math.min(2100, Math.max(1900, modelYear)),
        };
        const { structuredContent } = await call("value_cart", cart);
        const expected = valueOf({ ...cart, batteryType: null, lifted: false }, 2026);
        expect(structuredContent).toMatchObject(JSON.parse(JSON.stringify(expected)) as object);
      },
    ),
    { numRuns: 200 },
  );
});

describe("the other tools", () => {
  test("tell a trade-in, a verdict, a year, recalls, and what an ad says", async () => {
    const cart = { year: 2018, make: "Yamaha", model: "Drive2" };
    expect((await call("trade_in", cart)).content[0]!.text).toMatch(/would likely pay about \$/);
    const judged = await call("check_price", { ...cart, price: 99_999 });
    expect(judged.structuredContent).toMatchObject({ verdict: "over" });
    const dated = await call("year_from_serial", { serial: "JW8-513842" });
    expect(dated.content[0]!.text).toMatch(/^2015, /);
    const recalls = await call("find_recalls", { make: "Yamaha", year: 2018 });
    expect(recalls.content[0]!.text).toContain("No match here is no all-clear");
    expect(recalls.structuredContent["recalls"]).not.toEqual([]);
    const ad = await call("read_ad", { text: "2019 ezgo rxv lithium $9,800" });
    expect(ad.structuredContent["read"]).toMatchObject({ year: 2019, make: "EZ-GO", price: 9800 });
  });

  test("without dealers’ prices give no verdict", async () => {
    const garia = { year: 2018, make: "Garia", model: "Via", price: 9000 };
    expect((await call("check_price", garia)).structuredContent["verdict"]).toBe("unknown");
  });
});

test("a wrong value is an error that says what to correct", async () => {
  const { isError, content } = await call("value_cart", { year: "old", make: "Club Car" });
  expect(isError).toBe(true);
  expect(content[0]!.text).toContain("Give the model year as a whole number");
});

test("a list of calls counts as many as it makes", async () => {
  const counted: number[] = [];
  const limits = {
    ...unlimited,
    countCarts: async (_: string, carts: number) => {
      counted.push(carts);
      return { waitSeconds: carts > 100 ? 30 : 0, left: 100, headers: {} };
    },
  };
  const limited = new Hono().all("/mcp", assistants({ ...sampleOptions(), limits }));
  const params = { name: "read_ad", arguments: { text: "2019 rxv" } };
  const callsOf = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params,
    }));
  const post = (count: number) =>
    limited.request("/mcp", posted(callsOf(count), { "x-client": "192.0.2.1" }));
  expect((await post(3)).status).toBe(200);
  expect((await post(500)).status).toBe(429);
  expect(counted).toEqual([1, 2, 1, 499]);
});

test("no stream stays open for news, because there is none", async () => {
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
