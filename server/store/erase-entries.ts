import type { DeleteResult, Kysely } from "kysely";
import { type ErasureLog, hashOf } from "./erasure-log.ts";
import { giveUpWaiting } from "./outbox.ts";
import { sentFrom } from "./read-entries.ts";
import type { Tables } from "./schema.ts";
import type { Restored } from "./store.ts";

/** The record comes first: without it, restoring a backup would bring back what is erased here. */
export async function erase(
  db: Kysely<Tables>,
  erasures: ErasureLog,
  email: string,
  now: string,
): Promise<number> {
  const newest = await newestOf(db, email);
  // The clock may have been ahead when an entry was received.
  const erasedAt = newest !== null && newest > now ? newest : now;
  await erasures.append(email, erasedAt);
  return eraseUntil(db, email, erasedAt);
}

export async function purge(db: Kysely<Tables>, before: string): Promise<number> {
  return count(await db.deleteFrom("entries").where("received_at", "<", before).executeTakeFirst());
}

/** Everything that happened after the backup was made and must be repeated in it. */
export async function repeatAfterRestore(
  db: Kysely<Tables>,
  erasures: ErasureLog,
): Promise<Omit<Restored, "tracesLeft">> {
  const recorded = await erasures.read();
  return db.transaction().execute(async (transaction) => ({
    addressesErased: recorded?.size ?? null,
    erased: recorded === null ? 0 : await eraseAgain(transaction, recorded),
    mailGivenUp: await giveUpWaiting(
      transaction,
      "Restored from a backup: may have been sent already",
    ),
  }));
}

async function eraseAgain(
  db: Kysely<Tables>,
  erasures: ReadonlyMap<string, string>,
): Promise<number> {
  let erased = 0;
  const addresses = await db.selectFrom("entries").select("email").distinct().execute();
  for (const { email } of addresses) {
    const erasedAt = erasures.get(hashOf(email));
    if (erasedAt !== undefined) erased += await eraseUntil(db, email, erasedAt);
  }
  return erased;
}

async function newestOf(db: Kysely<Tables>, email: string): Promise<string | null> {
  const { newest } = await db
    .selectFrom("entries")
    .select((row) => row.fn.max("received_at").as("newest"))
    .where((row) => sentFrom(row, email))
    .executeTakeFirstOrThrow();
  return newest;
}

/** The foreign keys remove an entry's mail and its review along with it. */
async function eraseUntil(db: Kysely<Tables>, email: string, erasedAt: string): Promise<number> {
  const deleting = db
    .deleteFrom("entries")
    .where((row) => sentFrom(row, email))
    .where("received_at", "<=", erasedAt);
  return count(await deleting.executeTakeFirst());
}

function count(result: DeleteResult): number {
  return Number(result.numDeletedRows);
}
