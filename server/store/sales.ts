// Tested with both databases in store.test.ts.
import type { Kysely, Transaction } from "kysely";
import { hash, randomBytes } from "node:crypto";
import type { EntryOf } from "../../domain/submissions/entry.ts";
import { idStartOf } from "../../domain/submissions/sale-code.ts";
import { toEntry } from "./entries.ts";
import { latestPlausible } from "./outbox.ts";
import type { Tables } from "./schema.ts";
import type { NewSaleReview, ReceivedSale } from "./store.ts";

/** Oldest first. */
export async function listSales(db: Kysely<Tables>): Promise<ReceivedSale[]> {
  const rows = await db
    .selectFrom("entries")
    .leftJoin("sale_senders", "sale_senders.id", "entries.id")
    .leftJoin("sale_reviews", "sale_reviews.id", "entries.id")
    .select(["payload", "received_at", "sender", "state", "reason", "public_source"])
    .where("kind", "=", "sale")
    .orderBy("received_at")
    .orderBy("entries.id")
    .execute();
  return rows.map((row) => ({
    entry: saleOf(row),
    sender: row.sender,
    review:
      row.state === null
        ? null
        : {
            state: row.state,
            reason: row.reason ?? "",
            publicSource: row.public_source ?? "",
          },
  }));
}

function saleOf(row: Parameters<typeof toEntry>[0]): EntryOf<"sale"> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the queries here ask for sales only
  return toEntry(row) as EntryOf<"sale">;
}

export async function reviewSales(
  db: Kysely<Tables>,
  ids: readonly string[],
  { state, reason, publicSource }: NewSaleReview,
): Promise<void> {
  const review = {
    state,
    reason,
    ...(publicSource !== undefined && { public_source: publicSource }),
  };
  await db.transaction().execute(async (transaction) => {
    for (const id of ids) {
      await transaction
        .insertInto("sale_reviews")
        .values({ id, public_source: "", ...review })
        .onConflict((conflict) => conflict.column("id").doUpdateSet(review))
        .execute();
    }
  });
}

export async function findSaleByCode(
  db: Kysely<Tables>,
  code: string,
): Promise<EntryOf<"sale"> | null> {
  const idStart = idStartOf(code);
  if (idStart === null) return null;
  const row = await db
    .selectFrom("entries")
    .select(["payload", "received_at"])
    .where("kind", "=", "sale")
    .where("id", "like", `${idStart}%`)
    .executeTakeFirst();
  return row === undefined ? null : saleOf(row);
}

/** Decision 22, deployment.md, market-data.md, and the threat model promise this. */
const senderDays = 30;

/** The only row of its table. */
const saltId = 1;

/** Stores a hash of the sender's network. Once its salt is deleted, nobody can compute it again. */
export async function keepSender(
  transaction: Transaction<Tables>,
  { id, network, now }: { id: string; network: string; now: string },
): Promise<void> {
  await forgetSenders(transaction, now);
  await transaction
    .insertInto("sender_salt")
    .values({ id: saltId, salt: randomBytes(32).toString("hex"), made_at: now })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const { salt } = await transaction
    .selectFrom("sender_salt")
    .select("salt")
    .executeTakeFirstOrThrow();
  const sender = hash("sha256", `${salt} ${network}`);
  await transaction.insertInto("sale_senders").values({ id, sender }).execute();
}

/**
 * Deletes the salt and every hash made with it once the salt is 30 days old, so that no hash is ever
 * older. Resolves to the number of hashes deleted.
 */
export async function forgetSenders(db: Kysely<Tables>, now: string): Promise<number> {
  const oldest = new Date(Date.parse(now) - senderDays * 86_400_000).toISOString();
  const { numDeletedRows } = await db
    .deleteFrom("sender_salt")
    // Otherwise, a clock that was wrong for a moment could keep the salt for years.
    .where((row) =>
      row.or([row("made_at", "<=", oldest), row("made_at", ">", latestPlausible(now))]),
    )
    .executeTakeFirst();
  return numDeletedRows === 0n ? 0 : forgetAllSenders(db);
}

export async function forgetAllSenders(db: Kysely<Tables>): Promise<number> {
  await db.deleteFrom("sender_salt").execute();
  const { numDeletedRows } = await db.deleteFrom("sale_senders").executeTakeFirst();
  return Number(numDeletedRows);
}
