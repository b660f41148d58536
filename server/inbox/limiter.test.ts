import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPostgres, startTestPostgres } from "../store/test-postgres.ts";
import { memoryLimiter, postgresLimiter } from "./limiter.ts";

let postgres: TestPostgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.createDatabase("limits");
}, 60_000);
afterAll(() => postgres.remove());

test("ten submissions pass under each key, the eleventh waits", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 10; count++) expect(await limiter.secondsToWait(["a", "b"])).toBe(0);
  expect(await limiter.secondsToWait(["a", "c"])).toBeGreaterThan(3500);
  expect(await limiter.secondsToWait(["d"])).toBe(0);
});

test("two processes with one database count together", async () => {
  const [one, other] = await Promise.all([databaseUrl, databaseUrl].map(postgresLimiter));
  for (let count = 0; count < 5; count++) {
    expect(await one!.secondsToWait(["a"])).toBe(0);
    expect(await other!.secondsToWait(["a"])).toBe(0);
  }
  expect(await one!.secondsToWait(["a"])).toBeGreaterThan(3500);
  await Promise.all([one!.close(), other!.close()]);
});

test("the database keeps neither an address nor an e-mail in clear", async () => {
  const url = await postgres.createDatabase("clear");
  const limiter = await postgresLimiter(url);
  await limiter.secondsToWait(["address 203.0.113.9", "email ann@example.com"]);
  const kept = JSON.stringify(await rows(url, "select * from rate_limits"));
  expect(kept.match(/"points":1/g)).toHaveLength(2);
  expect(kept).not.toMatch(/203|ann|example|address|email/);
  await limiter.close();
});

test("what is kept cannot be made again without the address of the database", async () => {
  const url = await postgres.createDatabase("secret");
  const limiters = await Promise.all([url, `${url}?application_name=other`].map(postgresLimiter));
  for (const limiter of limiters) await limiter.secondsToWait(["email ann@example.com"]);
  expect(await rows(url, "select distinct key from rate_limits")).toHaveLength(2);
  await Promise.all(limiters.map((limiter) => limiter.close()));
});

test("while the database does not answer a process counts alone after seconds", async () => {
  const line = await lineTo(databaseUrl);
  const limiter = await postgresLimiter(line.url);
  expect(await limiter.secondsToWait(["silent"])).toBe(0);
  line.fallSilent();
  for (let count = 0; count < 2; count++) {
    const asked = performance.now();
    expect(await limiter.secondsToWait(["silent"])).toBe(0);
    expect(performance.now() - asked).toBeLessThan(5000);
  }
  await limiter.close();
  line.cut();
}, 20_000);

test("while the database is away a process counts alone", { timeout: 30_000 }, async () => {
  const limiter = await postgresLimiter(databaseUrl);
  await postgres.stop();
  expect(await limiter.secondsToWait(["away"])).toBe(0);
  await postgres.start();
  expect(await limiter.secondsToWait(["back"])).toBe(0);
  await limiter.close();
});

async function rows(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query(query);
  await client.end();
  return result.rows;
}

/** A way to the database that can stop carrying anything, without closing. */
async function lineTo(database: string) {
  const url = new URL(database);
  const port = Number(url.port);
  const sockets: Socket[] = [];
  let silent = false;
  const line = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    if (!silent) near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.push(socket.on("error", () => {}));
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  url.port = String((line.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent() {
      silent = true;
      sockets.forEach((socket) => socket.unpipe());
    },
    cut() {
      sockets.forEach((socket) => socket.destroy());
      line.close();
    },
  };
}
