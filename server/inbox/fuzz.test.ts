import { request } from "node:http";
import fc from "fast-check";
import { anyText } from "../../domain/words/text.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lead, message, sale } from "../../domain/submissions/form.fixture.ts";
import { createApp } from "../app.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { sampleInbox } from "../request.fixture.ts";
import { type Serving, serveApp } from "../serve.ts";
import { newFolder } from "../../config/folder.fixture.ts";

/** No form is valid with both: a sale has no email address, and the other forms have no month. */
const neverValid = { email: "none", soldIn: "never" };
/** The fields of every form. */
const invalidForm = { ...sale, ...lead, ...message, ...neverValid };
/** A body with one arbitrary field. */
const invalidBody = fc
  .tuple(fc.constantFrom(...Object.keys(invalidForm)), fc.jsonValue())
  .map(([field, value]) => JSON.stringify({ ...invalidForm, [field]: value }));
/** Names that the server uses for its own results. */
const ours = ["status", "errors", "retryAfterSeconds", "typed", "refusal"];
/** A form that poses as one of the server's results. */
const posing = fc
  .dictionary(fc.constantFrom(...ours), fc.oneof(fc.jsonValue(), fc.nat(700)))
  .map((fields) => JSON.stringify({ ...invalidForm, ...fields }));
/** Text that breaks programs that put it into a pattern, a page, a query, or an object. */
const nasty = fc.constantFrom(
  "([^]*)*Q",
  "(a+)+$",
  "My cart :( does not start",
  "$&$`$'$1",
  "</textarea><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "' or 1=1; drop table entries --",
  '{"toString":1}',
  "\u202eevil\u0000\ud800",
  "%",
  "%E0%A4%A",
);
const anyName = fc.oneof(
  fc.constantFrom(
    ...ours,
    ...Object.keys(invalidForm),
    "website",
    "elapsedMs",
    "__proto__",
    "constructor",
    "(",
  ),
  anyText({ maxLength: 10 }),
);
const anyFieldText = fc.oneof(nasty, anyText(), fc.lorem());
/** A plain form that is never valid: it has no email address and, as a sale, no month. */
const plainForm = fc.dictionary(anyName, anyFieldText, { maxKeys: 60 }).map((fields) => {
  const typed = Object.entries({ ...invalidForm, cart: "", ...fields, ...neverValid });
  return String(new URLSearchParams(typed.map(([name, value]) => [name, String(value)])));
});
const longForm = fc
  .tuple(fc.constantFrom("a=&", "message=x&", "&", "%26"), fc.nat(30_000))
  .map(([piece, times]) => piece.repeat(times));
const anyBody = fc.oneof(
  invalidBody,
  posing,
  fc.json(),
  anyText(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.webQueryParameters(),
  fc.nat(80_000).map((size) => `{"name":"${"x".repeat(size)}"}`),
);
const formRequest = fc.record({
  path: fc.constantFrom("/api/messages", "/api/leads", "/api/sales"),
  type: fc.constant("application/x-www-form-urlencoded"),
  encoding: fc.constant(undefined),
  method: fc.constant("POST"),
  body: fc.oneof({ arbitrary: plainForm, weight: 4 }, { arbitrary: longForm, weight: 1 }),
});
const otherRequest = fc.record({
  path: fc.oneof(
    fc.constantFrom("/api/messages", "/api/sales", "/api/sales/", "/api/%00", "/api/../leads"),
    fc.webPath().map((path) => `/api${path}`),
  ),
  type: fc.oneof(
    fc.constantFrom(
      "application/json",
      "application/json; charset=utf-16",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "text/plain",
      "",
    ),
    fc.stringMatching(/^[\x20-\x7e]{0,40}$/),
  ),
  encoding: fc.constantFrom(undefined, "gzip", "identity", "br, br"),
  method: fc.constantFrom("POST", "POST", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"),
  body: anyBody,
});
const pageRequest = fc.record({
  path: fc.oneof(
    fc.constantFrom("/", "/contact", "/FL", "/club-car/", "/nope", `/${"/".repeat(8000)}x`),
    fc.webPath(),
  ),
  type: fc.constant(""),
  encoding: fc.constant(undefined),
  method: fc.constantFrom("GET", "HEAD"),
  body: fc.constant(""),
  accepts: fc.oneof(fc.constant("br"), fc.stringMatching(/^[\x20-\x7e]{0,200}$/)),
});

/** Requests that are not valid forms: none of them may be stored. */
const anyRequest: fc.Arbitrary<AnyRequest> = fc.oneof(
  { arbitrary: formRequest, weight: 2 },
  { arbitrary: otherRequest, weight: 2 },
  { arbitrary: pageRequest, weight: 1 },
);

interface AnyRequest {
  readonly path: string;
  readonly type: string;
  readonly encoding: string | undefined;
  readonly method: string;
  readonly body: string | Buffer;
  readonly accepts?: string;
}

/** Resolves to the status of the response. */
function send(port: number, each: AnyRequest): Promise<number> {
  const { path, type, encoding, method, body, accepts } = each;
  const headers = {
    ...(type !== "" && { "Content-Type": type }),
    ...(encoding && { "Content-Encoding": encoding }),
    ...(accepts && { "Accept-Encoding": accepts }),
  };
  // A separate connection, because the server may close one whose body it did not read.
  const options = { port, host: "127.0.0.1", path, method, headers, agent: false };
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const requests = 3000;

let store: Store;
let server: Serving;
let port: number;

beforeAll(async () => {
  store = openStore({ databaseUrl: "", dataDir: newFolder() });
  const app = createApp({ site: new Map(), inbox: sampleInbox(store) });
  server = await serveApp(app, { PORT: 0, HOST: "127.0.0.1" });
  port = Number(new URL(server.address).port);
});
afterAll(async () => {
  await server.stop(0);
  await store.close();
});

test(
  `${requests} malformed requests are rejected, and nothing is stored`,
  { timeout: 40 * requests },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (each) => {
        const status = await send(port, each);
        expect(status).toBeLessThan(500);
        // A POST that leads to a thank-you, directly or by redirect, would have been stored.
        if (each.method === "POST") expect(status).toBeGreaterThanOrEqual(400);
      }),
      { numRuns: requests },
    );
    expect(await store.list({ limit: 9 })).toEqual([]);
  },
);
