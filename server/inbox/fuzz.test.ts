import { mkdtempSync } from "node:fs";
import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createAdaptorServer } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openStore } from "../store/open-store.ts";
import type { Store } from "../store/store.ts";
import { noLimit } from "./limiter.ts";

const requests = 2000;

let store: Store;
let server: ReturnType<typeof createAdaptorServer>;
let port: number;

beforeAll(async () => {
  store = await openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/fuzz-`) });
  const now = () => new Date("2026-11-21T10:00:00Z");
  const inbox = { store, limiter: noLimit, now, mail: false, proxyHeader: "" };
  server = createAdaptorServer({ fetch: createApp({ site: new Map(), inbox }).fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

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
const anyBody = fc.oneof(
  spoiled,
  fc.json(),
  fc.string({ unit: "binary" }),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.webQueryParameters(),
  fc.nat(80_000).map((size) => `{"name":"${"x".repeat(size)}"}`),
);
const anyRequest = fc.record({
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
    expect(await store.list()).toEqual([]);
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
    const sent = request({ port, host: "127.0.0.1", path, method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode!);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}
