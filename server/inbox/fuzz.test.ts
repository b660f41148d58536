import { mkdtempSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createAdaptorServer } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { collect } from "../store/collect.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { sampleInbox, siteWithContact } from "./inbox-samples.ts";

/** `FUZZ_REQUESTS=20000` asks for longer. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 3000);

let store: Store;
let server: ReturnType<typeof createAdaptorServer>;
let port: number;

beforeAll(async () => {
  store = await openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/fuzz-`) });
  const site = siteWithContact(contactPage);
  const { fetch } = createApp({ site, inbox: sampleInbox(store) });
  server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

const contactPage =
  `<form><input name="name"/><input name="email"/><select name="subject"><option value="other">O` +
  `</option></select><textarea name="message"></textarea><p role="alert"></p></form>`;

const almost = {
  id: "0b0f6f0e-6f0d-4c2e-9a55-3f6f4f3e2a10",
  name: "Ann",
  email: "ann@example.com",
  subject: "valuation",
  message: "Hello",
  location: "Ocala",
  cart: {},
  estimate: 1000,
  page: "/",
};
/** A body with one field made wrong, whatever the others are. */
const spoiled = fc
  .tuple(fc.constantFrom(...Object.keys(almost)), fc.jsonValue())
  .map(([field, value]) => JSON.stringify({ ...almost, email: "none", [field]: value }));
/** What breaks programs that put a text into a pattern, a page, a query or an object. */
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
  fc.constantFrom(...Object.keys(almost), "website", "elapsedMs", "__proto__", "constructor", "("),
  fc.string({ unit: "binary", maxLength: 10 }),
);
const anyText = fc.oneof(nasty, fc.string({ unit: "binary" }), fc.lorem());
/** A plain form, which is never quite right: it has no e-mail address. */
const plainForm = fc
  .dictionary(anyName, anyText, { maxKeys: 60 })
  .map((fields) =>
    String(new URLSearchParams({ ...almost, cart: "", estimate: "1", ...fields, email: "none" })),
  );
const longForm = fc
  .tuple(fc.constantFrom("a=&", "message=x&", "&", "%26"), fc.nat(30_000))
  .map(([piece, times]) => piece.repeat(times));
const anyBody = fc.oneof(
  spoiled,
  fc.json(),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.webQueryParameters(),
  fc.nat(80_000).map((size) => `{"name":"${"x".repeat(size)}"}`),
);
const formRequest = fc.record({
  path: fc.constantFrom("/api/messages", "/api/leads"),
  type: fc.constant("application/x-www-form-urlencoded"),
  encoding: fc.constant(undefined),
  method: fc.constant("POST"),
  body: fc.oneof({ arbitrary: plainForm, weight: 4 }, { arbitrary: longForm, weight: 1 }),
});
const otherRequest = fc.record({
  path: fc.oneof(
    fc.constantFrom("/api/messages", "/api/leads", "/api/messages/", "/api/%00", "/api/../leads"),
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
const anyRequest = fc.oneof(formRequest, otherRequest);

test(
  `${requests} malformed requests are refused, and nothing is stored`,
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyRequest, async (each) => {
        const status = await send(each);
        expect(status).toBeGreaterThanOrEqual(300);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: requests },
    );
    expect(await collect(store.entries())).toEqual([]);
  },
);

interface AnyRequest {
  path: string;
  type: string;
  encoding: string | undefined;
  method: string;
  body: string | Buffer;
}

function send({ path, type, encoding, method, body }: AnyRequest): Promise<number> {
  const headers = { "Content-Type": type, ...(encoding && { "Content-Encoding": encoding }) };
  return new Promise((resolve, reject) => {
    // A connection of its own: the server may close one whose body it did not read.
    const options = { port, host: "127.0.0.1", path, method, headers, agent: false };
    const sent = request(options, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
