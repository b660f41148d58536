import { once } from "node:events";
import { Agent, type Server, createServer, request } from "node:http";
import { type AddressInfo, type Socket, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { manageConnections } from "./connections.ts";

/** Answers at once, or at /slow when it is told to. */
async function startServer() {
  let answerSlow = () => {};
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  const app = new Hono();
  app.get("/slow", async (c) => {
    await slow;
    return c.text("slow");
  });
  app.get("/", (c) => c.text("quick"));
  const server = createAdaptorServer({ fetch: app.fetch, createServer }) as Server;
  const { stop } = manageConnections(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, stop, answerSlow, port: (server.address() as AddressInfo).port };
}

function get(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      response.resume().once("end", () => resolve(response.headers.connection ?? ""));
    });
    sent.once("error", reject).end();
  });
}

async function open(port: number, text = ""): Promise<Socket> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  if (text !== "") socket.write(text);
  return socket;
}

test("a request under way is answered, as the last of its connection", async () => {
  const { server, stop, answerSlow, port } = await startServer();
  const agent = new Agent({ keepAlive: true });
  const asked = once(server, "request");
  const answer = get(port, "/slow", agent);
  await asked;
  const stopped = stop(60_000);
  await expect(get(port, "/", new Agent())).rejects.toThrow("ECONNREFUSED");
  answerSlow();
  expect(await answer).toBe("close");
  await stopped;
});

test("a client that keeps its connection busy is told to leave", async () => {
  const { stop, port } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await get(port, "/", agent)).toBe("keep-alive");
  const client = (async () => {
    for (;;) if ((await get(port, "/", agent)) === "close") return "told to leave";
  })().catch(() => "cut");
  await stop(60_000);
  expect(["told to leave", "cut"]).toContain(await client);
});

test("a client keeps its connection while nobody waits for a place", async () => {
  const { stop, port } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const answers = await Promise.all(Array.from({ length: 300 }, () => get(port, "/", agent)));
  expect(new Set(answers)).toEqual(new Set(["keep-alive"]));
  agent.destroy();
  await stop(1000);
});

test("a client makes room for others while connections wait to be accepted", async () => {
  const { stop, port } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 });
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get(port, "/", agent)));
  expect(new Set(answers)).toEqual(new Set(["keep-alive", "close"]));
  expect(await get(port, "/", new Agent({ keepAlive: true }))).toBe("keep-alive");
  agent.destroy();
  await stop(1000);
});

test("silent and dripping connections are cut at the deadline", async () => {
  const { stop, port } = await startServer();
  const sockets = await Promise.all([
    open(port),
    open(port, "GET / HTTP/1.1\r\nHost: x\r\n"),
    open(port, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nonly part"),
  ]);
  const cut = Promise.all(
    sockets.map((socket) => new Promise((resolve) => socket.once("close", resolve))),
  );
  await stop(50);
  await cut;
});
