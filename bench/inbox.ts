import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { DatabaseSync } from "node:sqlite";
import { createAdaptorServer } from "@hono/node-server";
import { createApp } from "../server/app.ts";
import { noLimit } from "../server/inbox/limiter.ts";
import { openStore } from "../server/store/open-store.ts";

const port = 4321;
const seconds = 4;
const clients = 16;
const message = "Is my DS from 2004? The plate says AG0435. ".repeat(5);

/** Durable posts a second through the whole server, and beside it bare inserts, each synced to disk. */
export async function benchInbox(): Promise<string[]> {
  const inserts = insertsPerSecond();
  const posts = await postsPerSecond();
  return [
    `posts, stored before the answer   ${posts.toFixed(0)}/s`,
    `bare synced inserts               ${inserts.toFixed(0)}/s`,
    `ratio                             ${(posts / inserts).toFixed(2)} (aim: at least 0.5)`,
  ];
}

function insertsPerSecond(): number {
  const db = new DatabaseSync(`${mkdtempSync(`${tmpdir()}/bench-`)}/bare.sqlite`);
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

async function postsPerSecond(): Promise<number> {
  const store = await openStore({ databaseUrl: "", dataDir: mkdtempSync(`${tmpdir()}/bench-`) });
  const inbox = { store, limiter: noLimit, now: () => new Date(), mail: false, proxyHeader: "" };
  const server = createAdaptorServer({ fetch: createApp({ site: new Map(), inbox }).fetch });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const end = performance.now() + seconds * 1000;
  const counts = await Promise.all(Array.from({ length: clients }, () => postUntil(end, agent)));
  agent.destroy();
  await new Promise((resolve) => server.close(resolve));
  await store.close();
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function postUntil(end: number, agent: Agent): Promise<number> {
  let count = 0;
  for (; performance.now() < end; count++) await post(agent);
  return count;
}

function post(agent: Agent): Promise<void> {
  const body = {
    id: randomUUID(),
    name: "Ann",
    email: "ann@example.com",
    subject: "other",
    message,
  };
  return new Promise((resolve, reject) => {
    const headers = { "Content-Type": "application/json" };
    const to = { port, host: "127.0.0.1", path: "/api/messages", method: "POST", headers, agent };
    const sent = request(to, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`a post was answered with ${response.statusCode}`));
      });
    });
    sent.once("error", reject).end(JSON.stringify(body));
  });
}
