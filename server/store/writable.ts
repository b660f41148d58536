import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** About the size of the largest entry: a description of 5,000 characters, three bytes each. */
const maxEntryBytes = 16 * 1024;

/**
 * Reads the entries, writes as much as another entry would need, and commits. The row is deleted in
 * the same transaction, so that the next check must find room again; SQLite would overwrite an old
 * row in place.
 */
export async function checkWritable(db: Kysely<Tables>): Promise<void> {
  const id = randomUUID();
  // PostgreSQL would compress any other text to almost nothing.
  const payload = randomBytes((maxEntryBytes * 3) / 4).toString("base64");
  await db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("entries").select("id").limit(1).execute();
    await transaction.insertInto("write_checks").values({ id, payload }).execute();
    await transaction.deleteFrom("write_checks").where("id", "=", id).execute();
  });
}
