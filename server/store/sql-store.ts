import type { Kysely } from "kysely";
import { type Adding, addAll } from "./add-entries.ts";
import { reach } from "./availability.ts";
import { erase, purge, repeatAfterRestore } from "./erase-entries.ts";
import type { ErasureLog } from "./erasure-log.ts";
import { grouped } from "./batched.ts";
import { createOutbox } from "./outbox.ts";
import { createReading } from "./read-entries.ts";
import type { Tables } from "./schema.ts";
import { type Erased, type Restored, type Stats, type Store, StoreUnavailable } from "./store.ts";
import { checkWritable } from "./writable.ts";

interface SqlStoreOptions {
  readonly db: Kysely<Tables>;
  /** Whether the database locks rows; one that locks itself whole has no words for it. */
  readonly locksRows: boolean;
  readonly backup: Store["backup"];
  readonly erasures: ErasureLog;
  /** Empties a log beside the database, which holds rows deleted from it; false: it could not. */
  readonly emptyLog?: () => Promise<boolean>;
}

/** Entries in one transaction: each costs a sync to the disk alone, and together they cost one. */
const largestGroup = 100;

/** The store over any SQL database that Kysely speaks to. */
export function createSqlStore({
  db,
  locksRows,
  backup,
  erasures,
  emptyLog,
}: SqlStoreOptions): Store {
  // Also when nothing was deleted: an earlier time may have left traces.
  const withoutTraces = async (deleting: Promise<number>): Promise<Erased> => ({
    erased: await deleting,
    tracesLeft: (await emptyLog?.()) === false,
  });
  const afterRestore = async (): Promise<Restored> => {
    const repeated = await repeatAfterRestore(db, erasures);
    return { ...repeated, ...(await withoutTraces(Promise.resolve(repeated.erased))) };
  };
  const add = grouped(
    largestGroup,
    (asked: readonly Adding[]) => reach(() => addAll(db, asked)),
    (error) => error instanceof StoreUnavailable,
  );
  return {
    add: (submission, receivedAt, { mail }) => add({ submission, receivedAt, mail }),
    ...createReading(db),
    erase: (email, now) => reach(() => withoutTraces(erase(db, erasures, email, now))),
    purge: (before) => reach(() => withoutTraces(purge(db, before))),
    afterRestore: () => reach(() => afterRestore()),
    stats: () => reach(() => stats(db)),
    ...createOutbox(db, locksRows),
    checkWritable: () => reach(() => checkWritable(db)),
    backup: (file) => reach(() => backup(file)),
    close: () => db.destroy(),
  };
}

/** One statement, so that the numbers belong to one moment; pg gives counts as strings. */
async function stats(db: Kysely<Tables>): Promise<Stats> {
  const entries = db.selectFrom("entries");
  const mail = db.selectFrom("outbox").select((row) => row.fn.countAll().as("n"));
  const sent = entries.select((row) => row.fn.countAll().as("n"));
  const row = await db
    .selectNoFrom([
      sent.where("kind", "=", "message").as("messages"),
      sent.where("kind", "=", "lead").as("leads"),
      entries.select((entry) => entry.fn.min("received_at").as("t")).as("oldest"),
      entries.select((entry) => entry.fn.max("received_at").as("t")).as("newest"),
      mail.where("dead", "=", 0).as("mailWaiting"),
      mail.where("dead", "=", 1).as("mailDead"),
    ])
    .executeTakeFirstOrThrow();
  return {
    ...row,
    messages: Number(row.messages),
    leads: Number(row.leads),
    mailWaiting: Number(row.mailWaiting),
    mailDead: Number(row.mailDead),
  };
}
