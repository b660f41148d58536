import type { Kysely } from "kysely";
import { type Adding, addAll } from "./add-entries.ts";
import { mapUnavailable } from "./availability.ts";
import { erase, purge, repeatAfterRestore } from "./erase-entries.ts";
import type { ErasureLog } from "./erasure-log.ts";
import { batched } from "./batched.ts";
import { createOutbox } from "./outbox.ts";
import { createReading } from "./read-entries.ts";
import { createReviews } from "./sale-reviews.ts";
import type { Tables } from "./schema.ts";
import {
  type Erased,
  type Restored,
  type Stats,
  type Store,
  type TracesLeft,
  StoreUnavailable,
} from "./store.ts";
import { checkWritable } from "./writable.ts";

interface SqlStoreOptions {
  readonly db: Kysely<Tables>;
  /** Whether the database can lock individual rows: SQLite can lock only the whole file. */
  readonly locksRows: boolean;
  readonly backup: Store["backup"];
  readonly erasures: ErasureLog;
  /** Removes what the file and its log still contain of deleted rows. */
  readonly removeTraces?: (deleted: number) => Promise<TracesLeft | null>;
}

/**
 * Stores entries in one transaction: individually, each would cost a sync to disk; together they
 * cost one.
 */
const maxBatchSize = 100;

/** The store on top of any SQL database that Kysely supports. */
export function createSqlStore({
  db,
  locksRows,
  backup,
  erasures,
  removeTraces = async () => null,
}: SqlStoreOptions): Store {
  const withoutTraces = async (deleting: Promise<number>): Promise<Erased> => {
    const erased = await deleting;
    return { erased, tracesLeft: await removeTraces(erased) };
  };
  const afterRestore = async (): Promise<Restored> => {
    const repeated = await repeatAfterRestore(db, erasures);
    return { ...repeated, ...(await withoutTraces(Promise.resolve(repeated.erased))) };
  };
  const add = batched(
    maxBatchSize,
    (asked: readonly Adding[]) => mapUnavailable(() => addAll(db, asked)),
    (error) => error instanceof StoreUnavailable,
  );
  return {
    add: (submission, receivedAt, { mail }) => add({ submission, receivedAt, mail }),
    ...createReading(db),
    erase: (email, now) => mapUnavailable(() => withoutTraces(erase(db, erasures, email, now))),
    purge: (before) => mapUnavailable(() => withoutTraces(purge(db, before))),
    afterRestore: () => mapUnavailable(() => afterRestore()),
    stats: () => mapUnavailable(() => stats(db)),
    ...createReviews(db),
    ...createOutbox(db, locksRows),
    checkWritable: () => mapUnavailable(() => checkWritable(db)),
    backup: (file) => mapUnavailable(() => backup(file)),
    close: () => db.destroy(),
  };
}

/**
 * A single statement, so that the numbers belong to the same moment; pg returns counts as strings.
 */
async function stats(db: Kysely<Tables>): Promise<Stats> {
  const entries = db.selectFrom("entries");
  const mail = db.selectFrom("outbox").select((row) => row.fn.countAll().as("n"));
  const sent = entries.select((row) => row.fn.countAll().as("n"));
  const row = await db
    .selectNoFrom([
      sent.where("kind", "=", "message").as("messages"),
      sent.where("kind", "=", "lead").as("leads"),
      sent.where("kind", "=", "sale").as("sales"),
      entries.select((entry) => entry.fn.min("received_at").as("t")).as("oldest"),
      entries.select((entry) => entry.fn.max("received_at").as("t")).as("newest"),
      mail.where("dead", "=", 0).as("mailWaiting"),
      mail.where("dead", "=", 1).as("mailDead"),
      db
        .selectFrom("outbox")
        .select("last_error")
        .where("dead", "=", 0)
        .where("last_error", "<>", "")
        .orderBy("next_attempt_at", "desc")
        .limit(1)
        .as("mailProblem"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    messages: Number(row.messages),
    leads: Number(row.leads),
    sales: Number(row.sales),
    mailWaiting: Number(row.mailWaiting),
    mailDead: Number(row.mailDead),
    mailProblem: row.mailProblem ?? "",
  };
}
