import { mkdtemp, open, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { checkCopy } from "./check-copy.ts";
import { openStore } from "./open-store.ts";
import { minute, sampleLead } from "./store-samples.ts";
import { openConnection } from "./test-connection.ts";

let folder: string;
let copy: string;

/** A copy of a store with three entries. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartworth-copy-"));
  copy = join(folder, "copy.sqlite");
  const store = await openStore({ databaseUrl: "", dataDir: folder });
  for (const at of [0, 1, 2]) await store.add(sampleLead(), minute(at), { mail: true });
  await store.backup(copy);
  await store.close();
  return () => rm(folder, { recursive: true });
});

const three = { minEntries: 3, maxEntries: 3 };

test("an untouched copy has no problems", async () => {
  expect(await checkCopy(copy, three)).toEqual([]);
  expect(await checkCopy(copy, { minEntries: 2, maxEntries: 4 })).toEqual([]);
});

test.each([
  [2, 2],
  [4, 5],
])("a copy without the store's %i to %i entries is bad", async (minEntries, max) => {
  const problems = await checkCopy(copy, { minEntries, maxEntries: max });
  expect(problems).toEqual([`Entries in the copy: 3; in the store: ${max}.`]);
});

test("a copy with mail that does not belong to any entry is bad", async () => {
  const db = await openConnection(copy);
  await sql`pragma foreign_keys = off`.execute(db);
  await sql`update outbox set id = 'nobody' where rowid = 1`.execute(db);
  await db.destroy();
  expect(await checkCopy(copy, three)).toEqual([
    "A row in the table outbox does not belong to any entry.",
  ]);
});

test.each([
  ["pages", 4096],
  ["header", 0],
])("a copy with overwritten %s is bad, and is left as it is", async (_, from) => {
  const { size } = await stat(copy);
  const handle = await open(copy, "r+");
  await handle.write(Buffer.alloc(size - from, 0xa5), 0, size - from, from);
  await handle.close();
  expect(await checkCopy(copy, three)).not.toEqual([]);
  expect((await stat(copy)).size).toBe(size);
});

test("a missing copy is bad", async () => {
  expect(await checkCopy(join(folder, "none.sqlite"), three)).toEqual([
    "It cannot be read: unable to open database file.",
  ]);
});
