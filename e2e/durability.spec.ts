import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "@playwright/test";
import { openStore } from "../server/store/open-store.ts";
import { startTestPostgres } from "../server/store/test-postgres.ts";
import { printedAddress, startServer } from "./server-process.ts";

const kills = 20;
const senders = 8;
const text = "Every word of this has to be there. ".repeat(40);

// No page is needed here, and one width is enough.
test.describe("what was acknowledged is there, once and whole", { tag: "@wide" }, () => {
  test("after the process was killed twenty times while it was storing", async () => {
    test.setTimeout(240_000);
    const dataDir = mkdtempSync(`${tmpdir()}/durability-`);
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < kills; kill++) {
      const server = startServer({ DATA_DIR: dataDir });
      const address = await printedAddress(server);
      const load = Promise.all(Array.from({ length: senders }, () => send(address, acknowledged)));
      await new Promise((resolve) => setTimeout(resolve, 150 + kill * 15));
      server.kill("SIGKILL");
      await load;
    }
    expect(acknowledged.size).toBeGreaterThan(kills * senders);
    await expectStored({ databaseUrl: "", dataDir }, acknowledged);
  });

  test("after PostgreSQL was restarted under it, which is said as 503", async () => {
    test.setTimeout(120_000);
    const postgres = await startTestPostgres();
    const databaseUrl = await postgres.createDatabase("durability");
    const server = startServer({ DATABASE_URL: databaseUrl });
    const address = await printedAddress(server);
    const acknowledged = new Set<string>();
    expect(await post(address, acknowledged)).toBe(201);
    await postgres.stop();
    expect(await post(address, acknowledged)).toBe(503);
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    expect((await fetch(`${address}/`)).status).toBe(200);
    await postgres.start();
    await expect.poll(() => post(address, acknowledged)).toBe(201);
    await expectStored({ databaseUrl, dataDir: "" }, acknowledged);
    server.kill("SIGTERM");
    await new Promise((resolve) => server.once("exit", resolve));
    await postgres.remove();
  });
});

/** Posts until the server is gone. */
async function send(address: string, acknowledged: Set<string>): Promise<void> {
  for (;;) {
    const status = await post(address, acknowledged).catch(() => null);
    if (status === null) return;
    expect([201, 503]).toContain(status);
  }
}

async function post(address: string, acknowledged: Set<string>): Promise<number> {
  const id = randomUUID();
  const { status } = await fetch(`${address}/api/messages`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      id,
      name: id,
      email: "ann@example.com",
      subject: "other",
      message: text,
    }),
  });
  if (status === 201) acknowledged.add(id);
  return status;
}

async function expectStored(
  where: { databaseUrl: string; dataDir: string },
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const store = await openStore(where);
  const entries = await store.list();
  await store.close();
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ kind: "message", name: entry.id, message: text.trim() });
  }
}
