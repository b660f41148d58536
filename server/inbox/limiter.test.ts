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

test("while the database is away a process counts alone", { timeout: 30_000 }, async () => {
  const limiter = await postgresLimiter(databaseUrl);
  await postgres.stop();
  expect(await limiter.secondsToWait(["away"])).toBe(0);
  await postgres.start();
  expect(await limiter.secondsToWait(["back"])).toBe(0);
  await limiter.close();
});
