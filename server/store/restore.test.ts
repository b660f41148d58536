import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { openStore } from "./open-store.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import type { Store } from "./store.ts";
import { startArchivingPostgres } from "./test-postgres-archive.ts";

const mail = { mail: true };
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "cartworth-restore-"));
  return () => rm(dataDir, { recursive: true });
});

const [ann, bob, carl] = [
  sampleMessage({ email: "ann@example.com" }),
  sampleMessage({ email: "bob@example.com" }),
  sampleMessage({ email: "carl@example.com" }),
];

/** What happens after the backup: one person is erased, and the email about the other is sent. */
async function goOn(store: Store): Promise<void> {
  await store.erase("ann@example.com", minute(5));
  await store.mailSent(bob.id);
  await store.add(carl, minute(6), mail);
}

/**
 * In the restored store, the erased person is back and the sent email waits, until that is put
 * right.
 */
async function expectPutRight(store: Store): Promise<void> {
  const emails = async () => (await store.list({ limit: 9 })).map(({ email }) => email);
  expect(await emails()).toEqual(["bob@example.com", "ann@example.com"]);
  expect((await store.stats()).mailWaiting).toBe(2);
  const put = { erased: 1, addressesErased: 1, mailGivenUp: 1, tracesLeft: null };
  expect(await store.afterRestore()).toEqual(put);
  expect(await emails()).toEqual(["bob@example.com"]);
  expect(await store.takeDueMail(minute(60), minute(65), 9)).toEqual([]);
  expect(await store.afterRestore()).toEqual({ ...put, erased: 0, mailGivenUp: 0 });
}

test("restoring a SQLite backup brings nobody back and sends nothing twice", async () => {
  const location = { databaseUrl: "", dataDir };
  const file = join(dataDir, "inbox.sqlite");
  const store = await openStore(location);
  await store.add(ann, minute(0), mail);
  await store.add(bob, minute(1), mail);
  await store.backup(join(dataDir, "copy.sqlite"));
  await goOn(store);
  await store.close();

  await Promise.all(["-wal", "-shm"].map((end) => rm(`${file}${end}`, { force: true })));
  await copyFile(join(dataDir, "copy.sqlite"), file);
  const restored = await openStore(location);
  await expectPutRight(restored);
  await restored.close();
});

test("restoring PostgreSQL to a point in time brings nobody back and sends nothing twice", async () => {
  const postgres = await startArchivingPostgres();
  onTestFinished(() => postgres.remove());
  const databaseUrl = await postgres.createDatabase("inbox");
  const store = await openStore({ databaseUrl, dataDir });
  await store.add(ann, minute(0), mail);
  await postgres.makeBaseBackup();
  await store.add(bob, minute(1), mail);
  const time = await postgres.now();
  await goOn(store);
  await store.close();

  const address = await postgres.restore(time);
  const restored = await openStore({ databaseUrl: `${address}/inbox`, dataDir });
  await expectPutRight(restored);
  await restored.close();
});
