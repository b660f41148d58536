import type { ExpressionBuilder, Kysely, DeleteResult } from "kysely";
import type { Entry } from "../../domain/submissions/entry.ts";
import { toEntry } from "./entry-row.ts";
import type { Tables } from "./schema.ts";
import type { EntryFilter, EntryPage, Store, Restored, Review } from "./store.ts";
import { type ErasureLog, hashOf } from "./erasure-log.ts";
import { giveUpWaiting } from "./outbox.ts";

/** A row is 16 KB at most, so a page is a few megabytes at worst. */
const maxPageSize = 500;

/**
 * Each page begins where the last one ended, rather than at an offset, so that entries added or
 * erased in the meantime do not shift the others.
 */
export async function* inPages(page: Store["list"], wanted: EntryPage): AsyncGenerator<Entry> {
  let { before, limit: left = Infinity } = wanted;
  while (left > 0) {
    const limit = Math.min(left, maxPageSize);
    const entries = await page({ ...wanted, before, limit });
    yield* entries;
    if (entries.length < limit) return;
    before = entries.at(-1);
    left -= limit;
  }
}

export async function list(db: Kysely<Tables>, { before, limit, ...filter }: EntryPage) {
  let query = newestFirst(db).where((row) => matching(row, filter));
  if (before !== undefined) {
    const last = [before.receivedAt, before.id] as const;
    query = query.where((row) => row(row.refTuple("received_at", "id"), "<", row.tuple(...last)));
  }
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toEntry);
}

export async function count(db: Kysely<Tables>, filter: EntryFilter = {}): Promise<number> {
  const { n } = await db
    .selectFrom("entries")
    .select((row) => row.fn.countAll().as("n"))
    .where((row) => matching(row, filter))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function matching(
  row: ExpressionBuilder<Tables, "entries">,
  { kind, email, receivedBefore }: EntryFilter,
) {
  return row.and([
    ...(kind === undefined ? [] : [row("kind", "=", kind)]),
    ...(email === undefined ? [] : [sentFrom(row, email)]),
    ...(receivedBefore === undefined ? [] : [row("received_at", "<", receivedBefore)]),
  ]);
}

export async function get(db: Kysely<Tables>, id: string): Promise<Entry | null> {
  const row = await newestFirst(db).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toEntry(row);
}

/**
 * The id breaks ties between entries of the same moment, so that the order of a list never changes.
 */
function newestFirst(db: Kysely<Tables>) {
  return db
    .selectFrom("entries")
    .select(["payload", "received_at"])
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
}

/** Tells whether an entry is from an address. Entries without one are from nobody. */
function sentFrom(row: ExpressionBuilder<Tables, "entries">, email: string) {
  return row.and([row("email", "=", email.toLowerCase()), row("email", "!=", "")]);
}

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
  return deleted(
    await db.deleteFrom("entries").where("received_at", "<", before).executeTakeFirst(),
  );
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
  return deleted(await deleting.executeTakeFirst());
}

function deleted(result: DeleteResult): number {
  return Number(result.numDeletedRows);
}

/** Selects the ids first, so that a sale that was erased in the meantime is not an error. */
export async function reviewSales(
  db: Kysely<Tables>,
  ids: readonly string[],
  { state, reviewedAt }: Review,
): Promise<number> {
  const result = await db
    .insertInto("sale_reviews")
    .columns(["id", "state", "reviewed_at"])
    .expression((from) =>
      from
        .selectFrom("entries")
        .select((row) => [
          "id",
          row.cast<Review["state"]>(row.val(state), "text").as("state"),
          row.cast<string>(row.val(reviewedAt), "text").as("reviewed_at"),
        ])
        .where("kind", "=", "sale")
        .where("id", "in", ids),
    )
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ state, reviewed_at: reviewedAt }))
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows);
}

export async function reviews(db: Kysely<Tables>): Promise<ReadonlyMap<string, Review>> {
  const rows = await db.selectFrom("sale_reviews").selectAll().execute();
  return new Map(
    rows.map(({ id, state, reviewed_at }) => [id, { state, reviewedAt: reviewed_at }]),
  );
}
