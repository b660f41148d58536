import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from "prom-client";
import type { Store } from "../store/store.ts";
import { Hono } from "hono";

export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    submissions: new Counter({
      name: "cartworth_submissions_total",
      help: "Forms received, by form and by outcome.",
      labelNames: ["form", "outcome"] as const,
      registers,
    }),
    waiting: new Gauge({
      name: "cartworth_submissions_waiting",
      help: "Forms that are waiting for the database.",
      registers,
    }),
    storeSeconds: new Histogram({
      name: "cartworth_store_seconds",
      help: "Time until a form was stored and synced to disk.",
      buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2, 5],
      registers,
    }),
    mailSeconds: new Histogram({
      name: "cartworth_mail_lag_seconds",
      help: "Time from receiving a form until the mail server accepted the email about it.",
      buckets: [1, 5, 10, 60, 300, 1800, 3600, 21600],
      registers,
    }),
    valueSeconds: new Histogram({
      name: "cartworth_value_api_seconds",
      help: "Time to answer a request for values, by route and status.",
      labelNames: ["route", "status"] as const,
      buckets: [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1],
      registers,
    }),
    cartsValued: new Counter({
      name: "cartworth_value_api_carts_total",
      help: "Carts valued for other programs.",
      registers,
    }),
    mailFailures: new Counter({
      name: "cartworth_mail_failures_total",
      help: "Attempts to send an email that failed, by what it is about: the email, or the server.",
      labelNames: ["about"] as const,
      registers,
    }),
  };
}

/**
 * Adds the process's own figures, such as its memory and event loop delay, and the store's counts.
 * The function that is returned updates the counts.
 */
function watchProcess({ registry }: Metrics, store?: Pick<Store, "stats">): () => Promise<void> {
  collectDefaultMetrics({ register: registry });
  if (store === undefined) return async () => {};
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const waiting = gauge("cartworth_mail_waiting", "Emails waiting to be sent.");
  const dead = gauge("cartworth_mail_dead", "Emails that were given up.");
  const answers = gauge("cartworth_store_answers", "1 while the database answers.");
  return async () => {
    const stats = await store.stats().catch(() => null);
    answers.set(stats === null ? 0 : 1);
    waiting.set(stats?.mailWaiting ?? Number.NaN);
    dead.set(stats?.mailDead ?? Number.NaN);
  };
}

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
