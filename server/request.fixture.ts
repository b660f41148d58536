import { setImmediate } from "node:timers/promises";
import type { Inbox } from "./app.ts";
import type { Store } from "./store/store.ts";
import { noLimit } from "./http/limiter.ts";

interface App {
  request(path: string, init: RequestInit): Response | Promise<Response>;
}

/**
 * Sends a test's request in a turn of the event loop of its own. On a busy machine, several requests
 * in a single turn would be an overload. Like every client, it states the length of a text.
 */
export async function requestAlone(app: App, path: string, init: RequestInit): Promise<Response> {
  await setImmediate();
  const headers = new Headers(init.headers);
  if (typeof init.body === "string") {
    headers.set("Content-Length", String(Buffer.byteLength(init.body)));
  }
  return app.request(path, { ...init, headers });
}

/** An inbox for tests on top of a store, without limits and without mail. */
export function sampleInbox(store: Store): Inbox {
  return {
    store,
    limiter: noLimit,
    now: () => new Date("2026-11-21T10:00:00Z"),
    mail: false,
    partners: new Map(),
    proxyHeader: "",
  };
}
