import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { hashOf, openErasureLog } from "./erasure-log.ts";
import { openStore } from "./open-store.ts";
import { minutesAfterNoon, sampleMessage } from "./store.fixture.ts";
import { StoreUnavailable } from "./store.ts";
import { newFolder } from "../../config/folder.fixture.ts";

let folder: string;
let file: string;

beforeEach(async () => {
  folder = newFolder();
  file = join(folder, "data", "erasures.log");
});

const openLog = () => openErasureLog(join(folder, "data"));

test("the file contains no readable address, and only its owner can read it", async () => {
  const umask = process.umask(0);
  await openLog()
    .append("ann@example.com", minutesAfterNoon(1))
    .finally(() => process.umask(umask));
  expect(await readFile(file, "utf8")).toMatch(/^2026-11-21T12:01:00\.000Z [\da-f]{64}\n$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(join(folder, "data"))).mode & 0o777).toBe(0o700);
});

test.each(["", "2026", "2026-11-21T12:00:00.000Z", "2026-11-21T12:00:00.000Z 0123abc"])(
  "a record that a crash cut off, %j, does not damage the others",
  async (half) => {
    await openLog().append("ann@example.com", minutesAfterNoon(1));
    await writeFile(file, half, { flag: "a" });
    await openLog().append("bob@example.com", minutesAfterNoon(2));
    const addresses = [...((await openLog().read()) ?? []).keys()];
    expect(addresses).toEqual(["ann@example.com", "bob@example.com"].map(hashOf));
  },
);

test("nothing is erased if the erasure cannot be recorded", async () => {
  const store = openStore({ databaseUrl: "", dataDir: join(folder, "data") });
  const sent = sampleMessage({ email: "ann@example.com" });
  await store.add(sent, minutesAfterNoon(0), { mail: false });
  await mkdir(file);
  const erasing = store.erase("ann@example.com", minutesAfterNoon(1));
  await expect(erasing).rejects.toThrow(StoreUnavailable);
  await expect(erasing).rejects.toThrow(`${file} cannot be used (EISDIR).`);
  await expect(store.afterRestore()).rejects.toThrow(StoreUnavailable);
  expect(await store.get(sent.id)).not.toBeNull();
  await store.close();
});
