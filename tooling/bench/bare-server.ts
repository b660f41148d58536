import { serve } from "@hono/node-server";
import { Hono } from "hono";

const value = { estimate: { low: 4434, value: 5216, high: 5998 }, currency: "USD" };

/** A server that does nothing but answer: the floor of what this machine can do with Hono. */
export function startBareServer(): Promise<{ address: string; close: () => void }> {
  const app = new Hono()
    .get("/value", (c) => c.json(value))
    .get("/empty", (c) => c.html(`<!doctype html><html lang="en"><title>Empty</title><p>Empty`));
  return new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) =>
      resolve({ address: `http://127.0.0.1:${port}`, close: () => server.close() }),
    );
  });
}
