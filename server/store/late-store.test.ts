import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { lateStore } from "./late-store.ts";
import { readiness } from "../http/readiness.ts";
import { openStore } from "./open-store.ts";
import { minute, sampleMessage } from "./store-samples.ts";
import { StoreUnavailable } from "./store.ts";

const noMail = { mail: false };

/** A store in a folder that cannot be created until `repair` is called. */
function blockedStore() {
  const parent = mkdtempSync(join(tmpdir(), "late-"));
  const dataDir = join(parent, "data");
  writeFileSync(dataDir, "a file where the folder should be");
  const store = lateStore(() => openStore({ databaseUrl: "", dataDir }), 1);
  return { store, repair: () => rmSync(dataDir) };
}

test("a store that cannot be opened says so, and opens as soon as it can", async () => {
  const { store, repair } = blockedStore();
  const add = () => store.add(sampleMessage(), minute(0), noMail);
  await expect(add()).rejects.toThrow(StoreUnavailable);
  await expect(store.takeDueMail(minute(0), minute(5), 1)).rejects.toThrow(StoreUnavailable);
  repair();
  await expect.poll(() => add().catch(() => "not yet")).toBe("added");
  expect(await store.stats()).toMatchObject({ messages: 1 });
  await store.close();
});

test("a store that was never opened can be closed", async () => {
  await expect(blockedStore().store.close()).resolves.toBeUndefined();
});

test.each([
  ["its folder is moved away", (dataDir: string) => renameSync(dataDir, `${dataDir}-moved`)],
  ["its folder is deleted", (dataDir: string) => rmSync(dataDir, { recursive: true })],
  ["its file is deleted", (dataDir: string) => rmSync(join(dataDir, "inbox.sqlite"))],
  ["its log is deleted", (dataDir: string) => rmSync(join(dataDir, "inbox.sqlite-wal"))],
])(
  "when %s, nothing is stored in the old database, and the store is opened again",
  async (_, lose) => {
    const dataDir = join(mkdtempSync(join(tmpdir(), "late-")), "data");
    const store = lateStore(() => openStore({ databaseUrl: "", dataDir }), 1);
    expect(await store.add(sampleMessage(), minute(0), noMail)).toBe("added");
    lose(dataDir);
    const sent = sampleMessage();
    await expect(store.add(sent, minute(1), noMail)).rejects.toThrow(StoreUnavailable);
    await expect
      .poll(() => store.add(sent, minute(1), noMail).catch(() => "not yet"))
      .toBe("added");
    await store.close();
    const after = await openStore({ databaseUrl: "", dataDir });
    expect(await after.get(sent.id)).not.toBeNull();
    await after.close();
  },
);

test("the server is ready once something can be stored", async () => {
  const { store, repair } = blockedStore();
  expect(await readiness(store)()).toBe(false);
  repair();
  await expect.poll(() => readiness(store)()).toBe(true);
  await store.close();
});

test("frequent readiness checks do not cause frequent writes", async () => {
  let writes = 0;
  const isReady = readiness({ checkWritable: async () => void (writes += 1) });
  expect(await Promise.all([isReady(), isReady(), isReady()])).toEqual([true, true, true]);
  expect(writes).toBe(1);
});

test("without an inbox, the server is always ready", async () => {
  expect(await readiness()()).toBe(true);
});
