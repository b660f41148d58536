import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openStore } from "../store/open-store.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { memoryLimiter, noLimit } from "./limiter.ts";

const message = {
  id: "0b0f6f0e-6f0d-4c2e-9a55-3f6f4f3e2a10",
  name: "Ann",
  email: "ann@example.com",
  subject: "valuation",
  message: "Is my DS from 2004?\nThe plate says AG0435.",
};
const lead = {
  id: "7d3d9c53-8a6f-4f7b-8a1e-0c3a6c1f2b3d",
  name: "Bob",
  email: "bob@example.com",
  location: "Ocala, FL",
  cart: {
    modelYear: 2020,
    make: "Club Car",
    model: "Onward",
    condition: "good",
    seats: 4,
    powertrain: "electric",
    batteryAge: 4,
    hasUpgrades: true,
  },
  estimate: 5216,
  page: "/?year=2020",
};
const contactPage =
  `<form><input id="a" name="name"/><input name="email"/>` +
  `<select name="subject"><option value="valuation">V</option></select>` +
  `<textarea name="message" rows="6"></textarea><p class="x" role="alert" tabindex="-1"></p></form>`;

let store: Store;
beforeEach(async () => {
  store = await openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/inbox-`) });
});
afterEach(() => store.close());

function appWith(change: Partial<Parameters<typeof createApp>[0]["inbox"]> = {}) {
  const contact = { path: "/contact", type: "text/html", etag: "", immutable: false, csp: null };
  const asset = { ...contact, body: Buffer.from(contactPage), encodings: {} };
  const inbox = {
    store,
    limiter: noLimit,
    now: () => new Date("2026-11-21T10:00:00Z"),
    mail: false,
    proxyHeader: "",
    ...change,
  };
  return createApp({ site: new Map([["/contact", asset]]), inbox });
}

const post = (app: ReturnType<typeof appWith>, path: string, body: unknown, headers = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const postForm = (app: ReturnType<typeof appWith>, fields: Record<string, string>) =>
  post(app, "/api/messages", String(new URLSearchParams(fields)), {
    "Content-Type": "application/x-www-form-urlencoded",
  });

describe("a submission", () => {
  test("is stored as it was sent before success is said", async () => {
    const app = appWith();
    expect((await post(app, "/api/messages", message)).status).toBe(201);
    expect((await post(app, "/api/leads", lead)).status).toBe(201);
    const receivedAt = "2026-11-21T10:00:00.000Z";
    expect(await store.get(message.id)).toEqual({ kind: "message", receivedAt, ...message });
    expect(await store.get(lead.id)).toEqual({
      kind: "lead",
      receivedAt,
      phone: "",
      description: "",
      ...lead,
    });
  });

  test("sent again under the same id is one entry", async () => {
    const app = appWith();
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => post(app, "/api/messages", message)),
    );
    expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await store.list()).toHaveLength(1);
  });

  test("in a person's time is stored without the time it took", async () => {
    expect((await post(appWith(), "/api/messages", { ...message, elapsedMs: 1500 })).status).toBe(
      201,
    );
    expect(await store.get(message.id)).not.toHaveProperty("elapsedMs");
  });

  test("is trimmed", async () => {
    await post(appWith(), "/api/messages", {
      ...message,
      name: "  Ann ",
      email: " ann@example.com ",
    });
    expect(await store.get(message.id)).toMatchObject({ name: "Ann", email: "ann@example.com" });
  });
});

const tooQuick = "That was quicker than a person types. Wait a moment, then send it again.";

describe("a field that is wrong has a sentence, and nothing is stored", () => {
  test.each([
    [{ name: " " }, { name: "Enter your name." }],
    [{ name: "x".repeat(101) }, { name: "Shorten your name to 100 characters." }],
    [{ email: "ann" }, { email: "Enter an e-mail address such as ann@example.com." }],
    [{ subject: "gossip" }, { subject: "Choose a subject from the list." }],
    [{ message: "a\u0000b" }, { message: "Remove the control characters from your message." }],
    [{ message: 5 }, { message: "Enter your message." }],
    [{ id: "1" }, { id: "Reload the page and send again." }],
    [{ website: "spam" }, { website: "Leave the website empty." }],
    [{ elapsedMs: 1499 }, { elapsedMs: tooQuick }],
    [{ elapsedMs: "1500" }, { elapsedMs: tooQuick }],
    [
      { name: "", email: "" },
      { name: "Enter your name.", email: "Enter your e-mail address." },
    ],
  ])("%j", async (change, errors) => {
    const response = await post(appWith(), "/api/messages", { ...message, ...change });
    expect([response.status, await response.json()]).toEqual([422, { errors }]);
    expect(await store.list()).toEqual([]);
  });

  test.each([
    { cart: null },
    { cart: { ...lead.cart, seats: 3 } },
    { cart: { ...lead.cart, modelYear: "2020" } },
    { estimate: -1 },
    { page: "https://evil.example" },
  ])("a lead with %j", async (change) => {
    const response = await post(appWith(), "/api/leads", { ...lead, ...change });
    expect(response.status).toBe(422);
    expect(await store.list()).toEqual([]);
  });
});

describe("a body that cannot be read", () => {
  test.each([
    ["{", {}, 400],
    ["[]", {}, 400],
    ["null", {}, 400],
    ["", {}, 400],
    ['"\\ud800"', {}, 400],
    ["name=Ann", { "Content-Type": "text/plain" }, 415],
    ["x".repeat(70_000), {}, 413],
  ])("%# is refused with a sentence", async (body, headers, status) => {
    const response = await post(appWith(), "/api/messages", body, headers);
    expect(response.status).toBe(status);
    expect((await response.json()).errors.form).toMatch(/^[A-Z].*\.$/);
  });
});

describe("a request from another site", () => {
  test.each([
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example", Host: "cartworth.example" },
    { Origin: "null", Host: "cartworth.example" },
  ])("with %j is refused", async (headers) => {
    expect((await post(appWith(), "/api/messages", message, headers)).status).toBe(403);
    expect(await store.list()).toEqual([]);
  });

  test.each([
    { "Sec-Fetch-Site": "same-origin" },
    { Origin: "https://cartworth.example", Host: "cartworth.example" },
  ])("from this one with %j is taken", async (headers) => {
    expect((await post(appWith(), "/api/messages", message, headers)).status).toBe(201);
  });
});

describe("a form sent without a script", () => {
  const { id: _, ...fields } = message;

  test("is stored and leads on to a page, and twice the same is one", async () => {
    const app = appWith();
    for (const attempt of [1, 2]) {
      const response = await postForm(app, fields);
      const { status, headers } = response;
      expect([status, headers.get("Location")], `attempt ${attempt}`).toEqual([
        303,
        "/message-sent",
      ]);
    }
    expect(await store.list()).toMatchObject([fields]);
  });

  test("comes back with what was typed when a field is wrong", async () => {
    const response = await postForm(appWith(), {
      ...fields,
      email: 'ann"><b>',
      message: "</textarea>&",
    });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("Enter an e-mail address such as ann@example.com.</p>");
    expect(html).toContain(`value="ann&quot;&gt;&lt;b&gt;" name="email"`);
    expect(html).toContain(`<option value="valuation" selected>`);
    expect(html).toContain(`rows="6">\n&lt;/textarea&gt;&amp;</textarea>`);
  });
});

test("too many are asked to wait, and told how long", async () => {
  const app = appWith({ limiter: memoryLimiter(), proxyHeader: "X-Client" });
  const send = (index: number, client: string) => {
    const id = message.id.replace(/..$/, String(10 + index));
    const email = `ann${index}@example.com`;
    return post(app, "/api/messages", { ...message, id, email }, { "X-Client": client });
  };
  for (let index = 0; index < 10; index++) expect((await send(index, "10.0.0.1")).status).toBe(201);
  const refused = await send(11, "10.0.0.1");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(3000);
  expect((await refused.json()).errors.form).toMatch(/Wait \d+ min/);
  expect((await send(12, "10.0.0.2")).status).toBe(201);
});

test("a store that cannot store now is said plainly, with a time to try again", async () => {
  const locked: Store = {
    ...store,
    add: () => Promise.reject(new StoreUnavailable("locked")),
    ping: () => Promise.reject(new StoreUnavailable("locked")),
  };
  const app = appWith({ store: locked });
  const response = await post(app, "/api/messages", message);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect((await response.json()).errors.form).toContain("Nothing you typed is lost");
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/livez")).status).toBe(200);
});

test("the server says when it is ready", async () => {
  expect((await appWith().request("/readyz")).status).toBe(200);
});
