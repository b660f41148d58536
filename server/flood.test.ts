import { randomUUID } from "node:crypto";
import { type Socket, connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { message } from "../domain/submissions/form.fixture.ts";
import { startServerProcess, writeBuild } from "./server-process.fixture.ts";

// Each test floods the whole product, which has the memory that Node takes on a 1 GB machine.

let server: Awaited<ReturnType<typeof startServerProcess>>;
beforeAll(async () => {
  const dist = await writeBuild({ "/": "<h1>Carts</h1>" });
  server = await startServerProcess(dist, { NODE_OPTIONS: "--max-old-space-size=512" });
});
afterAll(() => server.stop());

interface Held {
  readonly socket: Socket;
  /** The status of the answer that came before it was closed; undefined if none came. */
  readonly status: Promise<number | undefined>;
}

function hold(text: string | Buffer): Held {
  const socket = connect(server.port, "127.0.0.1");
  let answer = "";
  socket.on("error", () => {}).on("data", (chunk) => (answer += String(chunk)));
  socket.write(text);
  // A refused connection may error before it closes, which counts as an answer.
  const status = new Promise<number | undefined>((resolve) => {
    socket.on("close", () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]) || undefined));
  });
  return { socket, status };
}

/** Counts how often each of the statuses comes up. */
function countOf(statuses: readonly (number | undefined)[]): Map<number | undefined, number> {
  const counts = new Map<number | undefined, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}

test("8,000 forms from as many networks, each without its last byte, leave room for others, and are cut off after 10 seconds", async () => {
  const length = 64 * 1024;
  const body = Buffer.alloc(length - 1, " ");
  const held: Held[] = [];
  let most = 0;
  const began = performance.now();
  for (let at = 0; at < 8000; at += 1) {
    const address = `10.1.${at >> 8}.${at & 255}`;
    const head = `POST /api/messages HTTP/1.1\r\nHost: x\r\nX-Real-IP: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
    held.push(hold(Buffer.concat([Buffer.from(head), body])));
    if (at % 50 === 0) {
      await setTimeout(15);
      most = Math.max(most, server.memory());
    }
  }
  const arrivalSeconds = (performance.now() - began) / 1000;
  expect((await fetch(server.origin)).status).toBe(200);
  const counts = countOf(await Promise.all(held.map(({ status }) => status)));
  expect(Math.max(most, server.memory())).toBeLessThan(600);
  // 1,024 fit at a time. On a slow machine, room opens up while the last ones arrive, and refills.
  const fillings = 1 + Math.ceil(arrivalSeconds / 10);
  expect(counts.get(408)).toBeLessThanOrEqual(fillings * 1024);
  expect(counts.get(503)).toBeGreaterThanOrEqual(8000 - fillings * 1024);
});

test("a /56 stores twenty submissions, whichever of its networks send them", async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 256; at += 1) {
    const body = JSON.stringify({ ...message, id: randomUUID(), email: `ann${at}@example.com` });
    const headers = {
      "Content-Type": "application/json",
      "X-Real-IP": `2001:db8:2:${at.toString(16)}::1`,
    };
    const sent = { method: "POST", headers, body };
    statuses.push((await fetch(`${server.origin}/api/messages`, sent)).status);
  }
  expect(countOf(statuses)).toEqual(
    new Map([
      [201, 20],
      [429, 236],
    ]),
  );
});

test("connections beyond 4,000 are closed at once", async () => {
  const held = Array.from({ length: 4100 }, () => hold("GET / HTTP/1.1\r\n"));
  const counts = countOf(await Promise.all(held.map(({ status }) => status)));
  expect(counts.get(undefined)).toBeGreaterThanOrEqual(100);
  // Connections from the tests before this one may still be open.
  expect(counts.get(408)).toBeGreaterThan(3900);
  expect((await fetch(server.origin)).status).toBe(200);
});
