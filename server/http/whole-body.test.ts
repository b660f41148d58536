import { Hono } from "hono";
import { expect, test } from "vitest";
import { lead } from "../../domain/submissions/form.fixture.ts";
import { openStore } from "../store/open-store.ts";
import { newFolder } from "../../config/folder.fixture.ts";
import { createApp } from "../app.ts";
import { sampleInbox } from "../request.fixture.ts";
import { sampleOptions } from "../api/value-api.fixture.ts";
import { createBodyBudget, wholeBody } from "./whole-body.ts";

const store = openStore({ databaseUrl: "", dataDir: newFolder() });
const product = createApp({ site: new Map(), inbox: sampleInbox(store), values: sampleOptions() });

const bodyOf = (pieces: readonly string[], isCutOff: boolean) =>
  new ReadableStream({
    start(body) {
      for (const piece of pieces) body.enqueue(new TextEncoder().encode(piece));
      if (isCutOff) body.error(new Error("aborted"));
      else body.close();
    },
  });

const sent = (body: ReadableStream, headers: Record<string, string> = {}) => ({
  method: "POST",
  headers: { "Content-Type": "application/json", "x-client": "192.0.2.1", ...headers },
  body,
  duplex: "half",
});

const lengths: Record<string, string>[] = [{}, { "Content-Length": "40" }];

test.each(["/api/messages", "/api/leads", "/mcp"])(
  "a client that leaves in the middle of its body isn't the server's error on %s",
  async (path) => {
    for (const length of lengths) {
      const response = await product.request(path, sent(bodyOf(['{"name":'], true), length));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("Only part of the");
    }
  },
);

test.each(["/api/messages", "/mcp"])("a compressed body is refused as such on %s", async (path) => {
  for (const encoding of ["gzip", "BR", "gzip, identity"]) {
    const body = bodyOf([JSON.stringify(lead)], false);
    const response = await product.request(path, sent(body, { "Content-Encoding": encoding }));
    expect(response.status).toBe(415);
    expect(await response.text()).toContain("without compressing it.");
  }
});

test("a form that arrives in pieces without its length is stored", async () => {
  const text = JSON.stringify(lead);
  const pieces = [text.slice(0, 20), text.slice(20)];
  const response = await product.request("/api/leads", sent(bodyOf(pieces, false)));
  expect(response.status).toBe(201);
  expect(await store.get(lead.id)).toMatchObject(lead);
});

const statuses = { "too large": 413, "cut off": 400, compressed: 415, busy: 503 } as const;

/** Echoes a body of at most 40 bytes; at most two from one network may be on their way. */
function echo(bytes = 1000) {
  const handler = wholeBody({
    maxSize: 40,
    bodies: createBodyBudget({ bytes, ofNetwork: { bodies: 2, bytes } }),
    networksOf: (c) => (c.req.header("x-client") ?? "").split(" "),
    refuse: (_, problem) => new Response(null, { status: statuses[problem] }),
  });
  return new Hono().post("/", handler, async (c) => c.text(await c.req.text()));
}

test("a body is answered once it is whole, or refused if it is too large", async () => {
  const app = echo();
  const whole = await app.request("/", sent(bodyOf(["a".repeat(30), "b".repeat(10)], false)));
  expect(await whole.text()).toBe("a".repeat(30) + "b".repeat(10));
  const large = await app.request("/", sent(bodyOf(["a".repeat(41)], false)));
  expect(large.status).toBe(413);
});

/** A body that stays on its way until it is told to end. */
function openBody() {
  let end = () => {};
  const body = new ReadableStream({ start: (stream) => void (end = () => stream.close()) });
  return { body, end };
}

const from = (client: string) => ({ "x-client": client });

test("a network with too many bodies on their way is refused until one has been answered", async () => {
  const app = echo();
  const [first, second] = [openBody(), openBody()];
  const answers = [first, second].map(({ body }) => app.request("/", sent(body, from("a"))));
  const send = (client: string) => app.request("/", sent(bodyOf(["a"], false), from(client)));
  expect((await send("a")).status).toBe(503);
  expect((await send("b")).status).toBe(200);
  first.end();
  await answers[0];
  expect((await send("a")).status).toBe(200);
  second.end();
});

test("the networks around a client's own have room for twice and six times as many bodies", () => {
  const bodies = createBodyBudget({ bytes: 1000, ofNetwork: { bodies: 2, bytes: 1000 } });
  const reserved = (count: number, networksAt: (at: number) => string[]) =>
    Array.from({ length: count }, (_, at) => bodies.reserve(networksAt(at), 1)).filter(Boolean);
  expect(reserved(20, (at) => [`${at}/64`, "a/56", "a/48"])).toHaveLength(4);
  expect(reserved(20, (at) => [`${at}/64`, `${at}/56`, "b/48"])).toHaveLength(12);
});

test("a network has room for a set number of bytes, and those around it for two and six times as many", () => {
  const bodies = createBodyBudget({ bytes: 10_000, ofNetwork: { bodies: 100, bytes: 100 } });
  expect(bodies.reserve(["1/64", "a/56", "a/48"], 101)).toBeNull();
  const free = bodies.reserve(["1/64", "a/56", "a/48"], 60);
  expect(bodies.reserve(["1/64", "a/56", "a/48"], 60)).toBeNull();
  for (const network of ["2/64", "3/64"]) {
    expect(bodies.reserve([network, "a/56", "a/48"], 60)).not.toBeNull();
  }
  expect(bodies.reserve(["4/64", "a/56", "a/48"], 60)).toBeNull();
  free!();
  expect(bodies.reserve(["1/64", "a/56", "a/48"], 60)).not.toBeNull();
});

test("bodies that could take more bytes than may be on their way at once are refused", async () => {
  const app = echo(60);
  const { body, end } = openBody();
  const answer = app.request("/", sent(body, from("a")));
  const send = (length: number) =>
    app.request(
      "/",
      sent(bodyOf(["a"], false), { ...from("b"), "Content-Length": String(length) }),
    );
  expect((await send(21)).status).toBe(503);
  expect((await send(20)).status).toBe(200);
  end();
  await answer;
  expect((await send(21)).status).toBe(200);
});
