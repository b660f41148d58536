import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CompiledQuery, type DatabaseConnection, type Driver } from "kysely";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";

let folder = "";
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), "dialect-"))));
afterEach(() => rmSync(folder, { recursive: true }));

async function open(name: string): Promise<{ driver: Driver; connection: DatabaseConnection }> {
  const driver = (await openNodeSqlite(join(folder, name))).createDriver();
  return { driver, connection: await driver.acquireConnection() };
}

const createTable = CompiledQuery.raw("create table sent (id text)");
const listTables = CompiledQuery.raw("select name from sqlite_master");

describe("a thread that opens one file after another", () => {
  test("writes nothing to a file that was sent to the one before", async () => {
    const first = await open("first.sqlite");
    await first.driver.destroy();
    const second = await open("second.sqlite");
    await expect(first.connection.executeQuery(createTable)).rejects.toThrow(
      "The database is closed.",
    );
    await expect(first.driver.destroy()).rejects.toThrow("The database is closed.");
    expect(await second.connection.executeQuery(listTables)).toEqual({ rows: [] });
    await second.driver.destroy();
  });

  test("can open a file after it failed to open another", async () => {
    await expect(open("missing/first.sqlite")).rejects.toThrow("unable to open database file");
    const { driver, connection } = await open("second.sqlite");
    await connection.executeQuery(createTable);
    expect(await connection.executeQuery(listTables)).toEqual({ rows: [{ name: "sent" }] });
    await driver.destroy();
  });
});

test("files that are open at the same time are kept apart", async () => {
  const files = await Promise.all(["first.sqlite", "second.sqlite"].map(open));
  await files[0]!.connection.executeQuery(createTable);
  expect(await files[1]!.connection.executeQuery(listTables)).toEqual({ rows: [] });
  await Promise.all(files.map(({ driver }) => driver.destroy()));
});
