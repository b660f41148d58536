import type { Inbox } from "../app.ts";
import { createMetrics } from "../../telemetry/metrics.ts";
import type { Site } from "../site-manifest.ts";
import type { Store } from "../../store/store.ts";
import { noLimit } from "./limiter.ts";

/** An inbox for tests on top of a store, without limits and without mail. */
export function sampleInbox(store: Store): Inbox {
  return {
    store,
    limiter: noLimit,
    now: () => new Date("2026-11-21T10:00:00Z"),
    mail: false,
    proxyHeader: "",
    metrics: createMetrics(),
  };
}

/** A site whose only pages have a form, by their paths. */
export function siteWithForms(forms: Readonly<Record<string, string>>): Site {
  return new Map(Object.entries(forms).map(([path, html]) => [path, pageAt(path, html)]));
}

function pageAt(path: string, html: string) {
  return {
    path,
    type: "text/html",
    etag: "",
    immutable: false,
    isForOtherSites: false,
    csp: "default-src 'self'",
    body: Buffer.from(html),
    encodings: {},
  };
}
