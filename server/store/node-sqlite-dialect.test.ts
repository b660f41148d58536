import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "dialect-"))));
afterEach(() => rmSync(folder, { recursive: true }));

async function open(name: string): Promise<{ driver: Driver; connection: DatabaseConnection }> {
  const driver = (await openNodeSqlite(join(folder, name))).createDriver();
  return { driver, connection: await driver.acquireConnection() };
}

const createTable = CompiledQuery.raw("create table sent (id text)");
const listTables = CompiledQuery.raw("select name from sqlite_master");

describe("a thread that opens one file after another", () => {
  test("never runs a closed file's requests on the next file", async () => {
    const first = await open("first.sqlite");
    await first.driver.destroy();
    const second = await open("second.sqlite");
    await expect(first.connection.executeQuery(createTable)).rejects.toThrow(
      "The database is closed.",
    );
    await expect(first.driver.destroy()).rejects.toThrow("The database is closed.");
    expect(await second.connection.executeQuery(listTables)).toEqual({ rows: [] });
    await second.driver.destroy();
  });

  test("can open a file after it failed to open another", async () => {
    await expect(open("missing/first.sqlite")).rejects.toThrow("unable to open database file");
    const { driver, connection } = await open("second.sqlite");
    await connection.executeQuery(createTable);
    expect(await connection.executeQuery(listTables)).toEqual({ rows: [{ name: "sent" }] });
    await driver.destroy();
  });

  test("is used again after its file was closed", async () => {
    const threads = await countThreads();
    const starts = await countStarts(async () => {
      for (let opened = 0; opened <= threads; opened++) {
        const { driver } = await open("first.sqlite");
        await driver.destroy();
      }
    });
    expect(starts).toBe(0);
  });

  test("is used again after it failed to open a file", async () => {
    const threads = await countThreads();
    const starts = await countStarts(async () => {
      for (let failed = 0; failed <= threads; failed++) {
        await expect(open("missing/first.sqlite")).rejects.toThrow("unable to open database file");
      }
    });
    expect(starts).toBe(0);
  });

  test("answers the next request after one that could not be sent to it", async () => {
    const { driver, connection } = await open("first.sqlite");
    const unsendable = CompiledQuery.raw("select ?", [() => 1]);
    await expect(connection.executeQuery(unsendable)).rejects.toThrow("could not be cloned");
    expect(await connection.executeQuery(listTables)).toEqual({ rows: [] });
    await driver.destroy();
  });

  test("closes a file whose log could not be watched", async () => {
    // The log's name would be longer than a name can be.
    const file = join(folder, "f".repeat(252));
    writeFileSync(file, "");
    const before = countOpenFiles();
    for (let failed = 0; failed < 20; failed++) {
      await expect(openNodeSqlite(file, { readOnly: true })).rejects.toThrow("ENAMETOOLONG");
    }
    expect(countOpenFiles() - before).toBeLessThan(20);
  });
});

const countOpenFiles = () => readdirSync("/dev/fd").length;

describe("a thread that has ended", () => {
  test("fails for the file it had open, but not for the next", async () => {
    const { worker, driver, connection } = await openInNewThread();
    await worker.terminate();
    await expect(connection.executeQuery(listTables)).rejects.toThrow("thread has ended");
    await expect(driver.destroy()).rejects.toThrow("thread has ended");
    await expectEveryThreadOpensAFile();
  });

  test("does not get another file if it ended while opening one", async () => {
    const opening = openInNewThread((worker) => void worker.terminate());
    await expect(opening).rejects.toThrow("thread has ended");
    await expectEveryThreadOpensAFile();
  });

  test("does not get another file if it ended between two", async () => {
    const { worker, driver } = await openInNewThread();
    await driver.destroy();
    await worker.terminate();
    await expectEveryThreadOpensAFile();
  });
});

/** Opens files until no thread is idle and one is started; closes all but the last. */
async function openInNewThread(onStart?: (worker: Worker) => void) {
  const opened: Awaited<ReturnType<typeof open>>[] = [];
  let started: Worker | undefined;
  const openUntilStarted = async () => {
    for (;;) {
      const last = await open(`${opened.length}.sqlite`);
      if (started) return { worker: started, ...last, threads: opened.length + 1 };
      opened.push(last);
    }
  };
  const notice = (worker: Worker) => {
    started = worker;
    onStart?.(worker);
  };
  try {
    return await noticingStarts(notice, openUntilStarted);
  } finally {
    await Promise.all(opened.map(({ driver }) => driver.destroy()));
  }
}

/** Counts the threads, and leaves all of them idle. */
async function countThreads(): Promise<number> {
  const { driver, threads } = await openInNewThread();
  await driver.destroy();
  return threads;
}

/** How many threads start while the action runs. */
async function countStarts(action: () => Promise<void>): Promise<number> {
  let starts = 0;
  await noticingStarts(() => void starts++, action);
  return starts;
}

/** Runs an action, and calls `onStart` with every thread that starts meanwhile. */
async function noticingStarts<Value>(
  onStart: (worker: Worker) => void,
  action: () => Promise<Value>,
): Promise<Value> {
  const notice = (message: unknown) => onStart((message as { worker: Worker }).worker);
  subscribe("worker_threads", notice);
  return action().finally(() => unsubscribe("worker_threads", notice));
}

async function expectEveryThreadOpensAFile(): Promise<void> {
  const { driver, connection } = await openInNewThread();
  expect(await connection.executeQuery(listTables)).toEqual({ rows: [] });
  await driver.destroy();
}

test("files that are open at the same time are kept apart", async () => {
  const files = await Promise.all(["first.sqlite", "second.sqlite"].map(open));
  await files[0]!.connection.executeQuery(createTable);
  expect(await files[1]!.connection.executeQuery(listTables)).toEqual({ rows: [] });
  await Promise.all(files.map(({ driver }) => driver.destroy()));
});
