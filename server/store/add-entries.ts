import type { Kysely } from "kysely";
import type { Submission } from "../../domain/submissions/entry.ts";
import { hasSameContent, toRow } from "./entry-row.ts";
import { waitingMail } from "./outbox.ts";
import type { Tables } from "./schema.ts";
import type { Added } from "./store.ts";

/**
 * A single transaction, so that an entry and the email about it are either both kept or both lost.
 */
export async function add(
  db: Kysely<Tables>,
  submission: Submission,
  receivedAt: string,
  { mail }: { mail: boolean },
): Promise<Added> {
  const row = toRow(submission, receivedAt);
  return db.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto("entries")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) {
      if (mail) {
        const waiting = waitingMail(row.id, receivedAt);
        await transaction.insertInto("outbox").values(waiting).execute();
      }
      return "added";
    }
    const stored = await transaction
      .selectFrom("entries")
      .select("payload")
      .where("id", "=", row.id)
      .executeTakeFirst();
    // An entry that was erased just now cannot be compared; under a new id, nothing is lost.
    return stored !== undefined && hasSameContent(row, stored) ? "duplicate" : "conflict";
  });
}
