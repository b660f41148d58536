import type { Inbox } from "../app.ts";
import { createMetrics } from "../../telemetry/metrics.ts";
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
