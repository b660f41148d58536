import { once } from "node:events";
import { Agent, request } from "node:http";
import { type Socket, connect } from "node:net";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { serveApp } from "./serve.ts";
import { spawn } from "node:child_process";
import { chmodSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { newFolder } from "../config/folder.fixture.ts";

/** Answers immediately; at /slow, only when told to. */
async function startServer() {
  let answerSlow = () => {};
  const slow = new Promise<void>((resolve) => (answerSlow = resolve));
  const app = new Hono();
  app.get("/slow", async (c) => {
    await slow;
    return c.text("slow");
  });
  app.all("/begun", (c) =>
    c.body(new ReadableStream({ start: (body) => body.enqueue(Buffer.from("begun")) })),
  );
  app.all("/", (c) => c.text("quick"));
  app.all("/mcp", (c) => c.text("Too many", 429));
  const refused: string[] = [];
  const count = (kind: string) => void refused.push(kind);
  const { address, stop } = await serveApp(app, { PORT: 0, HOST: "127.0.0.1" }, count);
  return { answerSlow, stop, port: Number(new URL(address).port), refused };
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

/** Resolves when the socket closes, even after a reset. */
const endOf = (socket: Socket) =>
  new Promise<void>((resolve) => void socket.once("close", () => resolve()));

async function secondsUntil(ended: Promise<unknown>): Promise<number> {
  const started = performance.now();
  await ended;
  return (performance.now() - started) / 1000;
}

test("a connection that asks for page after page and reads none is cut", async () => {
  const { port, stop } = await startServer();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const closed = endOf(socket);
  socket.pause().write("GET / HTTP/1.1\r\n\r\n".repeat(3000));
  socket.resume();
  await closed;
  // A client that reads the answers may go on.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let asked = 0; asked < 50; asked++) await get(port, "/", agent);
  await stop(0);
});

test("a connection may have four unanswered requests, and is cut at the fifth", async () => {
  const { port, stop, answerSlow } = await startServer();
  const ask = async (count: number) => {
    const socket = await open(port, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n".repeat(count));
    let answers = "";
    socket.on("data", (chunk) => (answers += String(chunk)));
    return { closed: endOf(socket), count: () => answers.split("HTTP/1.1 200").length - 1 };
  };
  const four = await ask(4);
  await (
    await ask(5)
  ).closed;
  answerSlow();
  await expect.poll(four.count).toBe(4);
  await stop(0);
});

test("everything that is refused is counted by its kind, without its address", async () => {
  const { port, stop, refused } = await startServer();
  const statuses = ["/mcp", "/mcp?ann@example.com", "/", "/nobody@example.com"].map(
    async (path) => (await fetch(`http://127.0.0.1:${port}${path}`)).status,
  );
  expect(await Promise.all(statuses)).toEqual([429, 429, 200, 404]);
  await endOf(await open(port, "nonsense\r\n\r\n"));
  await endOf(await open(port, "GET /slow HTTP/1.1\r\nHost: x\r\n\r\n".repeat(5)));
  await expect
    .poll(() => refused.toSorted())
    .toEqual(["/mcp 429", "/mcp 429", "connection 400", "pipeline cut"]);
  await stop(0);
});

test("a stop ends idle connections at once", async () => {
  const { port, stop } = await startServer();
  const agent = new Agent({ keepAlive: true });
  await get(port, "/", agent);
  expect(await secondsUntil(stop(60_000))).toBeLessThan(10);
});

test("a stop answers the requests in progress, whose connections end then", async () => {
  const { port, stop, answerSlow } = await startServer();
  const agent = new Agent({ keepAlive: true });
  const slow = get(port, "/slow", agent);
  await get(port, "/", new Agent());
  const stopped = stop(60_000);
  answerSlow();
  expect(await slow).toBe("keep-alive");
  await stopped;
});

test("a stop cuts connections that send nothing, or half a request, after the deadline", async () => {
  const { port, stop } = await startServer();
  const sockets = await Promise.all([
    ...Array.from({ length: 50 }, () => open(port)),
    ...Array.from({ length: 50 }, () =>
      open(port, "POST / HTTP/1.1\r\nContent-Length: 9\r\n\r\n1"),
    ),
  ]);
  const cut = Promise.all(sockets.map(endOf));
  await stop(300);
  await cut;
});

test("a busy client cannot hold up a stop", async () => {
  const { port, stop } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const client = (async () => {
    for (;;) await get(port, "/", agent);
  })().catch(() => {});
  await get(port, "/", new Agent());
  expect(await secondsUntil(stop(60_000))).toBeLessThan(30);
  await client;
});

test("a health check with HTTP/1.0 needs no Host", async () => {
  const { port, stop } = await startServer();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET / HTTP/1.0\r\n\r\n");
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  await stop(0);
});

test("a request that names two hosts is refused", async () => {
  const { port, stop } = await startServer();
  const statusOf = async (...hosts: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET / HTTP/1.1\r\n${hosts.join("")}Connection: close\r\n\r\n`);
    let answer = "";
    for await (const chunk of socket) answer += String(chunk);
    return answer.slice(9, 12);
  };
  expect(await statusOf("Host: a.example\r\n")).toBe("200");
  expect(await statusOf("Host: a.example\r\n", "host: a.example\r\n")).toBe("400");
  await stop(0);
});

test("an address that is too long for the server gets a sentence instead of an empty page", async () => {
  const { port, stop } = await startServer();
  const response = await fetch(`http://127.0.0.1:${port}/?ad=${"a".repeat(17_000)}`);
  expect([response.status, response.headers.get("Connection")]).toEqual([431, "close"]);
  expect(await response.text()).toBe(
    "This address is too long. Try it without the question mark and what follows it.",
  );
  await stop(0);
});

test("what is not HTTP is refused, but never in the middle of another answer", async () => {
  const { port, stop } = await startServer();
  /** Each text is sent once the one before it is answered. */
  const answersTo = async (...texts: string[]) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {}).write(texts.shift()!);
    let answers = "";
    socket.on("data", (chunk) => {
      answers += String(chunk);
      socket.write(texts.shift() ?? "");
    });
    await endOf(socket);
    return answers;
  };
  expect(await answersTo("nonsense\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  const chunked = "POST /begun HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n";
  const answers = await answersTo(chunked, "nonsense\r\n");
  expect(answers).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
  expect(answers).not.toContain("400 Bad Request");
  await stop(0);
});

test("a port in use gets a sentence for the operator", async () => {
  const { port, stop } = await startServer();
  await expect(serveApp(new Hono(), { PORT: port, HOST: "127.0.0.1" })).rejects.toThrow(
    `Port ${port} is in use. Stop the program that is using it, or choose another port.`,
  );
  await stop(0);
});

test("an address that this machine does not have is reported with the reason", async () => {
  await expect(serveApp(new Hono(), { PORT: 0, HOST: "192.0.2.1" })).rejects.toThrow(
    /^The server could not open port 0 at 192\.0\.2\.1: .*EADDRNOTAVAIL/,
  );
});

test("a client that is busy when the server stops is told so, and loses no request", async () => {
  const { port, stop } = await startServer();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect(await get(port, "/", agent)).toBe("keep-alive");
  const stopped = stop(5000);
  expect(await get(port, "/", agent)).toBe("close");
  await stopped;
});

test("systemd is told that the loop is turning, until it stops", async () => {
  const folder = newFolder();
  const told = join(folder, "told");
  const program = join(folder, "systemd-notify");
  writeFileSync(program, `#!/bin/sh\necho "$@" >> ${told}\n`);
  chmodSync(program, 0o755);
  const script = `import { notifySystemd } from "${new URL("serve.ts", import.meta.url).href}";
    notifySystemd(process.env);
    setTimeout(() => process.exit(), 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env: {
      ...process.env,
      PATH: `${folder}:${process.env["PATH"]}`,
      NOTIFY_SOCKET: "/run/systemd/notify",
      WATCHDOG_USEC: "300000",
    },
  });
  await once(child, "close");
  const lines = readFileSync(told, "utf8").trim().split("\n");
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set(["WATCHDOG=1"]));
}, 30_000);
