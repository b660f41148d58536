import { execFile } from "node:child_process";
import {
  chmod,
  copyFile,
  mkdir,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { openErasureLog } from "./erasure-log.ts";
import { createStore, openStore } from "./open-store.ts";
import { checkCopy, openSqlite } from "./sqlite.ts";
import { minutesAfterNoon, sampleLead, sampleMessage } from "./store.fixture.ts";
import { StoreUnavailable } from "./store.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const mail = { mail: true };
let folder: string;

beforeAll(async () => {
  folder = newFolder();
});

const dataDir = (database: string) => join(folder, database);
const fileOf = (database: string) => join(dataDir(database), "inbox.sqlite");
const open = (database: string) => openStore({ databaseUrl: "", dataDir: dataDir(database) });

test("a SQLite store rejects with StoreUnavailable while the file is locked, and works afterward", async () => {
  const store = open("locked");
  await store.checkWritable();
  const other = new DatabaseSync(fileOf("locked"));
  other.exec("begin exclusive");
  const sent = sampleMessage();
  const rejected = store.add(sent, minutesAfterNoon(0), mail);
  await expect(rejected).rejects.toThrow(StoreUnavailable);
  await expect(rejected).rejects.toMatchObject({ cause: { message: "database is locked" } });
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  const waiting = store.add(sent, minutesAfterNoon(0), mail);
  other.exec("rollback");
  expect(await waiting).toBe("added");
  other.close();
  await store.close();
});

test("a SQLite store reads a lead that an earlier version stored, and takes a retry of it for the same", async () => {
  const store = open("earlier");
  const sent = sampleLead();
  const { batteryType, lifted, serial, ...cart } = sent.cart;
  const payload = { ...sent, cart, batteryType, lifted, serial };
  await store.checkWritable();
  const database = new DatabaseSync(fileOf("earlier"));
  database
    .prepare(
      "insert into entries (id, kind, email, received_at, payload) values (?, 'lead', ?, ?, ?)",
    )
    .run(sent.id, sent.email, minutesAfterNoon(0), JSON.stringify(payload));
  database.close();
  expect(await store.get(sent.id)).toStrictEqual({ ...sent, receivedAt: minutesAfterNoon(0) });
  expect(await store.add(sent, minutesAfterNoon(1), mail)).toBe("duplicate");
  await store.close();
});

test("a copy of a SQLite store is read again before it counts as a backup", async () => {
  const store = open("copied");
  for (let at = 0; at < 50; at += 1) await store.add(sampleMessage(), minutesAfterNoon(at), mail);
  const copy = join(folder, "copied.sqlite");
  expect(await store.backUp(copy)).toBe(50);
  expect(checkCopy(copy)).toBe(50);
  expect((await readdir(folder)).filter((name) => name.startsWith("copied.sqlite"))).toEqual([
    "copied.sqlite",
  ]);
  const bytes = await readFile(copy);
  bytes.fill(0xff, bytes.length / 2, bytes.length / 2 + 4096);
  await writeFile(copy, bytes);
  expect(() => checkCopy(copy)).toThrow(/damaged|malformed/);
  await store.close();
});

test("a SQLite store works in six processes that create the file at the same time", async () => {
  const script = `
      const { openStore } = await import(${JSON.stringify(new URL("open-store.ts", import.meta.url).href)});
      while (Date.now() < ${Date.now() + 1500});
      const store = openStore({ databaseUrl: "", dataDir: ${JSON.stringify(dataDir("race"))} });
      console.log((await store.stats()).messages);
      await store.close();`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  const outputs = await Promise.all(Array.from({ length: 6 }, run));
  expect(outputs.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 6 }, () => "0\n"));
});

test("a SQLite store rejects with StoreUnavailable while the disk is full, and works afterward", async () => {
  const database = await openSqlite(dataDir("full"));
  const store = createStore(async () => database, openErasureLog(folder));
  await store.checkWritable();
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.db);
  await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(database.db);
  const long = () => sampleMessage({ message: "x".repeat(15_000) });
  expect(await store.add(long(), minutesAfterNoon(0), mail)).toBe("added");
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  await expect(store.add(long(), minutesAfterNoon(0), mail)).rejects.toMatchObject({
    cause: { message: "database or disk is full" },
  });
  await sql`pragma max_page_count = 1000000`.execute(database.db);
  await store.checkWritable();
  expect(await store.add(long(), minutesAfterNoon(0), mail)).toBe("added");
  await store.close();
});

test("a SQLite store that cannot be opened says so, and opens as soon as it can", async () => {
  await writeFile(dataDir("blocked"), "a file where the folder should be");
  const store = open("blocked");
  const add = () => store.add(sampleMessage(), minutesAfterNoon(0), mail);
  await expect(add()).rejects.toThrow(StoreUnavailable);
  await rm(dataDir("blocked"));
  expect(await add()).toBe("added");
  await store.close();
});

test("once all migrations have run, a SQLite store has tables only for entries, mail, and what we know about sales", async () => {
  const store = open("tables");
  await store.stats();
  await store.close();
  const file = new DatabaseSync(fileOf("tables"));
  const tables = file.prepare("select name from sqlite_schema where type = 'table'").all();
  file.close();
  const own = tables.map(({ name }) => String(name)).filter((name) => !name.startsWith("kysely"));
  expect(own.toSorted()).toEqual([
    "entries",
    "outbox",
    "sale_reviews",
    "sale_senders",
    "sender_salt",
  ]);
});

test("a SQLite store that was never used can be closed", async () => {
  await expect(open("unused").close()).resolves.toBeUndefined();
});

test.each([
  ["its folder is moved away", (name: string) => rename(dataDir(name), `${dataDir(name)}-moved`)],
  ["its folder is deleted", (name: string) => rm(dataDir(name), { recursive: true })],
  ["its file is deleted", (name: string) => rm(fileOf(name))],
  ["its log is deleted", (name: string) => rm(`${fileOf(name)}-wal`)],
])("a SQLite store stores nothing in the old database when %s", async (name, lose) => {
  const store = open(name);
  await store.add(sampleMessage(), minutesAfterNoon(0), mail);
  await lose(name);
  const sent = sampleMessage();
  expect(await store.add(sent, minutesAfterNoon(1), mail)).toBe("added");
  await store.close();
  const after = open(name);
  expect(await after.get(sent.id)).not.toBeNull();
  await after.close();
});

test("a SQLite store reports that its file is damaged, with advice", async () => {
  await mkdir(dataDir("damaged"));
  await writeFile(fileOf("damaged"), "This is no database. ".repeat(1000));
  await expect(open("damaged").stats()).rejects.toThrow(
    "The database file is damaged. Stop the server and restore a backup.",
  );
});

test("a SQLite store leaves no trace of erased data in its files, even while another store is open", async () => {
  const [running, operator] = [open("erased"), open("erased")];
  const email = "somebody-to-forget@example.com";
  await running.add(sampleMessage({ email }), minutesAfterNoon(0), mail);
  expect(await traces("erased", email)).not.toEqual([]);
  await operator.erase(email, minutesAfterNoon(0));
  expect(await traces("erased", email)).toEqual([]);
  await Promise.all([running.close(), operator.close()]);
});

test("a SQLite store reports traces while another program is reading, and removes them afterward", async () => {
  const store = open("read");
  const email = "somebody-to-forget@example.com";
  await store.add(sampleMessage({ email }), minutesAfterNoon(0), mail);
  const reader = new DatabaseSync(fileOf("read"));
  reader.exec("begin; select id from entries");
  expect(await store.erase(email, minutesAfterNoon(0))).toEqual({
    erased: 1,
    tracesLeft: "being read",
  });
  expect(await store.purge(minutesAfterNoon(0))).toEqual({ erased: 0, tracesLeft: "being read" });
  expect(await traces("read", email)).not.toEqual([]);
  const waiting = store.erase(email, minutesAfterNoon(0));
  reader.close();
  expect(await waiting).toEqual({ erased: 0, tracesLeft: null });
  expect(await traces("read", email)).toEqual([]);
  await store.close();
});

test("a SQLite store rewrites its file once while it waits for another program to stop reading", async () => {
  const store = open("rewritten");
  const message = "word ".repeat(800);
  for (let i = 0; i < 60; i += 1)
    await store.add(sampleMessage({ message }), minutesAfterNoon(0), mail);
  const reader = new DatabaseSync(fileOf("rewritten"));
  reader.exec("pragma wal_checkpoint(truncate); begin; select id from entries");
  await store.erase("somebody-else@example.com", minutesAfterNoon(0));
  const [file, log] = await Promise.all(["", "-wal"].map((end) => stat(fileOf("rewritten") + end)));
  expect(log!.size).toBeLessThan(file!.size * 2);
  reader.close();
  await store.close();
});

test("a SQLite store rejects with StoreUnavailable if its file cannot be created or opened", async () => {
  await mkdir(fileOf("no-file"), { recursive: true });
  await expect(open("no-file").stats()).rejects.toThrow(StoreUnavailable);
  await writeFile(join(folder, "a-file"), "");
  await expect(open("a-file/below").stats()).rejects.toMatchObject({
    cause: { code: "ENOTDIR" },
  });
});

test("a SQLite store creates a folder and files that only their owner can read, whatever the umask", async () => {
  const umask = process.umask(0);
  const store = open("private");
  await store.add(sampleMessage(), minutesAfterNoon(0), mail).finally(() => process.umask(umask));
  expect(await modes("private")).toEqual({
    ".": "700",
    "inbox.sqlite": "600",
    "inbox.sqlite-shm": "600",
    "inbox.sqlite-wal": "600",
  });
  await store.close();
});

test("a SQLite store leaves the modes of an existing folder and file alone", async () => {
  const openAndClose = async () => {
    const store = open("shared");
    await store.stats();
    await store.close();
  };
  await openAndClose();
  await chmod(dataDir("shared"), 0o750);
  await chmod(fileOf("shared"), 0o640);
  await openAndClose();
  expect(await modes("shared")).toEqual({ ".": "750", "inbox.sqlite": "640" });
});

test("a SQLite store copies itself to a new file that only its owner can read, and never overwrites one", async () => {
  const store = open("original");
  const sent = sampleMessage();
  await store.add(sent, minutesAfterNoon(0), mail);
  const copy = join(dataDir("original"), "copy.sqlite");
  await store.backUp(copy);
  expect((await stat(copy)).mode & 0o777).toBe(0o600);
  await expect(store.backUp(copy)).rejects.toMatchObject({ cause: { code: "EEXIST" } });
  const nowhere = store.backUp(join(folder, "no-folder", "copy.sqlite"));
  await expect(nowhere).rejects.toMatchObject({ cause: { code: "ENOENT" } });
  await store.close();
  const copied = new DatabaseSync(copy);
  expect(copied.prepare("select id from entries").all()).toEqual([{ id: sent.id }]);
  copied.close();
});

test("a SQLite store brings nobody back and sends nothing twice when a copy of it is restored", async () => {
  const [ann, bob] = ["ann@example.com", "bob@example.com"].map((email) =>
    sampleMessage({ email }),
  );
  const copy = join(folder, "old-copy.sqlite");
  const store = open("restored");
  for (const sent of [ann!, bob!]) await store.add(sent, minutesAfterNoon(0), mail);
  await store.backUp(copy);
  await store.erase("ann@example.com", minutesAfterNoon(5));
  await store.mailSent(bob!.id);
  await store.close();

  await copyFile(copy, fileOf("restored"));
  const restored = open("restored");
  expect(await restored.list({ limit: 9 })).toHaveLength(2);
  const repeated = { erased: 1, erasuresRecorded: 1, mailGivenUp: 1, tracesLeft: null };
  expect(await restored.afterRestore()).toEqual(repeated);
  expect((await restored.list({ limit: 9 })).map(({ id }) => id)).toEqual([bob!.id]);
  expect(await restored.takeDueMail(minutesAfterNoon(60), minutesAfterNoon(65), 9)).toEqual([]);
  await restored.close();
});

/** The store's files that contain a given text. */
async function traces(database: string, text: string): Promise<string[]> {
  const files = await readdir(dataDir(database));
  const found = await Promise.all(
    files.map(async (file) => (await readFile(join(dataDir(database), file))).includes(text)),
  );
  return files.filter((_, index) => found[index]);
}

/** The mode of the store's folder and of each file in it. */
async function modes(database: string): Promise<Record<string, string>> {
  const names = [".", ...(await readdir(dataDir(database)))];
  const found = await Promise.all(
    names.map(async (name) => (await stat(join(dataDir(database), name))).mode & 0o777),
  );
  return Object.fromEntries(names.map((name, at) => [name, found[at]!.toString(8)]));
}
