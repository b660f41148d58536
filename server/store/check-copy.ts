import { Kysely, sql } from "kysely";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";
import type { Tables } from "./schema.ts";

interface Expected {
  /**
   * Entries come and go while a copy is made, so the copy may have any number between these two.
   */
  readonly minEntries: number;
  readonly maxEntries: number;
}

/** What is wrong with a copy of a SQLite store, as sentences; an empty list if nothing is. */
export async function checkCopy(file: string, expected: Expected): Promise<string[]> {
  try {
    const db = new Kysely<Tables>({ dialect: await openNodeSqlite(file, { readOnly: true }) });
    try {
      return [
        ...(await brokenPages(db)),
        ...(await brokenReferences(db)),
        ...(await missingEntries(db, expected)),
      ];
    } finally {
      await db.destroy();
    }
  } catch (error) {
    return [`It cannot be read: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

async function brokenPages(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
  const found = rows.map((row) => row.integrity_check);
  return found.every((line) => line === "ok") ? [] : found;
}

async function brokenReferences(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(db);
  return rows.map(({ table }) => `A row in the table ${table} does not belong to any entry.`);
}

async function missingEntries(db: Kysely<Tables>, expected: Expected): Promise<string[]> {
  const { n } = await db
    .selectFrom("entries")
    .select((row) => row.fn.countAll<number>().as("n"))
    .executeTakeFirstOrThrow();
  if (n >= expected.minEntries && n <= expected.maxEntries) return [];
  return [`Entries in the copy: ${n}; in the store: ${expected.maxEntries}.`];
}
