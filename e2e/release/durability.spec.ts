import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { expect, test } from "@playwright/test";
import { startTestPostgres } from "../../server/store/postgres.fixture.ts";
import { expectStored, keepPosting, post } from "../posting.ts";
import { waitForExit, printedAddress, startServer } from "../server-process.ts";

const kills = 8;
const posters = 8;

// These tests need no page, and one width is enough.
test.describe("every acknowledged entry is stored completely and exactly once", () => {
  test(`every acknowledged entry is stored once after the process was killed ${kills} times while it was storing`, async () => {
    test.setTimeout(240_000);
    const dataDir = mkdtempSync(`${tmpdir()}/durability-`);
    const acknowledged = new Set<string>();
    for (let kill = 0; kill < kills; kill++) {
      const server = startServer({ DATA_DIR: dataDir });
      const address = await printedAddress(server);
      const stored = acknowledged.size;
      const load = keepPosting(address, posters, acknowledged);
      // A different moment each time, which comes later the more has been stored since.
      const progress = expect.poll(() => acknowledged.size - stored, { timeout: 60_000 });
      await progress.toBeGreaterThan(kill);
      server.kill("SIGKILL");
      await load;
    }
    await expectStored({ databaseUrl: "", dataDir }, acknowledged);
  });

  test("every acknowledged entry is stored once after PostgreSQL was restarted while in use, and requests in between get 503", async () => {
    test.setTimeout(600_000);
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
    await waitForExit(server);
    await postgres.remove();
  });
});
