import { createAdaptorServer } from "@hono/node-server";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";

/** Serves the same bytes as an address does, from memory, through a route that does nothing else. */
const [address = ""] = process.argv.slice(2);
const answer = await fetch(address);
const body = await answer.text();
const headers = Object.fromEntries(
  [...answer.headers].filter(([name]) => !["connection", "date", "keep-alive"].includes(name)),
);
const app = new Hono();
app.get("/api/v1/value", () => new Response(body, { headers }));
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(0, "127.0.0.1", () => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  console.log(`Bare route at http://127.0.0.1:${port}`);
});
