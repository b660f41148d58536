// Tested in store.test.ts and sqlite-store.test.ts.
import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import type { Kysely } from "kysely";
import { count, get, readInPages, list, hasSameContent, toRow } from "./entries.ts";
import {
  type ErasureLog,
  erase,
  eraseByCode,
  openErasureLog,
  purge,
  repeatAfterRestore,
} from "./erasure-log.ts";
import {
  listDeadMail,
  recordFailed,
  mailOf,
  recordSent,
  retryMail,
  takeDue,
  newOutboxRow,
} from "./outbox.ts";
import { openPostgres } from "./postgres.ts";
import type { Database, Tables } from "./schema.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { forgetSenders, keepSender, listSales, reviewSales, findSaleByCode } from "./sales.ts";
import { isDamaged, isLocked, openSqlite } from "./sqlite.ts";
import {
  type AddOptions,
  type Erased,
  type Stats,
  type Store,
  type Added,
  NewerDatabase,
  StoreUnavailable,
  damagedStoreError,
} from "./store.ts";
import type { Submission } from "../../domain/submissions/entry.ts";

interface StoreLocation {
  /** A PostgreSQL address. Empty: a SQLite file in `dataDir`. */
  readonly databaseUrl: string;
  /** Also the folder of the log of erasures. */
  readonly dataDir: string;
}

export function openStore({ databaseUrl, dataDir }: StoreLocation): Store {
  const open = () => (databaseUrl === "" ? openSqlite(dataDir) : openPostgres(databaseUrl));
  return createStore(open, openErasureLog(dataDir));
}

export function createStore(open: () => Promise<Database>, erasures: ErasureLog): Store {
  const { use, close } = createReopener(open);

  const run =
    <Given extends unknown[], Result>(
      work: (db: Kysely<Tables>, ...given: Given) => Promise<Result>,
    ) =>
    (...given: Given) =>
      use(({ db }) => work(db, ...given));

  const scrubAfter = async (database: Database, deleting: Promise<number>): Promise<Erased> => {
    const erased = await deleting;
    return { erased, tracesLeft: await database.scrub() };
  };

  return {
    add: run(add),
    list: run(list),
    entries: (target = {}) => readInPages(run(list), target),
    count: run(count),
    get: run(get),
    erase: (email, now) =>
      use((database) => scrubAfter(database, erase(database.db, erasures, email, now))),
    saleByCode: run(findSaleByCode),
    eraseByCode: (code, now) =>
      use((database) => scrubAfter(database, eraseByCode(database.db, erasures, code, now))),
    sales: run(listSales),
    reviewSales: run(reviewSales),
    forgetSenders: (now) =>
      use(async (database) => {
        const forgetting = database.db
          .transaction()
          .execute((transaction) => forgetSenders(transaction, now));
        // Rewriting the file holds up everybody, and this is called often.
        if ((await forgetting) === 0) return { erased: 0, tracesLeft: null };
        return scrubAfter(database, forgetting);
      }),
    purge: (before) => use((database) => scrubAfter(database, purge(database.db, before))),
    afterRestore: () =>
      use(async (database) => {
        const repeated = await repeatAfterRestore(database.db, erasures);
        return { ...repeated, tracesLeft: await database.scrub() };
      }),
    stats: run(stats),
    takeDueMail: (now, leaseUntil, limit) =>
      use(({ db, locksRows }) => takeDue(db, { now, leaseUntil, limit, locksRows })),
    mailSent: run(recordSent),
    mailFailed: run(recordFailed),
    deadMail: run(listDeadMail),
    mailOf: run(mailOf),
    retryMail: run(retryMail),
    checkWritable: run(checkWritable),
    backUp: (file) => use(({ backUp }) => backUp(file)),
    clockTime: () => use(({ clockTime }) => clockTime()),
    close,
  };
}

const lockWaitMs = 3000;
const lockPollMs = 10;

/** Opens the database on first use, and again after a failure or when its file was replaced. */
function createReopener(open: () => Promise<Database>) {
  let opening: Promise<Database> | null = null;

  async function openCurrent(): Promise<Database> {
    const current = (opening ??= open());
    const database = await current.catch((error: unknown) => {
      if (opening === current && !(error instanceof NewerDatabase)) opening = null;
      throw error;
    });
    if (!database.isStale()) return database;
    if (opening === current) {
      opening = null;
      await database.db.destroy();
    }
    return openCurrent();
  }

  /**
   * Waits without holding up anything else while another program has SQLite's file locked: all work
   * can be started over, because it is a single statement or a transaction.
   */
  async function use<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const deadline = performance.now() + lockWaitMs;
    for (;;) {
      try {
        return await work(await openCurrent());
      } catch (error) {
        if (!isLocked(error) || performance.now() > deadline) throw unavailableError(error);
      }
      await setTimeout(lockPollMs);
    }
  }

  async function close(): Promise<void> {
    const database = await opening?.catch(() => null);
    await database?.db.destroy();
  }

  return { use, close };
}

function unavailableError(error: unknown): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  if (isDamaged(error)) return damagedStoreError(error);
  return new StoreUnavailable("The database is not available right now.", { cause: error });
}

/** A long description: 5,000 characters of three bytes each. Only pasted stock is larger. */
const longEntryBytes = 16 * 1024;

/**
 * Writes as much as another entry would need. The row is deleted in the same transaction, so that
 * nobody sees it, and the next check must find room again.
 */
async function checkWritable(db: Kysely<Tables>): Promise<void> {
  const row = {
    id: `check ${randomUUID()}`,
    kind: "message" as const,
    email: "",
    received_at: "",
    // PostgreSQL would compress any other text to almost nothing.
    payload: randomBytes((longEntryBytes * 3) / 4).toString("base64"),
  };
  await db.transaction().execute(async (transaction) => {
    await transaction.insertInto("entries").values(row).execute();
    await transaction.deleteFrom("entries").where("id", "=", row.id).execute();
  });
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

/**
 * A single transaction, so that an entry and the email about it are either both kept or both lost.
 */
async function add(
  db: Kysely<Tables>,
  submission: Submission,
  receivedAt: string,
  { mail, network }: AddOptions,
): Promise<Added> {
  const row = toRow(submission, receivedAt);
  return db.transaction().execute(async (transaction) => {
    // A code must lead to only one sale. Ids this much alike are no accident.
    const sameCode =
      submission.kind === "sale" && (await findSaleByCode(transaction, codeOf(row.id)));
    if (sameCode && sameCode.id !== row.id) return "conflict";
    const inserted = await transaction
      .insertInto("entries")
      .values(row)
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returning("id")
      .executeTakeFirst();
    if (inserted !== undefined) {
      if (mail) {
        const waiting = newOutboxRow(row.id, receivedAt);
        await transaction.insertInto("outbox").values(waiting).execute();
      }
      if (submission.kind === "sale" && network !== undefined) {
        await keepSender(transaction, { id: row.id, network, now: receivedAt });
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
