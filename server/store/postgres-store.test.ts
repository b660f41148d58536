import { Client } from "pg";
import { beforeAll, expect, test } from "vitest";
import { newFolder } from "../../config/folder.fixture.ts";
import { openStore } from "./open-store.ts";
import { type TestPostgres, startTestPostgres } from "./postgres.fixture.ts";
import { minutesAfterNoon, sampleMessage } from "./store.fixture.ts";
import { StoreUnavailable } from "./store.ts";

const mail = { mail: true };
const dataDir = newFolder();
let postgres: TestPostgres;
let address: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  address = await postgres.createDatabase("store");
  return () => postgres.remove();
});

const open = async () => openStore({ databaseUrl: address, dataDir });

test("a PostgreSQL store suggests pg_dump when asked for a backup", async () => {
  const store = await open();
  const message = expect.stringContaining("pg_dump");
  await expect(store.backUp("copy.sql")).rejects.toMatchObject({ cause: { message } });
  await store.close();
});

test("a PostgreSQL store rejects with StoreUnavailable when a connection is cut in use, and works afterward", async () => {
  const store = await open();
  await store.checkWritable();
  const other = new Client({ connectionString: address });
  await other.connect();
  await other.query("begin; lock table outbox");
  const sent = sampleMessage();
  const refused = expect(store.add(sent, minutesAfterNoon(0), mail)).rejects.toThrow(
    StoreUnavailable,
  );
  await expect.poll(() => cutWaiting(other)).toBe(1);
  await refused;
  await other.query("rollback");
  await other.end();
  expect(await store.get(sent.id)).toBeNull();
  expect(await store.add(sent, minutesAfterNoon(0), mail)).toBe("added");
  await store.close();
});

test("a PostgreSQL store rejects with StoreUnavailable while the server is down, and works afterward", async () => {
  const store = await open();
  const sent = sampleMessage();
  await store.add(sent, minutesAfterNoon(0), mail);
  await postgres.stop();
  await expect(store.add(sampleMessage(), minutesAfterNoon(1), mail)).rejects.toThrow(
    StoreUnavailable,
  );
  await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
  const other = await open();
  await expect(other.stats()).rejects.toThrow(StoreUnavailable);
  await postgres.start();
  expect(await store.add(sent, minutesAfterNoon(1), mail)).toBe("duplicate");
  expect(await other.add(sampleMessage(), minutesAfterNoon(1), mail)).toBe("added");
  await Promise.all([store.close(), other.close()]);
});

test("a PostgreSQL store cannot be written to while its database is read-only", async () => {
  const store = await open();
  await store.checkWritable();
  await query("alter database store set default_transaction_read_only = on");
  await store.close();
  const after = await open();
  await expect(after.checkWritable()).rejects.toThrow(StoreUnavailable);
  await after.close();
  await query("begin read write; alter database store reset default_transaction_read_only; commit");
});

/** Ends the connections that wait for a lock; resolves to how many there were. */
async function cutWaiting(client: Client): Promise<number | null> {
  const cut = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return cut.rowCount;
}

async function query(sql: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  await client.query(sql);
  await client.end();
}
