// Tested with both databases in store.test.ts.
import type { Kysely, Selectable } from "kysely";
import { toEntry } from "./entries.ts";
import type { Tables } from "./schema.ts";
import type { OutboxItem } from "./store.ts";

export function newOutboxRow(id: string, dueAt: string): Selectable<Tables["outbox"]> {
  return {
    id,
    attempts: 0,
    next_attempt_at: dueAt,
    leased_until: null,
    dead: 0,
    last_error: "",
  };
}

interface TakeOptions {
  readonly now: string;
  readonly leaseUntil: string;
  readonly limit: number;
  readonly locksRows: boolean;
}

/** Reads and leases in one transaction, so that no other process can take the same email. */
export async function takeDue(db: Kysely<Tables>, taking: TakeOptions): Promise<OutboxItem[]> {
  return db.transaction().execute(async (transaction) => {
    const items = await findDue(transaction, taking);
    const ids = items.map(({ entry }) => entry.id);
    if (ids.length > 0) {
      const leased = { leased_until: taking.leaseUntil };
      await transaction.updateTable("outbox").set(leased).where("id", "in", ids).execute();
    }
    return items;
  });
}

async function findDue(db: Kysely<Tables>, taking: TakeOptions): Promise<OutboxItem[]> {
  const { now, leaseUntil, limit, locksRows } = taking;
  const query = oldestFirst(db)
    .where("dead", "=", 0)
    .where((is) =>
      is.or([
        is("next_attempt_at", "<=", now),
        is("next_attempt_at", ">", latestPlausible(now, maxRetryDelayMs)),
      ]),
    )
    .where((is) =>
      is.or([
        is("leased_until", "is", null),
        is("leased_until", "<=", now),
        is("leased_until", ">", latestPlausible(leaseUntil)),
      ]),
    )
    .limit(limit);
  const rows = await (locksRows ? query.forUpdate("outbox").skipLocked() : query).execute();
  return rows.map(toItem);
}

/** Turns all waiting mail into dead letters; resolves to how many. */
export async function giveUpMail(db: Kysely<Tables>, reason: string): Promise<number> {
  const result = await db
    .updateTable("outbox")
    .set({ dead: 1, last_error: reason, leased_until: null })
    .where("dead", "=", 0)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function recordSent(db: Kysely<Tables>, id: string): Promise<void> {
  await db.deleteFrom("outbox").where("id", "=", id).execute();
}

export async function recordFailed(
  db: Kysely<Tables>,
  id: string,
  error: string,
  nextAttemptAt: string | null,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set((row) => ({
      attempts: row("attempts", "+", 1),
      // PostgreSQL cannot store the null character, and a mail server may send one.
      last_error: error.replaceAll("\0", ""),
      leased_until: null,
      ...(nextAttemptAt === null ? { dead: 1 } : { next_attempt_at: nextAttemptAt }),
    }))
    .where("id", "=", id)
    .execute();
}

const maxDeadMail = 20;

export async function listDeadMail(db: Kysely<Tables>): Promise<OutboxItem[]> {
  const query = selectMail(db).orderBy("received_at", "desc").orderBy("entries.id", "desc");
  return (await query.where("dead", "=", 1).limit(maxDeadMail).execute()).map(toItem);
}

export async function mailOf(db: Kysely<Tables>, id: string): Promise<OutboxItem | null> {
  const row = await selectMail(db).where("outbox.id", "=", id).executeTakeFirst();
  return row === undefined ? null : toItem(row);
}

/**
 * A lease stays, so that an email that is being sent right now is not sent twice, unless the lease
 * is a mistake.
 */
export async function retryMail(db: Kysely<Tables>, now: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const revived = { dead: 0, next_attempt_at: now } as const;
    const result = await transaction.updateTable("outbox").set(revived).executeTakeFirst();
    await transaction
      .updateTable("outbox")
      .set({ leased_until: null })
      .where("leased_until", ">", latestPlausible(now, mailLeaseMs))
      .execute();
    return Number(result.numUpdatedRows);
  });
}

function oldestFirst(db: Kysely<Tables>) {
  return selectMail(db).orderBy("received_at").orderBy("entries.id");
}

function selectMail(db: Kysely<Tables>) {
  return db
    .selectFrom("outbox")
    .innerJoin("entries", "entries.id", "outbox.id")
    .select(["payload", "received_at", "attempts", "next_attempt_at", "dead", "last_error"]);
}

type ItemRow = Awaited<ReturnType<ReturnType<typeof selectMail>["execute"]>>[number];

function toItem(row: ItemRow): OutboxItem {
  return {
    entry: toEntry(row),
    attempts: row.attempts,
    nextAttemptAt: row.dead ? null : row.next_attempt_at,
    lastError: row.last_error,
  };
}

/** How long the process that sends an email holds it. */
export const mailLeaseMs = 5 * 60_000;

/** The longest wait between two attempts. */
export const maxRetryDelayMs = 6 * 60 * 60_000;

/** How far the clocks of two machines may differ before one of them is considered wrong. */
const maxClockSkewMs = 5 * 60_000;

/**
 * The latest ISO time that a clock could plausibly have produced for `aheadMs` from now. A later one
 * comes from a clock that was wrong for a moment, and without this, its email would wait for years.
 */
export function latestPlausible(now: string, aheadMs = 0): string {
  return new Date(Date.parse(now) + aheadMs + maxClockSkewMs).toISOString();
}
