import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sale } from "../../../domain/submissions/form-samples.ts";
import { openStore } from "../../store/open-store.ts";
import type { Store } from "../../store/store.ts";
import { createApp } from "../app.ts";
import { requestAlone } from "../request-samples.ts";
import { sampleInbox } from "./inbox-samples.ts";
import { memoryLimiter } from "./limiter.ts";

const stored = {
  id: sale.id,
  kind: "sale",
  receivedAt: "2026-11-21T10:00:00.000Z",
  email: "",
  cart: {
    modelYear: 2020,
    make: "Club Car",
    model: "Onward",
    seats: 4,
    powertrain: "electric",
    condition: "good",
  },
  price: 6500,
  saleKind: "private",
  soldOn: "2026-11-20",
  state: "FL",
};

let store: Store;
beforeEach(async () => {
  store = openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/sales-`) });
});
afterEach(() => store.close());

function appWith(change: Partial<ReturnType<typeof sampleInbox>> = {}) {
  return createApp({ site: new Map(), inbox: { ...sampleInbox(store), ...change } });
}

function post(app: ReturnType<typeof appWith>, body: object, headers = {}) {
  return requestAlone(app, "/api/sales", {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

function postForm(app: ReturnType<typeof appWith>, fields: Record<string, string>) {
  const body = String(new URLSearchParams(fields));
  const headers = { "Content-Type": "application/x-www-form-urlencoded" };
  return requestAlone(app, "/api/sales", { method: "POST", headers, body });
}

describe("a reported sale", () => {
  test("is stored before success is reported, and its mail with it", async () => {
    expect((await post(appWith({ mail: true }), sale)).status).toBe(201);
    expect(await store.list({ limit: 9 })).toEqual([stored]);
    expect((await store.mailOf(sale.id))?.entry).toEqual(stored);
  });

  test("is dated by the server's clock, with a day of grace", async () => {
    const app = appWith({ now: () => new Date("2027-05-01T23:00:00Z") });
    expect((await post(app, { ...sale, soldOn: "2027-05-02" })).status).toBe(201);
    expect((await post(app, { ...sale, soldOn: "2027-05-03" })).status).toBe(422);
  });

  test("from another site or a program that fills in the trap is refused", async () => {
    const app = appWith();
    expect((await post(app, sale, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    expect((await post(app, { ...sale, website: "spam" })).status).toBe(422);
    expect(await store.count()).toBe(0);
  });

  test("without an address does not use up a limit that others without one share", async () => {
    const app = appWith({ limiter: memoryLimiter(), proxyHeader: "X-Client" });
    for (let at = 0; at < 30; at += 1) {
      const id = crypto.randomUUID();
      const response = await post(app, { ...sale, id }, { "X-Client": `192.0.2.${at}` });
      expect(response.status).toBe(201);
    }
  });
});

describe("a sale reported without a script", () => {
  const { id: _, ...fields } = sale;
  const typed = { ...fields, year: "2020", seats: "4", price: "$6,500", website: "", email: "" };

  test("is stored like any other, once, and leads to a page of its own", async () => {
    const app = appWith();
    for (const attempt of [1, 2]) {
      const { status, headers } = await postForm(app, typed);
      expect([status, headers.get("Location")], `attempt ${attempt}`).toEqual([
        303,
        "/sale-reported",
      ]);
    }
    expect(await store.list({ limit: 9 })).toEqual([{ ...stored, id: expect.any(String) }]);
  });
});
