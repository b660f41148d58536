import { execFile } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { openErasureLog } from "./erasure-log.ts";
import { migrate } from "./migrations.ts";
import { openStore } from "./open-store.ts";
import { createSqlStore } from "./sql-store.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import { StoreUnavailable } from "./store.ts";
import { openConnection } from "./test-connection.ts";

const mail = { mail: true };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartworth-sqlite-"));
  return () => rm(folder, { recursive: true });
});

const dataDir = (database: string) => join(folder, database);
const openSqlite = (database: string) => openStore({ databaseUrl: "", dataDir: dataDir(database) });

describe("A SQLite store", () => {
  test("rejects with StoreUnavailable while the file is locked, and works afterward", async () => {
    const store = await openSqlite("locked");
    const other = await openConnection(join(dataDir("locked"), "inbox.sqlite"));
    await sql`begin exclusive`.execute(other);
    const sent = sampleMessage();
    const rejected = store.add(sent, minute(0), mail);
    await expect(rejected).rejects.toThrow(StoreUnavailable);
    await expect(rejected).rejects.toMatchObject({ cause: { message: "database is locked" } });
    await sql`rollback`.execute(other);
    expect(await store.add(sent, minute(0), mail)).toBe("added");
    await other.destroy();
    await store.close();
  });

  test("works in six processes that create the file at the same time", async () => {
    const script = `
      const { openStore } = await import(${JSON.stringify(new URL("open-store.ts", import.meta.url).href)});
      while (Date.now() < ${Date.now() + 1500});
      const store = await openStore({ databaseUrl: "", dataDir: ${JSON.stringify(dataDir("race"))} });
      console.log((await store.stats()).messages);
      await store.close();`;
    const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
    const outputs = await Promise.all(Array.from({ length: 6 }, run));
    expect(outputs.map(({ stdout }) => stdout)).toEqual(Array.from({ length: 6 }, () => "0\n"));
  });

  test("rejects with StoreUnavailable while the disk is full, and works afterward", async () => {
    const db = await openConnection(join(folder, "full.sqlite"));
    await migrate(db);
    const store = createSqlStore({
      db,
      locksRows: false,
      backup: async () => {},
      erasures: openErasureLog(folder),
    });
    await sql`pragma max_page_count = 1`.execute(db);
    const long = () => sampleMessage({ message: "x".repeat(5000) });
    const addMany = Promise.all(
      Array.from({ length: 5 }, () => store.add(long(), minute(0), mail)),
    );
    await expect(addMany).rejects.toThrow(StoreUnavailable);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await store.add(long(), minute(0), mail)).toBe("added");
    await store.close();
  });

  test("leaves no trace of erased data in its files, even while another store is open", async () => {
    const [running, operator] = [await openSqlite("erased"), await openSqlite("erased")];
    const email = "somebody-to-forget@example.com";
    await running.add(sampleMessage({ email }), minute(0), mail);
    expect(await traces("erased", email)).not.toEqual([]);
    await operator.erase(email, minute(0));
    expect(await traces("erased", email)).toEqual([]);
    await Promise.all([running.close(), operator.close()]);
  });

  test("reports traces while another program is reading, and removes them afterward", async () => {
    const store = await openSqlite("read");
    const email = "somebody-to-forget@example.com";
    await store.add(sampleMessage({ email }), minute(0), mail);
    const reader = await startReading("read");
    expect(await store.erase(email, minute(0))).toEqual({ erased: 1, tracesLeft: "being read" });
    expect(await store.purge(minute(0))).toEqual({ erased: 0, tracesLeft: "being read" });
    expect(await traces("read", email)).not.toEqual([]);
    const waiting = store.erase(email, minute(0));
    await reader.end();
    expect(await waiting).toEqual({ erased: 0, tracesLeft: null });
    expect(await traces("read", email)).toEqual([]);
    await store.close();
  });

  test("rejects with StoreUnavailable if its file cannot be created or opened", async () => {
    await mkdir(join(dataDir("no-file"), "inbox.sqlite"), { recursive: true });
    await expect(openSqlite("no-file")).rejects.toThrow(StoreUnavailable);
    await writeFile(join(folder, "a-file"), "");
    await expect(openSqlite("a-file")).rejects.toThrow(StoreUnavailable);
    await expect(openSqlite("a-file/below")).rejects.toThrow("ENOTDIR");
    await expect(openSqlite("a-file/below")).rejects.toThrow(StoreUnavailable);
  });

  test("creates a folder and files that only their owner can read, whatever the umask", async () => {
    const umask = process.umask(0);
    const store = await openSqlite("private").finally(() => process.umask(umask));
    await store.add(sampleMessage(), minute(0), mail);
    expect(await modes("private")).toEqual({
      ".": "700",
      "inbox.sqlite": "600",
      "inbox.sqlite-shm": "600",
      "inbox.sqlite-wal": "600",
    });
    await store.close();
  });

  test("leaves the modes of an existing folder and file alone", async () => {
    await (await openSqlite("shared")).close();
    await chmod(dataDir("shared"), 0o750);
    await chmod(join(dataDir("shared"), "inbox.sqlite"), 0o640);
    await (await openSqlite("shared")).close();
    expect(await modes("shared")).toEqual({ ".": "750", "inbox.sqlite": "640" });
  });

  test("copies itself to a new file that only its owner can read, and never overwrites one", async () => {
    const store = await openSqlite("original");
    const sent = sampleMessage();
    await store.add(sent, minute(0), mail);
    const copy = join(dataDir("original"), "copy.sqlite");
    await store.backup(copy);
    expect((await stat(copy)).mode & 0o777).toBe(0o600);
    await expect(store.backup(copy)).rejects.toThrow(/EEXIST/);
    const nowhere = store.backup(join(folder, "no-folder", "copy.sqlite"));
    await expect(nowhere).rejects.toThrow(/ENOENT/);
    await store.close();
    const copied = await openConnection(copy);
    expect(await copied.selectFrom("entries").select("id").execute()).toEqual([{ id: sent.id }]);
    await copied.destroy();
  });
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

/** Another program in a read transaction, such as a backup. */
async function startReading(database: string) {
  const reader = await openConnection(join(dataDir(database), "inbox.sqlite"));
  await sql`begin`.execute(reader);
  await reader.selectFrom("entries").select("id").execute();
  return {
    async end() {
      await sql`commit`.execute(reader);
      await reader.destroy();
    },
  };
}
