import { Hono } from "hono";
import { expect, test } from "vitest";
import { lead } from "../domain/submissions/form.fixture.ts";
import { openStore } from "./store/open-store.ts";
import { newFolder } from "../config/folder.fixture.ts";
import { createApp } from "./app.ts";
import { sampleInbox } from "./request.fixture.ts";
import { sampleOptions } from "./api/value-api.fixture.ts";
import { wholeBody } from "./whole-body.ts";

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
  "a client that leaves in the middle of its body is no error of the server's on %s",
  async (path) => {
    for (const length of lengths) {
      const response = await product.request(path, sent(bodyOf(['{"name":'], true), length));
      expect(response.status).toBe(400);
      expect(await response.text()).toContain("Only part of the");
    }
  },
);

test("a form that arrives in pieces without its length is stored", async () => {
  const text = JSON.stringify(lead);
  const pieces = [text.slice(0, 20), text.slice(20)];
  const response = await product.request("/api/leads", sent(bodyOf(pieces, false)));
  expect(response.status).toBe(201);
  expect(await store.get(lead.id)).toMatchObject(lead);
});

test("a body is answered once it is whole, or refused if it is too large", async () => {
  const refuse = (status: 400 | 413) => () => new Response(null, { status });
  const limits = { maxSize: 40, onTooLarge: refuse(413), onCutOff: refuse(400) };
  const app = new Hono().post("/", wholeBody(limits), async (c) => c.text(await c.req.text()));
  const whole = await app.request("/", sent(bodyOf(["a".repeat(30), "b".repeat(10)], false)));
  expect(await whole.text()).toBe("a".repeat(30) + "b".repeat(10));
  const large = await app.request("/", sent(bodyOf(["a".repeat(41)], false)));
  expect(large.status).toBe(413);
});
