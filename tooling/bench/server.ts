import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { DatabaseSync } from "node:sqlite";
import { ended, printedAddress, startServer } from "../../e2e/server-process.ts";
import { table } from "./built-site.ts";

const seconds = 5;
const readers = 16;
const writers = 4;
const postsPerSecond = 50;
const message = "Is my DS from 2004? The plate says AG0435. ".repeat(5);

/**
 * Pages and stored messages of the whole server over connections that stay open, from one client
 * program beside it: pages alone, pages beside steady posts, and as many posts as it takes,
 * compared with bare inserts that are each synced to disk.
 */
export async function benchServer(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const inserts = insertsPerSecond(join(folder, "bare.sqlite"));
  const server = startServer({ DATA_DIR: folder });
  try {
    const address = await printedAddress(server);
    const readPage = () => expectOk(fetch(address));
    const post = () => expectOk(fetch(`${address}/api/messages`, newMessage()));
    await repeat(readers, 1, readPage);
    const alone = await repeat(readers, seconds, readPage);
    const [beside] = await Promise.all([
      repeat(readers, seconds, readPage),
      postSteadily(post, seconds),
    ]);
    const posts = await repeat(writers, seconds, post);
    return [
      ...table([
        ["", "a second", "p50 ms", "p99 ms"],
        ["pages alone", ...figuresOf(alone)],
        [`pages beside ${postsPerSecond} posts a second`, ...figuresOf(beside)],
        [`posts of ${writers} at once`, ...figuresOf(posts)],
      ]),
      `posts beside bare synced inserts: ${(posts.length / seconds / inserts).toFixed(2)}`,
    ];
  } finally {
    server.kill();
    await ended(server);
  }
}

async function expectOk(answer: Promise<Response>): Promise<void> {
  const response = await answer;
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}.`);
}

function newMessage(): RequestInit {
  const fields = { name: "Ann", email: "ann@example.com", subject: "other", message };
  return {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...fields, id: randomUUID() }),
  };
}

/** The milliseconds that each call took, made by several clients, each after its last one. */
async function repeat(clients: number, forSeconds: number, call: () => Promise<void>) {
  const times: number[] = [];
  const end = performance.now() + forSeconds * 1000;
  const one = async () => {
    while (performance.now() < end) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return times;
}

async function postSteadily(post: () => Promise<void>, forSeconds: number): Promise<void> {
  const posts: Promise<void>[] = [];
  for (let count = 0; count < forSeconds * postsPerSecond; count++) {
    posts.push(post());
    await wait(1000 / postsPerSecond);
  }
  await Promise.all(posts);
}

function figuresOf(times: readonly number[]): string[] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)]!.toFixed(1);
  return [(times.length / seconds).toFixed(0), at(0.5), at(0.99)];
}

function insertsPerSecond(file: string): number {
  const db = new DatabaseSync(file);
  db.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table t (id text, body text)",
  );
  const insert = db.prepare("insert into t values (?, ?)");
  const end = performance.now() + seconds * 1000;
  let count = 0;
  for (; performance.now() < end; count++) insert.run(randomUUID(), message);
  db.close();
  return count / seconds;
}
