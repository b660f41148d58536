import { once } from "node:events";
import { Agent, type Server, createServer, request } from "node:http";
import { type Socket, connect } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { manageConnections } from "./connections.ts";
import { listen } from "./listeners.ts";

/** Answers immediately; at /slow, only when told to. */
async function startServer() {
  let answerSlow = () => {};
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  const app = new Hono();
  app.get("/slow", async (c) => {
    await slow;
    return c.text("slow");
  });
  app.all("/", (c) => c.text("quick"));
  const server = createAdaptorServer({ fetch: app.fetch, createServer }) as Server;
  let refused = 0;
  let isCrowded = false;
  const connections = manageConnections(
    server,
    () => (refused += 1),
    () => () => isCrowded,
  );
  const { address, close } = await listen(server, { PORT: 0, HOST: "127.0.0.1" });
  return {
    server,
    answerSlow,
    refused: () => refused,
    setCrowded: (crowded: boolean) => (isCrowded = crowded),
    stop: (deadlineMs: number) => connections.stop(close, deadlineMs),
    port: Number(new URL(address).port),
  };
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
  socket.on("error", () => {}).resume();
  if (text !== "") socket.write(text);
  return socket;
}

const post = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n";

/** Sends a request on its own connection, and resolves to everything that comes back. */
async function sendAndRead(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(text);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  return answer;
}

/** Opens silent connections, and resolves once the server has accepted them all. */
async function openMany(server: Server, port: number, count: number): Promise<Socket[]> {
  let accepted = 0;
  const allAccepted = new Promise<void>((resolve) => {
    server.on("connection", () => (accepted += 1) === count && resolve());
  });
  const sockets = await Promise.all(Array.from({ length: count }, () => open(port)));
  await allAccepted;
  return sockets;
}

test("a request in progress is answered, as the last one on its connection", async () => {
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

test("in a crowd, every answer closes its connection", async () => {
  const { stop, port, setCrowded } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await get(port, "/", agent)).toBe("keep-alive");
  setCrowded(true);
  expect(await get(port, "/", agent)).toBe("close");
  setCrowded(false);
  expect(await get(port, "/", agent)).toBe("keep-alive");
  agent.destroy();
  await stop(1000);
});

test("in a crowd, a few posts are served and the rest are refused unread", async () => {
  const { server, stop, port, setCrowded, refused } = await startServer();
  setCrowded(true);
  const served = await openMany(server, port, 12);
  const answer = await sendAndRead(port, "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n");
  expect(answer).toMatch(/^HTTP\/1.1 503 .*\r\nRetry-After: 5\r\n.*Nothing you typed is lost/s);
  expect(refused()).toBe(1);
  served[0]!.destroy();
  await expect.poll(() => sendAndRead(port, post)).toMatch(/^HTTP\/1.1 200 /);
  served.forEach((socket) => socket.destroy());
  await stop(1000);
});

test("in a crowd, pages are served however many connections there are", async () => {
  const { server, stop, port, setCrowded, refused } = await startServer();
  setCrowded(true);
  const served = await openMany(server, port, 40);
  expect(await sendAndRead(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
  expect(refused()).toBe(0);
  served.forEach((socket) => socket.destroy());
  await stop(1000);
});

test("a client that was refused in a crowd and stays connected does not hold up a shutdown", async () => {
  const { server, stop, port, setCrowded } = await startServer();
  setCrowded(true);
  const served = await openMany(server, port, 12);
  const cut = once(await open(port), "close");
  await stop(50);
  await Promise.all([cut, ...served.map((socket) => socket.destroyed || once(socket, "close"))]);
});

test("a port that another server uses is refused with a clear message, even if it could be shared", async () => {
  const { stop, port } = await startServer();
  const second = createAdaptorServer({ fetch: new Hono().fetch, createServer }) as Server;
  await expect(listen(second, { PORT: port, HOST: "127.0.0.1" })).rejects.toThrow(
    `Port ${port} is in use. Stop the program that is using it, or choose another port.`,
  );
  await stop(1000);
});

test("silent and dripping connections are cut off at the deadline", async () => {
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
