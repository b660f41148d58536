import { createParser } from "eventsource-parser";
import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { choices } from "../../domain/details/cart.fixture.ts";
import { anyText } from "../../domain/words/text.fixture.ts";
import { createApp } from "../app.ts";
import { securityHeaders } from "../http/headers.ts";
import { requestAlone } from "../request.fixture.ts";
import { sampleOptions } from "./value-api.fixture.ts";

const calls = 10_000;

const app = createApp({ site: new Map(), values: sampleOptions() });

const nested = fc
  .tuple(fc.constantFrom(["[", "]"], ['{"a":', "}"]), fc.integer({ min: 1, max: 9000 }))
  .map(([[open, close], depth]) => `${open.repeat(depth)}1${close.repeat(depth)}`);
const long = fc
  .tuple(fc.constantFrom("x", "é", "🛺", "\u0000", "\\", "9"), fc.integer({ min: 80, max: 70_000 }))
  .map(([piece, times]) => piece.repeat(times));
/** Anything that JSON can hold, and what often breaks programs. */
const anything: Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.jsonValue(), weight: 4 },
  { arbitrary: anyText(), weight: 4 },
  { arbitrary: fc.double(), weight: 2 },
  { arbitrary: fc.constantFrom("\ud800", "__proto__", -0, 1e308, "(a+)+$", "%E0%A4%A"), weight: 2 },
  { arbitrary: long, weight: 1 },
);

const cart = {
  year: fc.integer({ min: 1899, max: 2101 }),
  make: fc.oneof(fc.constantFrom("Club Car", "EZ-GO", "Yamaha", "Other"), anyText()),
  model: fc.oneof(fc.constantFrom("Onward", "TXT", "Drive2"), anyText()),
  ...choices,
};
const serial = fc.oneof(
  fc.constantFrom("JW8-513842", "PH1523-345678", "7FTEX12345A678901"),
  fc.stringMatching(/^[A-Z0-9 -]{0,20}$/),
  anyText(),
);
const ad = fc.oneof(
  fc
    .array(fc.constantFrom("2019", "ezgo", "rxv", "litio", "$9,800", "6 seats", "obo", "se vende"))
    .map((words) => words.join(" ")),
  anyText({ maxLength: 300 }),
);
/** Each tool's arguments, valid or nearly so. */
const argumentsOf: Readonly<Record<string, Readonly<Record<string, Arbitrary<unknown>>>>> = {
  value_cart: { ...cart, asOfYear: fc.integer({ min: 1990, max: 2110 }) },
  trade_in: cart,
  check_price: {
    ...cart,
    price: fc.integer({ min: -1, max: 1_000_000_000 }),
    seller: fc.constantFrom("owner", "dealer"),
  },
  year_from_serial: { serial, kind: fc.constantFrom("club-car", "vin", "battery", "boat") },
  find_recalls: { make: cart.make, year: cart.year, serial },
  read_ad: { text: ad },
};
/** Most are valid except for one value, which may be anything. */
const toolCall = fc.constantFrom(...Object.keys(argumentsOf)).chain((name) => {
  const values = argumentsOf[name]!;
  const odd = fc.tuple(fc.oneof(fc.constantFrom(...Object.keys(values)), anyText()), anything);
  return fc
    .tuple(
      fc.record(values, { requiredKeys: Object.keys(values).slice(0, 3) }),
      fc.option(odd, { freq: 1 }),
    )
    .map(([given, changed]) => ({
      name,
      arguments: changed === null ? given : { ...given, [changed[0]]: changed[1] },
    }));
});

const envelope = fc.record(
  {
    "io.modelcontextprotocol/protocolVersion": fc.constantFrom("2026-07-28", "2025-06-18", 1),
    "io.modelcontextprotocol/clientCapabilities": fc.constantFrom({}, null),
    progressToken: anything,
  },
  { requiredKeys: [] },
);
const anyMethod = fc.oneof(
  fc.constantFrom("tools/call", "tools/list", "initialize", "ping", "server/discover"),
  fc.constant("subscriptions/listen"),
  fc.constantFrom("notifications/initialized", "resources/list", "logging/setLevel", "__proto__"),
  anyText(),
);
const anyId = fc.oneof(fc.integer(), anyText(), fc.constantFrom(null, undefined, 1.5, {}));
const message = (params: Arbitrary<unknown>, method: Arbitrary<unknown>) =>
  fc.record({ jsonrpc: fc.constant("2.0"), id: anyId, method, params });
const goodCall = fc
  .tuple(fc.integer(), toolCall)
  .map(([id, params]) => ({ jsonrpc: "2.0", id, method: "tools/call", params }));
const envelopedCall = fc
  .tuple(fc.integer(), anyMethod, toolCall, envelope)
  .map(([id, method, params, _meta]) => ({
    jsonrpc: "2.0",
    id,
    method,
    params: { ...params, _meta },
  }));
const oddMessage = fc.oneof(
  message(fc.oneof(anything, fc.record({ name: anything, arguments: anything })), anyMethod),
  fc.record({ jsonrpc: anything, id: anything, method: anything, params: anything }),
);
const asText = (value: unknown) => JSON.stringify(value) ?? "";
const body: Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
  { arbitrary: goodCall.map(asText), weight: 10 },
  { arbitrary: envelopedCall.map(asText), weight: 3 },
  { arbitrary: oddMessage.map(asText), weight: 5 },
  { arbitrary: fc.array(fc.oneof(goodCall, oddMessage), { maxLength: 4 }).map(asText), weight: 1 },
  {
    arbitrary: nested.map(
      (json) =>
        `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"value_cart","arguments":{"year":${json}}}}`,
    ),
    weight: 1,
  },
  { arbitrary: fc.oneof(nested, long, fc.json(), anyText()), weight: 3 },
  {
    arbitrary: fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    weight: 1,
  },
);

const printable = fc.stringMatching(/^[!-~]{0,40}$/);
const usual = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
};
const headers = fc.oneof(
  { arbitrary: fc.constant(usual), weight: 6 },
  {
    arbitrary: fc.record(
      {
        "Content-Type": fc.oneof(fc.constantFrom("text/plain", "application/json"), printable),
        Accept: fc.oneof(fc.constantFrom("*/*", "text/html", usual.Accept), printable),
        "Content-Encoding": fc.constantFrom("gzip", "br, br"),
        "MCP-Protocol-Version": fc.oneof(fc.constantFrom("2025-06-18", "2026-07-28"), printable),
        "MCP-Session-Id": printable,
        "Mcp-Method": fc.oneof(fc.constant("tools/call"), printable),
        "Mcp-Name": fc.oneof(fc.constant("read_ad"), printable),
        "Last-Event-ID": printable,
        Authorization: printable,
      },
      { requiredKeys: [] },
    ),
    weight: 1,
  },
  {
    arbitrary: fc
      .constantFrom("2025-03-26", "2025-06-18", "2026-07-28")
      .map((version) => ({ ...usual, "MCP-Protocol-Version": version })),
    weight: 2,
  },
);
const method = fc.oneof(
  { arbitrary: fc.constant("POST"), weight: 20 },
  { arbitrary: fc.constantFrom("GET", "DELETE", "PUT", "OPTIONS", "PATCH"), weight: 1 },
);

/** JSON strings may contain line separators, which don't end a line of an event stream. */
const lineSeparatorId = {
  method: "POST" as const,
  headers: usual,
  body: JSON.stringify({ jsonrpc: "2.0", id: "\u2028", method: "", params: {} }),
};

test(
  `${calls} fuzzed calls get results or protocol errors, and never an error of the server’s own`,
  { timeout: 40 * calls },
  async () => {
    const kinds = { result: 0, refused: 0, error: 0, accepted: 0 };
    await fc.assert(
      fc.asyncProperty(fc.record({ method, headers, body }), async (sent) => {
        const response = await requestAlone(app, "/mcp", {
          method: sent.method,
          headers: { ...sent.headers, "x-client": "192.0.2.1" },
          ...(sent.method !== "GET" && { body: sent.body }),
        });
        const text = await response.text();
        expect(response.status).toBeLessThan(500);
        expect(Object.fromEntries(response.headers)).toMatchObject(securityHeadersSent);
        expect(text).not.toMatch(/(\n|\\n)\s+at |node_modules|file:\/\//);
        const answers = answersIn(text);
        // Only a message that asks for no answer gets none.
        if (answers.length === 0) expect(response.status).toBe(202);
        for (const answer of answers) kinds[kindOf(answer)] += 1;
        kinds.accepted += Number(answers.length === 0);
      }),
      { numRuns: calls, examples: [[lineSeparatorId]] },
    );
    // A fuzzer that never gets past the first check would prove little.
    expect(kinds.result).toBeGreaterThan(calls / 20);
    expect(kinds.refused).toBeGreaterThan(calls / 20);
    expect(kinds.error).toBeGreaterThan(calls / 20);
  },
);

const securityHeadersSent = Object.fromEntries(
  Object.entries(securityHeaders)
    .filter(([name]) => name !== "Cross-Origin-Resource-Policy")
    .map(([name, value]) => [name.toLowerCase(), value]),
);

/** The messages of a response: alone, in a list, or as events. */
function answersIn(text: string): unknown[] {
  if (text === "") return [];
  const parts = text.startsWith("{") || text.startsWith("[") ? [text] : eventsIn(text);
  expect(parts.length, text.slice(0, 200)).toBeGreaterThan(0);
  return parts.filter((part) => part !== "").flatMap((part) => JSON.parse(part) as unknown);
}

function eventsIn(text: string): string[] {
  const events: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => events.push(data) });
  parser.feed(text);
  return events;
}

/** A tool’s result, a tool’s rejection of a value, or a protocol error. */
function kindOf(answer: unknown): "result" | "refused" | "error" {
  const { jsonrpc, result, error } = Object(answer);
  expect(jsonrpc).toBe("2.0");
  if (error !== undefined) {
    expect(error).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
    // The library calls parameters that its own schema rejects an internal error, and lists them.
    if (error.code === -32_603) expect(error.message).toMatch(/^\[\s*\{|^Subscription limit/);
    return "error";
  }
  expect(result).toBeTypeOf("object");
  if (result.isError !== true) return "result";
  // Anything else would be what a tool threw.
  expect(result.content[0].text).toMatch(/^Input validation error: /);
  return "refused";
}
