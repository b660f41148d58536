import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { createAdaptorServer } from "@hono/node-server";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { anyRequest, send } from "./fuzz-requests.ts";
import { sampleInbox } from "./inbox-samples.ts";

/** Set `FUZZ_REQUESTS=20000` for a longer run. */
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 3000);

let store: Store;
let server: ReturnType<typeof createAdaptorServer>;
let port: number;

beforeAll(async () => {
  store = openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/fuzz-`) });
  const { fetch } = createApp({ site: new Map(), inbox: sampleInbox(store) });
  server = createAdaptorServer({ fetch });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await store.close();
});

test(
  `${requests} malformed requests are refused, and nothing is stored`,
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
