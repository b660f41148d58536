import { Client } from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { openStore } from "./open-store.ts";
import { storeContract } from "./store-contract.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import { StoreUnavailable } from "./store.ts";
import { startTestStores, type TestStores } from "./test-stores.ts";

const mail = { mail: true };
let stores: TestStores;

beforeAll(async () => {
  stores = await startTestStores();
  return () => stores.remove();
});

const openSqlite = (database: string) => stores.openSqlite(database);
const openPostgres = (database: string) => stores.openPostgres(database);

storeContract("a SQLite file", openSqlite);
storeContract("PostgreSQL", openPostgres);

describe("A PostgreSQL store", () => {
  test("suggests pg_dump when asked for a backup", async () => {
    const store = await openPostgres("backup");
    await expect(store.backup("copy.sql")).rejects.toThrow(/pg_dump/);
    await store.close();
  });

  test("reports the address of a database that does not exist as a mistake", async () => {
    const address = (await stores.address("there")).replace(/there$/, "elsewhere");
    const opening = openStore({ databaseUrl: address, dataDir: "" });
    await expect(opening).rejects.not.toBeInstanceOf(StoreUnavailable);
    await expect(opening).rejects.toThrow(/"elsewhere" does not exist/);
  });

  test("rejects with StoreUnavailable when a connection is cut in use, and works afterward", async () => {
    const store = await openPostgres("cut");
    const other = new Client({ connectionString: await stores.address("cut") });
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
    await stores.postgres.stop();
    await expect(store.add(sampleMessage(), minute(1), mail)).rejects.toThrow(StoreUnavailable);
    await expect(store.checkWritable()).rejects.toThrow(StoreUnavailable);
    await expect(openPostgres("restart")).rejects.toThrow(StoreUnavailable);
    await stores.postgres.start();
    expect(await store.add(sent, minute(1), mail)).toBe("duplicate");
    expect(await store.add(sampleMessage(), minute(1), mail)).toBe("added");
    await store.close();
  });
});

/** Ends the connections that wait for a lock; resolves to how many there were. */
async function cutWaiting(client: Client): Promise<number | null> {
  const cut = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return cut.rowCount;
}
