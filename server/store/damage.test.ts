import { chmod, open, readFile, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { minute, sampleMessage } from "./store-samples.ts";
import { type Store, StoreUnavailable } from "./store.ts";
import { asOrdinaryUser, limitFileSize } from "./test-limits.ts";
import { startTestStores, type TestStores } from "./test-stores.ts";

const noMail = { mail: false };
const damage = "The database file is damaged. Stop the server and restore a backup.";
let stores: TestStores;

beforeAll(async () => {
  stores = await startTestStores();
  return () => stores.remove();
});

const fileOf = (name: string) => join(stores.dataDir(name), "inbox.sqlite");

async function overwrite(file: string, from: number, to: number): Promise<void> {
  const handle = await open(file, "r+");
  await handle.write(Buffer.alloc(to - from, 0xa5), 0, to - from, from);
  await handle.close();
}

async function expectDamaged(work: Promise<unknown>): Promise<void> {
  await expect(work).rejects.toThrow(StoreUnavailable);
  await expect(work).rejects.toThrow(damage);
}

async function addMany(store: Store): Promise<string[]> {
  const messages = Array.from({ length: 100 }, () => sampleMessage());
  await Promise.all(messages.map((sent) => store.add(sent, minute(0), noMail)));
  return messages.map(({ id }) => id);
}

describe("A damaged SQLite file", () => {
  test("is reported with advice if its header is gone", async () => {
    await (await stores.openSqlite("header")).close();
    await overwrite(fileOf("header"), 0, 100);
    await expectDamaged(stores.openSqlite("header"));
  });

  test("is reported with advice if it is damaged while it is open", async () => {
    const store = await stores.openSqlite("middle");
    await addMany(store);
    await store.close();
    const running = await stores.openSqlite("middle");
    await overwrite(fileOf("middle"), 4096, (await stat(fileOf("middle"))).size);
    await expectDamaged(running.list({ limit: 100 }));
    await expectDamaged(running.stats());
    await expectDamaged(running.add(sampleMessage(), minute(1), noMail));
    await running.close();
  });

  test("is reported with advice if only the text of an entry is damaged", async () => {
    const store = await stores.openSqlite("text");
    const sent = sampleMessage({ message: "x".repeat(3000) });
    await store.add(sent, minute(0), noMail);
    await store.close();
    const start = (await readFile(fileOf("text"))).indexOf('{"version"');
    await overwrite(fileOf("text"), start, start + 20);
    const running = await stores.openSqlite("text");
    await expectDamaged(running.get(sent.id));
    await expectDamaged(running.add(sent, minute(1), noMail));
    await running.close();
  });

  test("may be a truncated one, but not an empty one, which counts as new", async () => {
    const store = await stores.openSqlite("cut");
    await addMany(store);
    await store.close();
    await truncate(fileOf("cut"), 2 * 4096);
    await expectDamaged(stores.openSqlite("cut").then((cut) => cut.list({ limit: 100 })));
    await writeFile(fileOf("cut"), "");
    const empty = await stores.openSqlite("cut");
    expect(await empty.list({ limit: 100 })).toEqual([]);
    expect(await empty.add(sampleMessage(), minute(0), noMail)).toBe("added");
    await empty.close();
  });
});

test("A damaged PostgreSQL table is reported with advice", async () => {
  const store = await stores.openPostgres("damaged");
  await addMany(store);
  const file = await stores.postgres.fileOf(await stores.address("damaged"), "entries");
  await stores.postgres.stop();
  await overwrite(file, 0, 8192);
  await stores.postgres.start();
  // The first query only discovers that its connection was lost.
  await expect.poll(() => store.checkWritable().catch(String)).toContain(damage);
  await expectDamaged(store.list({ limit: 100 }));
  await store.close();
});

describe("Opening a SQLite store", () => {
  test("rejects with StoreUnavailable while the disk has no room for its tables", async () => {
    const opening = await limitFileSize(8192, stores.dataDir("no-room"));
    expect(opening).toMatch(/^StoreUnavailable: The database is not available right now\./);
    await (await stores.openSqlite("no-room")).close();
  });

  test("rejects with StoreUnavailable in a folder where nothing can be written", async () => {
    const store = await stores.openSqlite("closed-folder");
    await store.close();
    await chmod(stores.folder, 0o755);
    await chmod(stores.dataDir("closed-folder"), 0o555);
    await chmod(fileOf("closed-folder"), 0o644);
    await asOrdinaryUser(async () => {
      await expect(stores.openSqlite("closed-folder")).rejects.toThrow(StoreUnavailable);
    });
    await chmod(stores.dataDir("closed-folder"), 0o755);
  });
});
