import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestPostgres, startTestPostgres } from "../store/test-postgres.ts";
import { type Limiter, memoryLimiter, postgresLimiter, forgetfulLimiter } from "./limiter.ts";

let postgres: TestPostgres;
let databaseUrl: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  databaseUrl = await postgres.createDatabase("limits");
}, 60_000);
afterAll(() => postgres.remove());

/** A different person for each submission. */
const anybody = () => `${randomUUID()}@example.com`;

async function useUp(limiter: Limiter, network: string, email = anybody): Promise<void> {
  for (let count = 0; count < 10; count++) {
    expect(await limiter.submissionWait(network, email())).toBe(0);
  }
}

test("ten submissions from one network pass, and the eleventh must wait", async () => {
  const limiter = memoryLimiter();
  await useUp(limiter, "a");
  expect(await limiter.submissionWait("a", anybody())).toBeGreaterThan(3500);
  expect(await limiter.submissionWait("b", anybody())).toBe(0);
});

test("twenty submissions with one email address pass, from any networks", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b"]) await useUp(limiter, network, () => "ann@example.com");
  expect(await limiter.submissionWait("c", "ann@example.com")).toBeGreaterThan(3500);
});

test("a client who is refused does not use up an email address's limit", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 100; count++) await limiter.submissionWait("a", "ann@example.com");
  expect(await limiter.submissionWait("b", "ann@example.com")).toBe(0);
});

test("submissions without an email address are counted by their network alone", async () => {
  const limiter = memoryLimiter();
  for (const network of ["a", "b", "c"]) await useUp(limiter, network, () => "");
  expect(await limiter.submissionWait("a", "")).toBeGreaterThan(3500);
  for (let count = 0; count < 11; count++) await limiter.refund("a", "");
  await useUp(limiter, "a", () => "");
});

test("a submission that could not be stored does not count", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 40; count++) {
    expect(await limiter.submissionWait("a", "ann@example.com")).toBe(0);
    await limiter.refund("a", "ann@example.com");
  }
});

test("plus tags, dots, and capital letters do not make a different email address", async () => {
  const limiter = memoryLimiter();
  const spellings = ["ann.lee@example.com", "AnnLee+1@Example.com", "a.n.n.lee+x+y@example.com"];
  for (let count = 0; count < 20; count++) {
    const email = spellings[count % spellings.length]!;
    expect(await limiter.submissionWait(`network ${count}`, email)).toBe(0);
  }
  for (const [at, email] of spellings.entries()) {
    expect(await limiter.submissionWait(`other ${at}`, email)).toBeGreaterThan(3500);
  }
  expect(await limiter.submissionWait("other", "ann@lee.example.com")).toBe(0);
});

test("sixty requests a minute from one network are considered, whatever they contain", async () => {
  const limiter = memoryLimiter();
  for (let count = 0; count < 60; count++) expect(await limiter.requestWait("a")).toBe(0);
  expect(await limiter.requestWait("a")).toBeGreaterThan(0);
  expect(await limiter.requestWait("b")).toBe(0);
});

test("two processes that share a database count together", async () => {
  const one = postgresLimiter(databaseUrl);
  expect(await one.submissionWait("first", anybody())).toBe(0);
  const other = postgresLimiter(databaseUrl);
  for (let count = 0; count < 5; count++) {
    expect(await one.submissionWait("a", anybody())).toBe(0);
    expect(await other.submissionWait("a", anybody())).toBe(0);
  }
  expect(await one.submissionWait("a", anybody())).toBeGreaterThan(3500);
  await Promise.all([one.close(), other.close()]);
});

test("the database stores neither network addresses nor email addresses in clear text", async () => {
  const url = await postgres.createDatabase("clear");
  const limiter = postgresLimiter(url);
  await limiter.submissionWait("203.0.113.9", "ann@example.com");
  const kept = await rows(url, "select * from rate_limits order by key desc");
  const digits = expect.stringMatching(/^\d+$/);
  expect(kept).toEqual([
    { key: expect.stringMatching(/^network:[\w-]{43}$/), points: 1, expire: digits },
    { key: expect.stringMatching(/^email:[\w-]{43}$/), points: 1, expire: digits },
  ]);
  await limiter.close();
});

test("the stored codes cannot be recomputed without the database's address", async () => {
  const url = await postgres.createDatabase("secret");
  for (const each of [url, `${url}?application_name=other`]) {
    const limiter = postgresLimiter(each);
    await limiter.submissionWait("203.0.113.9", "ann@example.com");
    await limiter.close();
  }
  expect(await rows(url, "select distinct key from rate_limits")).toHaveLength(4);
});

test(
  "while the database does not answer, a process counts on its own",
  { timeout: 20_000 },
  async () => {
    const line = await lineTo(databaseUrl);
    const limiter = postgresLimiter(line.url);
    expect(await limiter.submissionWait("silent", anybody())).toBe(0);
    line.fallSilent();
    expect(await limiter.submissionWait("silent", anybody())).toBe(0);
    await limiter.close();
    line.cut();
  },
);

test(
  "a process that starts while the database is unavailable counts on its own",
  { timeout: 30_000 },
  async () => {
    await postgres.stop();
    const limiter = postgresLimiter(databaseUrl);
    await useUp(limiter, "away");
    expect(await limiter.submissionWait("away", anybody())).toBeGreaterThan(3500);
    await postgres.start();
    await limiter.close();
  },
);

async function rows(url: string, query: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const result = await client.query(query);
  await client.end();
  return result.rows;
}

/** A connection to the database that can go silent without closing. */
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

const oneAMinute = { points: 1, duration: 60 };

test("it counts like any limiter", async () => {
  const limiter = forgetfulLimiter(oneAMinute);
  await limiter.consume("a");
  await expect(limiter.consume("a")).rejects.toMatchObject({ consumedPoints: 2 });
});

test("of too many keys, the one counted longest ago is forgotten", async () => {
  const limiter = forgetfulLimiter(oneAMinute, 2);
  await limiter.consume("a");
  await limiter.penalty("b");
  await limiter.consume("a").catch(() => {});
  await limiter.consume("c");
  expect(await limiter.get("b")).toBeNull();
  expect(await limiter.get("a")).toMatchObject({ consumedPoints: 2 });
});
