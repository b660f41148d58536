import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openErasureLog } from "./erasure-log.ts";
import { migrate } from "./migrations.ts";
import { createSqlStore } from "./sql-store.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import { StoreUnavailable } from "./store.ts";
import { openConnection } from "./test-connection.ts";
import { startTestStores, type TestStores } from "./test-stores.ts";

let stores: TestStores;

beforeAll(async () => {
  stores = await startTestStores();
  return () => stores.remove();
});

/** A SQLite store, and a separate connection for causing trouble. */
async function storeWithConnection(name: string) {
  const db = await openConnection(join(stores.folder, `${name}.sqlite`));
  await migrate(db);
  return {
    db,
    store: createSqlStore({
      db,
      locksRows: false,
      backup: async () => {},
      erasures: openErasureLog(stores.folder),
    }),
  };
}

describe("A SQLite store cannot be written", () => {
  test("while the disk has no room for the largest entry, even if it has room for a smaller one", async () => {
    const { db, store } = await storeWithConnection("full");
    await store.checkWritable();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]!.page_count}`).execute(db);
    const large = sampleMessage({ message: "x".repeat(15_000) });
    expect(await store.add(large, minute(0), { mail: false })).toBe("added");
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    expect(await store.add(sampleMessage(), minute(0), { mail: false })).toBe("added");
    await sql`pragma max_page_count = 1000000`.execute(db);
    await expect(store.checkWritable()).resolves.toBeUndefined();
    await store.close();
  });

  test("while its file is read-only", async () => {
    const { db, store } = await storeWithConnection("read-only");
    await sql`pragma query_only = on`.execute(db);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    expect(await store.list({ limit: 100 })).toEqual([]);
    await sql`pragma query_only = off`.execute(db);
    await expect(store.checkWritable()).resolves.toBeUndefined();
    await store.close();
  });

  test("while another program has it locked", async () => {
    const [{ store }, other] = [
      await storeWithConnection("locked"),
      await storeWithConnection("locked"),
    ];
    await sql`begin immediate`.execute(other.db);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    await sql`rollback`.execute(other.db);
    await expect(store.checkWritable()).resolves.toBeUndefined();
    await Promise.all([store.close(), other.store.close()]);
  });
});

test("A PostgreSQL store cannot be written while its database is read-only", async () => {
  const admin = new Client({ connectionString: await stores.address("postgres-admin") });
  await admin.connect();
  const store = await stores.openPostgres("read-only");
  await setReadOnly(admin, "on");
  await expect.poll(() => store.list({ limit: 100 })).toEqual([]);
  const rejected = store.checkWritable();
  await expect(rejected).rejects.toThrow(StoreUnavailable);
  await expect(rejected).rejects.toMatchObject({
    cause: { message: expect.stringContaining("read-only transaction") },
  });
  await setReadOnly(admin, "off");
  await expect.poll(() => store.list({ limit: 100 })).toEqual([]);
  await expect(store.checkWritable()).resolves.toBeUndefined();
  await store.close();
  await admin.end();
});

/**
 * The setting applies to new connections, so the old ones are ended, and the test waits for that.
 */
async function setReadOnly(admin: Client, value: "on" | "off"): Promise<void> {
  await admin.query(`alter database "read-only" set default_transaction_read_only = ${value}`);
  await admin.query(
    "select pg_terminate_backend(pid, 10000) from pg_stat_activity where datname = 'read-only'",
  );
}
