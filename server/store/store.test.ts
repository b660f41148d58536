import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { storeContract } from "./store-contract.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import { StoreUnavailable } from "./store.ts";
import { startTestPostgres, type TestPostgres } from "./test-postgres.ts";

const mail = { mail: true };
let folder: string;
let postgres: TestPostgres;
const addresses = new Map<string, Promise<string>>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cartworth-store-"));
  postgres = await startTestPostgres();
  return async () => {
    await postgres.remove();
  };
});

/** The address of a database that is empty the first time. */
function addressOf(database: string): Promise<string> {
  const address = addresses.get(database) ?? postgres.createDatabase(database);
  addresses.set(database, address);
  return address;
}

const openSqlite = async (database: string) =>
  openStore({ databaseUrl: "", dataDir: join(folder, database) });
const openPostgres = async (database: string) =>
  openStore({ databaseUrl: await addressOf(database), dataDir: join(folder, database) });

storeContract("a SQLite file", openSqlite);
storeContract("PostgreSQL", openPostgres);

describe("A PostgreSQL store", () => {
  test("suggests pg_dump when asked for a backup", async () => {
    const store = await openPostgres("backup");
    const message = expect.stringContaining("pg_dump");
    await expect(store.backup("copy.sql")).rejects.toMatchObject({ cause: { message } });
    await store.close();
  });

  test("rejects with StoreUnavailable when a connection is cut in use, and works afterward", async () => {
    const store = await openPostgres("cut");
    await store.checkWritable();
    const other = new Client({ connectionString: await addressOf("cut") });
    await other.connect();
    await other.query("begin; lock table outbox");
    const sent = sampleMessage();
    const rejected = expect(store.add(sent, minute(0), mail)).rejects.toThrow(StoreUnavailable);
    await expect.poll(() => cutWaiting(other)).toBe(1);
    await rejected;
    await other.query("rollback");
    await other.end();
    expect(await store.get(sent.id)).toBeNull();
    expect(await store.add(sent, minute(0), mail)).toBe("added");
    await store.close();
  });

  test("rejects with StoreUnavailable while the server is down, and works afterward", async () => {
    const store = await openPostgres("restart");
    const sent = sampleMessage();
    await store.add(sent, minute(0), mail);
    await postgres.stop();
    await expect(store.add(sampleMessage(), minute(1), mail)).rejects.toThrow(StoreUnavailable);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    const other = await openPostgres("restart");
    await expect(other.stats()).rejects.toThrow(StoreUnavailable);
    await postgres.start();
    expect(await store.add(sent, minute(1), mail)).toBe("duplicate");
    expect(await other.add(sampleMessage(), minute(1), mail)).toBe("added");
    await Promise.all([store.close(), other.close()]);
  });

  test("cannot be written while its database is read-only", async () => {
    const store = await openPostgres("read-only");
    await store.checkWritable();
    const admin = new Client({ connectionString: await addressOf("read-only") });
    await admin.connect();
    await admin.query(`alter database "read-only" set default_transaction_read_only = on`);
    await store.close();
    const after = await openPostgres("read-only");
    await expect(after.checkWritable()).rejects.toThrow(StoreUnavailable);
    await admin.end();
    await after.close();
  });
});

/** Ends the connections that wait for a lock; resolves to how many there were. */
async function cutWaiting(client: Client): Promise<number | null> {
  const cut = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return cut.rowCount;
}
