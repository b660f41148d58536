import { setImmediate } from "node:timers/promises";
import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { lead, message, sale, saleDay, saleExtras } from "../../domain/submissions/form.fixture.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { saleSchema } from "../../domain/submissions/sale.ts";
import { type Inbox, createApp } from "../app.ts";
import { openStore } from "../store/open-store.ts";
import { type Store, StoreUnavailable } from "../store/store.ts";
import { requestAlone, sampleInbox } from "../request.fixture.ts";
import { log } from "../http/log.ts";
import { memoryLimiter } from "../http/limiter.ts";
import { newFolder } from "../../config/folder.fixture.ts";

let store: Store;
beforeEach(async () => {
  store = openStore({ databaseUrl: "", dataDir: newFolder() });
});
afterEach(() => store.close());

function appWith(change: Partial<Inbox> = {}) {
  const inbox = { ...sampleInbox(store), ...change };
  return createApp({ site: new Map(), inbox });
}

const post = (app: ReturnType<typeof appWith>, path: string, body: unknown, headers = {}) =>
  requestAlone(app, path, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
const postForm = (
  app: ReturnType<typeof appWith>,
  fields: Record<string, string>,
  path = "/api/messages",
) =>
  post(app, path, String(new URLSearchParams(fields)), {
    "Content-Type": "application/x-www-form-urlencoded",
  });

test("the dealer who gets an id's leads by mail is named, without the address", async () => {
  const sunny = {
    id: "sunny-carts",
    name: "Sunny Carts",
    email: "ann@example.com",
    format: "adf",
  } as const;
  const app = appWith({ partners: new Map([[sunny.id, sunny]]) });
  const nameOf = async (id: string) => {
    const response = await requestAlone(app, `/api/partners/${id}`, {});
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    return response.json();
  };
  expect(await nameOf("sunny-carts")).toEqual({ name: "Sunny Carts" });
  for (const id of ["another", "Sunny-Carts", "__proto__", "%00"]) {
    expect(await nameOf(id)).toEqual({ name: null });
  }
});

test("a submission is stored exactly as sent before success is reported", async () => {
  const app = appWith();
  expect((await post(app, "/api/messages", message)).status).toBe(201);
  expect((await post(app, "/api/leads", lead)).status).toBe(201);
  const receivedAt = "2026-11-21T10:00:00.000Z";
  expect(await store.get(message.id)).toEqual({ kind: "message", receivedAt, ...message });
  const empty = { phone: "", description: "" };
  expect(await store.get(lead.id)).toEqual({ kind: "lead", receivedAt, ...empty, ...lead });
});

test("a submission that a browser kept when a lead had the battery type beside its cart is stored whole", async () => {
  const { cart, ...rest } = lead;
  const { batteryType: _b, lifted: _l, serial: _s, ...formula } = cart;
  const beside = { batteryType: "lithium", lifted: true, serial: "PQ1838-123456" };
  const kept = { ...rest, cart: formula, ...beside, sendSerial: "on" };
  expect((await post(appWith(), "/api/leads", kept)).status).toBe(201);
  expect(await store.get(lead.id)).toMatchObject({ cart: { ...formula, ...beside } });
});

test("a submission is a single entry if it is sent again under the same id", async () => {
  const app = appWith();
  // Creating the file takes a turn of its own: on a busy machine, the three would be an overload.
  await store.list({ limit: 1 });
  const statuses = await Promise.all(
    [1, 2, 3].map(async () => post(app, "/api/messages", message)),
  );
  expect(statuses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(await store.list({ limit: 9 })).toHaveLength(1);
});

test("a submission is rejected if its text differs under the same id, and the first one is kept", async () => {
  const app = appWith();
  await post(app, "/api/leads", { ...lead, phone: "202 555 0142" });
  const edited = await post(app, "/api/leads", { ...lead, phone: "202 555 0199" });
  expect(edited.status).toBe(409);
  expect(await store.get(lead.id)).toMatchObject({ phone: "202 555 0142" });
});

test("a submission that took as long as a person needs is stored without that time", async () => {
  const { status } = await post(appWith(), "/api/messages", { ...message, elapsedMs: 1500 });
  expect(status).toBe(201);
  expect(await store.get(message.id)).not.toHaveProperty("elapsedMs");
});

const tooQuick = "That was quicker than a person types. Wait a moment, then send it again.";

test.each([
  [{ name: "x".repeat(101) }, { name: "Shorten your name to 100 characters." }],
  [{ message: 5 }, { message: "Enter your message." }],
  [{ id: "1" }, { id: "Reload the page and send it again." }],
  [{ website: "spam" }, { website: "Leave the website empty." }],
  [{ elapsedMs: 1499 }, { elapsedMs: tooQuick }],
  [{ elapsedMs: "1500" }, { elapsedMs: tooQuick }],
  [
    { name: "", email: "" },
    { name: "Enter your name.", email: "Enter your email address." },
  ],
])("an invalid field gets a sentence, and nothing is stored: %j", async (change, errors) => {
  const response = await post(appWith(), "/api/messages", { ...message, ...change });
  expect([response.status, await response.json()]).toEqual([422, { errors }]);
  expect(await store.list({ limit: 9 })).toEqual([]);
});

test.each([
  { cart: null },
  { cart: { ...lead.cart, seats: 3 } },
  { cart: { ...lead.cart, modelYear: "2020" } },
  { estimate: -1 },
  { page: "https://evil.example" },
])("a lead with an invalid field is not stored: %j", async (change) => {
  const response = await post(appWith(), "/api/leads", { ...lead, ...change });
  expect(response.status).toBe(422);
  expect(await store.list({ limit: 9 })).toEqual([]);
});

test.each([
  { stored: true, status: 201 },
  { refusal: null },
  { status: 99, errors: { form: "Your card is blocked." }, retryAfterSeconds: "1" },
])(
  "a form that poses as one of our responses, %j, is treated like any other form",
  async (fields) => {
    const app = appWith();
    expect((await post(app, "/api/messages", { ...message, ...fields })).status).toBe(201);
    expect(await store.get(message.id)).toMatchObject({ name: "Ann" });
    const refused = await post(app, "/api/messages", { ...message, email: "", ...fields });
    expect([refused.status, await refused.json()]).toEqual([
      422,
      { errors: { email: "Enter your email address." } },
    ]);
  },
);

test.each([
  ["{", {}, 400],
  ["[]", {}, 400],
  ["null", {}, 400],
  ["", {}, 400],
  ['"\\ud800"', {}, 400],
  ["name=Ann", { "Content-Type": "text/plain" }, 415],
  ["x".repeat(700_000), {}, 413],
])(
  "a body that cannot be read is rejected with a sentence (case %#)",
  async (body, headers, status) => {
    const response = await post(appWith(), "/api/messages", body, headers);
    expect(response.status).toBe(status);
    expect((await response.json()).errors.form).toMatch(/^[A-Z].*\.$/);
  },
);

test.each([
  ["/api/messages", 640, "200 KB"],
  ["/api/leads", 64, "64 KB"],
  ["/api/sales", 64, "64 KB"],
])(
  "a body for %s may have %d KB, and a longer one is told to stay within %s",
  async (path, maxKB, shown) => {
    const send = (bytes: number) => post(appWith(), path, " ".repeat(bytes));
    expect((await send(maxKB * 1024)).status).toBe(400);
    const refused = await send(maxKB * 1024 + 1);
    expect([refused.status, await refused.json()]).toEqual([
      413,
      { errors: { form: `Send no more than ${shown}.` } },
    ]);
  },
);

describe("stock pasted with a message", () => {
  const row = "2019\tClub Car\tPrecedent, “lifted”\t$6,495\n";
  const long = row.repeat(200_000 / row.length);

  test("stock pasted with a message is stored whole, with or without a script", async () => {
    const app = appWith();
    expect((await post(app, "/api/messages", { ...message, stock: long })).status).toBe(201);
    const { id: _, ...fields } = message;
    expect((await postForm(app, { ...fields, stock: long })).status).toBe(303);
    const entries = await store.list({ limit: 9 });
    expect(entries).toHaveLength(2);
    for (const entry of entries) expect(entry).toMatchObject({ stock: long.trim() });
  });

  test("stock pasted with a message is rejected beyond 200,000 characters, with a sentence", async () => {
    const response = await post(appWith(), "/api/messages", {
      ...message,
      stock: "x".repeat(200_001),
    });
    expect([response.status, await response.json()]).toEqual([
      422,
      { errors: { stock: "Shorten what you pasted to 200,000 characters." } },
    ]);
  });
});

test.each([
  { "Sec-Fetch-Site": "cross-site" },
  { "Sec-Fetch-Site": "same-site" },
  { Origin: "https://evil.example", Host: "cartworth.example" },
  { Origin: "null", Host: "cartworth.example" },
])("a request from another site with %j is refused", async (headers) => {
  expect((await post(appWith(), "/api/messages", message, headers)).status).toBe(403);
  expect(await store.list({ limit: 9 })).toEqual([]);
});

test.each([
  { "Sec-Fetch-Site": "same-origin" },
  { Origin: "https://cartworth.example", Host: "cartworth.example" },
])("a request from another site is accepted if %j says that it is this site", async (headers) => {
  expect((await post(appWith(), "/api/messages", message, headers)).status).toBe(201);
});

const stored = {
  kind: "sale",
  receivedAt: saleDay.toISOString(),
  ...v.parse(saleSchema(saleDay), sale),
};

describe("a form sent without a script", () => {
  const { id: _, ...fields } = message;
  const { id: __, ...reported } = sale;
  const typed = { ...reported, ...saleExtras, year: "2020", price: "$6,500", website: "" };

  test("a message sent without a script is stored once, even if sent twice, and leads to a page", async () => {
    const app = appWith();
    for (const attempt of [1, 2]) {
      const { status, headers } = await postForm(app, fields);
      expect([status, headers.get("Location")], `attempt ${attempt}`).toEqual([
        303,
        "/message-sent",
      ]);
    }
    expect(await store.list({ limit: 9 })).toMatchObject([fields]);
  });

  test("a sale sent without a script is stored once, even if sent twice, and its page shows the code", async () => {
    const app = appWith();
    const pages = [
      await postForm(app, typed, "/api/sales"),
      await postForm(app, typed, "/api/sales"),
    ];
    expect(pages.map(({ status }) => status)).toEqual([200, 200]);
    const [entry, ...others] = await store.list({ limit: 9 });
    expect([entry, others]).toMatchObject([{ price: 6500, saleKind: "private", state: "FL" }, []]);
    for (const page of pages) {
      expect(page.headers.get("Cache-Control")).toBe("no-store");
      expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
      const html = await page.text();
      expect(html).toContain("<h1>Report received</h1>");
      expect(html).toContain(codeOf(entry!.id));
    }
  });

  test("two people who send the same sale without a script have two codes", async () => {
    const app = appWith({ proxyHeader: "X-Client" });
    for (const client of ["192.0.2.1", "192.0.2.2"]) {
      await post(app, "/api/sales", String(new URLSearchParams(typed)), {
        "Content-Type": "application/x-www-form-urlencoded",
        "X-Client": client,
      });
    }
    expect(new Set((await store.list({ limit: 9 })).map(({ id }) => codeOf(id))).size).toBe(2);
  });

  test("a form sent without a script is answered with a page that says what to correct, and has its own policy", async () => {
    const response = await postForm(appWith(), { ...fields, email: "ann", subject: "carts" });
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain("<title>Error: your form was not sent");
    expect(Array.from(html.matchAll(/<li>(.*?)<\/li>/g), ([, sentence]) => sentence)).toEqual([
      "Enter an email address such as ann@example.com.",
      "Choose a subject from the list.",
    ]);
    expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'/);
    expect(response.headers.get("Cache-Control")).toBe("no-store");
  });

  test.each([
    ["subject", "([^]*)*Q"],
    ["message", "</textarea><script>&"],
    ["constructor", "Zq"],
    ["__proto__", "Zq"],
    ["cart", '{"toString":1}'],
    ["website", "spam"],
  ])(
    "a form sent without a script is answered without its text, whatever %s contains, such as %j",
    async (name, value) => {
      const response = await postForm(appWith(), { ...fields, email: "ann", [name]: value });
      expect(response.status).toBe(422);
      const html = await response.text();
      expect(html).toContain("Enter an email address");
      expect(html).not.toContain(value);
    },
  );

  test("a form sent without a script is rejected if it has more fields than ours", async () => {
    for (const count of [51, 50_000]) {
      const many = Object.fromEntries(Array.from({ length: count }, (_each, at) => [`f${at}`, ""]));
      expect((await postForm(appWith(), many)).status).toBe(400);
    }
  });

  test("a form sent without a script is answered with a page if the server fails, with an ID to mention and no details", async () => {
    const broken: Store = { ...store, add: () => Promise.reject(new Error("secret of Ann")) };
    const response = await postForm(appWith({ store: broken }), fields);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain(`email us and mention ${response.headers.get("X-Request-Id")}.</li>`);
    expect(html).not.toContain("secret");
  });
});

test("the log has a line for each form that was stored, and none for one that was rejected", async () => {
  const logged = vi.spyOn(log, "info").mockImplementation(() => {});
  const app = appWith();
  await post(app, "/api/messages", "no form");
  await post(app, "/api/messages", { ...message, email: "" });
  await post(app, "/api/messages", message);
  expect(logged.mock.calls).toMatchObject([[{ path: "/api/messages", status: 201 }, "inbox"]]);
  logged.mockRestore();
});

test("the id of a request is taken from the proxy only", async () => {
  const idOf = async (proxyHeader: string, headers = {}) => {
    const app = appWith({ proxyHeader });
    const sent = { "X-Request-Id": "chosen", ...headers };
    const response = await post(app, "/api/messages", "no form", sent);
    return response.headers.get("X-Request-Id");
  };
  expect(await idOf("")).toMatch(/^[\da-f]{12}$/);
  expect(await idOf("X-Client")).toMatch(/^[\da-f]{12}$/);
  expect(await idOf("X-Client", { "X-Client": "192.0.2.1" })).toBe("chosen");
});

test("a client that sends too many is asked to wait and told how long", async () => {
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
  expect((await refused.json()).errors.form).toMatch(/Wait \d+ minutes, then send it again/);
  expect((await send(12, "10.0.0.2")).status).toBe(201);
});

test("an unavailable database is reported clearly, with a time to try again", async () => {
  const locked: Store = {
    ...store,
    add: () => Promise.reject(new StoreUnavailable("locked")),
    checkWritable: () => Promise.reject(new StoreUnavailable("locked")),
  };
  const app = appWith({ store: locked });
  const response = await post(app, "/api/messages", message);
  expect([response.status, response.headers.get("Retry-After")]).toEqual([503, "30"]);
  expect((await response.json()).errors.form).toContain("Nothing you typed is lost");
  expect((await app.request("/readyz")).status).toBe(503);
  expect((await app.request("/livez")).status).toBe(200);
});

test("a submission that could not be stored does not count against the limit", async () => {
  const locked: Store = { ...store, add: () => Promise.reject(new StoreUnavailable("locked")) };
  const limiter = memoryLimiter();
  for (let tries = 0; tries < 20; tries++) {
    const response = await post(appWith({ store: locked, limiter }), "/api/messages", message);
    expect(response.status).toBe(503);
  }
  expect((await post(appWith({ limiter }), "/api/messages", message)).status).toBe(201);
});

test("requests are counted before they are read", async () => {
  const app = appWith({ limiter: memoryLimiter() });
  const statuses = new Set<number>();
  for (let count = 0; count < 61; count++) {
    statuses.add((await post(app, "/api/messages", "no form")).status);
  }
  expect([...statuses]).toEqual([400, 429]);
});

test("when more than 100 submissions wait for the database, the rest are asked to try again later", async () => {
  let goOn = () => {};
  const open = new Promise<void>((resolve) => (goOn = resolve));
  const slow: Store = { ...store, add: (...args) => open.then(() => store.add(...args)) };
  const app = appWith({ store: slow, proxyHeader: "X-Client" });
  const answers: Promise<Response>[] = [];
  const refused: Response[] = [];
  for (let sent = 0; sent < 150; sent++) {
    // Requests that do not wait for each other share a turn of the event loop.
    if (sent % 20 === 0) await setImmediate();
    const id = crypto.randomUUID();
    const client = { "X-Client": `client ${sent % 30}` };
    const answer = post(app, "/api/messages", { ...message, id }, client);
    void answer.then((response) => response.ok || refused.push(response));
    answers.push(answer);
  }
  await expect.poll(() => refused).toHaveLength(50);
  expect([refused[0]!.status, refused[0]!.headers.get("Retry-After")]).toEqual([503, "5"]);
  goOn();
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(100);
  expect(statuses.filter((status) => status === 503)).toHaveLength(50);
});

test("while the queue of submissions is full, a form is refused before its body has arrived", async () => {
  let goOn = () => {};
  let begun = 0;
  const open = new Promise<void>((resolve) => (goOn = resolve));
  const slow: Store = {
    ...store,
    add: async () => {
      begun += 1;
      await open;
      return "added";
    },
  };
  const app = appWith({ store: slow, proxyHeader: "X-Client" });
  const waiting = Array.from({ length: 100 }, (_, at) =>
    post(app, "/api/messages", { ...message, id: crypto.randomUUID() }, { "X-Client": `${at}` }),
  );
  await expect.poll(() => begun).toBe(100);
  const unfinished: RequestInit & { duplex: "half" } = {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Client": "late" },
    body: new ReadableStream(),
    duplex: "half",
  };
  let status = 0;
  void requestAlone(app, "/api/messages", unfinished).then((answer) => (status = answer.status));
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(status).toBe(503);
  goOn();
  await Promise.all(waiting);
});

test("other events come between submissions that are stored", async () => {
  const order: string[] = [];
  const slow: Store = {
    ...store,
    add: (...given) => {
      if (order.length === 0) void setImmediate().then(() => order.push("event"));
      order.push("submission");
      return store.add(...given);
    },
  };
  const app = appWith({ store: slow });
  const ids = Array.from({ length: 20 }, () => crypto.randomUUID());
  await Promise.all(ids.map((id) => post(app, "/api/messages", { ...message, id })));
  expect(order).toHaveLength(21);
  expect(order.indexOf("event")).toBeLessThan(5);
});

test("the server reports whether it is ready", async () => {
  expect((await appWith().request("/readyz")).status).toBe(200);
});

test("a reported sale is stored before success is reported, and its mail with it", async () => {
  expect((await post(appWith({ mail: true }), "/api/sales", sale)).status).toBe(201);
  expect(await store.list({ limit: 9 })).toEqual([stored]);
  expect((await store.mailOf(sale.id))?.entry).toEqual(stored);
});

test("the latest month of a sale follows the server's clock, with a day of grace", async () => {
  let now = "2027-04-30T23:00:00Z";
  const app = appWith({ now: () => new Date(now) });
  const statusOf = async (soldIn: string) =>
    (await post(app, "/api/sales", { ...sale, id: crypto.randomUUID(), soldIn })).status;
  expect([await statusOf("2027-05"), await statusOf("2027-06")]).toEqual([201, 422]);
  now = "2027-06-01T00:00:00Z";
  expect(await statusOf("2027-06")).toBe(201);
});

test("a sale that a browser kept from when the form asked for a day and an address is stored with its month", async () => {
  const { soldIn: _, ...rest } = sale;
  const kept = {
    ...rest,
    seats: "4",
    soldOn: "2026-11-20",
    email: "cara@example.com",
    kind: "private",
  };
  expect((await post(appWith(), "/api/sales", kept)).status).toBe(201);
  expect(await store.get(sale.id)).toEqual({
    ...stored,
    saleKind: "private",
    cart: { ...stored.cart, seats: 4 },
  });
});

test("a reported sale has a hash of its network, which is the same for all of one client's addresses", async () => {
  const app = appWith({ proxyHeader: "X-Client" });
  const clients = ["2001:db8:1:1::1", "2001:db8:1:2::9", "2001:db8:2::1", "192.0.2.1"];
  for (const client of clients) {
    const id = crypto.randomUUID();
    await post(app, "/api/sales", { ...sale, id }, { "X-Client": client });
  }
  const senders = (await store.sales()).map(({ sender }) => sender);
  expect(senders).toEqual(Array(4).fill(expect.stringMatching(/^[\da-f]{64}$/)));
  expect(new Set(senders).size).toBe(3);
  expect(JSON.stringify(await store.list({ limit: 9 }))).not.toMatch(/2001:db8|192\.0\.2/);
});

test("a reported sale is rejected if it comes from another site or fills in the trap", async () => {
  const app = appWith();
  const elsewhere = { "Sec-Fetch-Site": "cross-site" };
  expect((await post(app, "/api/sales", sale, elsewhere)).status).toBe(403);
  expect((await post(app, "/api/sales", { ...sale, website: "spam" })).status).toBe(422);
  expect(await store.count()).toBe(0);
});

test("a reported sale without an address does not use up a limit that others without one share", async () => {
  const app = appWith({ limiter: memoryLimiter(), proxyHeader: "X-Client" });
  for (let at = 0; at < 30; at += 1) {
    const id = crypto.randomUUID();
    const client = { "X-Client": `192.0.2.${at}` };
    expect((await post(app, "/api/sales", { ...sale, id }, client)).status).toBe(201);
  }
});
