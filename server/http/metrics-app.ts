import { Hono } from "hono";
import { type Metrics, watchProcess } from "../telemetry/metrics.ts";
import type { Store } from "../store/store.ts";

/** Serves `/metrics` in Prometheus' text format, at an address that visitors never see. */
export function createMetricsApp(metrics: Metrics, store?: Pick<Store, "stats">): Hono {
  const update = watchProcess(metrics, store);
  const app = new Hono();
  app.get("/metrics", async (c) => {
    await update();
    const { registry } = metrics;
    return c.body(await registry.metrics(), 200, { "Content-Type": registry.contentType });
  });
  return app;
}
