import { Kysely } from "kysely";
import { openNodeSqlite } from "./node-sqlite-dialect.ts";
import type { Tables } from "./schema.ts";

/** Another program's connection to a SQLite file, for tests. */
export async function openConnection(file: string): Promise<Kysely<Tables>> {
  return new Kysely<Tables>({ dialect: await openNodeSqlite(file) });
}
