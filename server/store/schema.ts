// Tested with both databases in store.test.ts.
import { Kysely, type Dialect, sql } from "kysely";
import {
  type Kind,
  NewerDatabase,
  type SaleReview,
  type Store,
  type ScrubBlockedBy,
} from "./store.ts";
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from "kysely/migration";

/** Everything that visitors sent. Times are ISO text, so that both databases compare them alike. */
interface EntriesTable {
  id: string;
  kind: Kind;
  /** In lowercase, for lookups; the payload keeps the visitor's spelling. Empty for a submission without an address. */
  email: string;
  received_at: string;
  /** The submission as JSON, with the version of its shape. Text, because jsonb would reorder its keys and refuse \u0000. */
  payload: string;
}

/**
 * Mail that is still to be sent, at most one for each entry; the row is deleted once it is sent.
 */
interface OutboxTable {
  id: string;
  attempts: number;
  next_attempt_at: string;
  leased_until: string | null;
  /** 1 once the mail has been given up on; SQLite has no boolean. */
  dead: 0 | 1;
  last_error: string;
}

/** What the operator decided about a reported sale. */
interface SaleReviewsTable {
  id: string;
  state: SaleReview["state"];
  reason: string;
  public_source: string;
}

/** A salted hash of the network that each reported sale came from. */
interface SaleSendersTable {
  id: string;
  sender: string;
}

/** At most one row: the secret in the hashes of all senders. */
interface SenderSaltTable {
  id: number;
  salt: string;
  made_at: string;
}

export interface Tables {
  entries: EntriesTable;
  outbox: OutboxTable;
  sale_reviews: SaleReviewsTable;
  sale_senders: SaleSendersTable;
  sender_salt: SenderSaltTable;
}

export interface Database {
  readonly db: Kysely<Tables>;
  /** True if it can lock individual rows: SQLite can lock only the whole file. */
  readonly locksRows: boolean;
  readonly backUp: Store["backUp"];
  readonly clockTime: Store["clockTime"];
  /** True if its file was replaced, so that it must be opened again. */
  readonly isStale: () => boolean;
  /** Removes what the file and its log still contain of deleted rows. */
  readonly scrub: () => Promise<ScrubBlockedBy | null>;
}

/**
 * Opens a database and brings its tables up to date. Processes that start at the same time take
 * turns: PostgreSQL through Kysely's advisory lock, and SQLite because the whole run is one
 * immediate transaction.
 */
export async function openMigrated(dialect: Dialect): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return db;
  const isNewer = await hasUnknownMigrations(db);
  await db.destroy();
  throw isNewer ? new NewerDatabase() : error;
}

async function hasUnknownMigrations(db: Kysely<Tables>): Promise<boolean> {
  const names = sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)}`;
  const { rows } = await names.execute(db).catch(() => ({ rows: [] }));
  return rows.some(({ name }) => !(name in migrations));
}

/** They run in name order, each once: append new ones, and never edit one that has run. */
const migrations: Record<string, Migration> = {
  "0001-entries": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("entries")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("kind", "text", (column) => column.notNull())
        .addColumn("email", "text", (column) => column.notNull())
        .addColumn("received_at", "text", (column) => column.notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .execute();
      await index(db, "entries", "email");
      await index(db, "entries", "received_at");
    },
  },
  "0002-outbox": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("outbox")
        .addColumn("id", "text", (column) =>
          column.primaryKey().notNull().references("entries.id").onDelete("cascade"),
        )
        .addColumn("attempts", "integer", (column) => column.notNull())
        .addColumn("next_attempt_at", "text", (column) => column.notNull())
        .addColumn("leased_until", "text")
        .addColumn("dead", "integer", (column) => column.notNull())
        .addColumn("last_error", "text", (column) => column.notNull())
        .execute();
      await index(db, "outbox", "next_attempt_at");
    },
  },
  "0003-write-checks": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("write_checks")
        .addColumn("id", "text", (column) => column.primaryKey().notNull())
        .addColumn("payload", "text", (column) => column.notNull())
        .execute();
    },
  },
  // A list is read in pages, each starting where the last one ended, without sorting again.
  "0004-order-of-entries": {
    async up(db: Kysely<unknown>) {
      await index(db, "entries", "received_at", "id");
      await index(db, "entries", "email", "received_at", "id");
      await db.schema.dropIndex("entries_received_at").execute();
      await db.schema.dropIndex("entries_email").execute();
    },
  },
  "0005-sale-reviews": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("sale_reviews")
        .addColumn("id", "text", (column) =>
          column.primaryKey().notNull().references("entries.id").onDelete("cascade"),
        )
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("reviewed_at", "text", (column) => column.notNull())
        .execute();
    },
  },
  // A check for room now writes where an entry would go, limits are in memory, and nobody reviewed
  // reported sales then.
  "0006-fewer-tables": {
    async up(db: Kysely<unknown>) {
      await db.schema.dropTable("write_checks").execute();
      await db.schema.dropTable("rate_limits").ifExists().execute();
      await db.schema.dropTable("sale_reviews").execute();
    },
  },
  "0007-reviewed-sales": {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable("sale_reviews")
        .addColumn("id", "text", (column) =>
          column.primaryKey().notNull().references("entries.id").onDelete("cascade"),
        )
        .addColumn("state", "text", (column) => column.notNull())
        .addColumn("reason", "text", (column) => column.notNull())
        .addColumn("public_source", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("sale_senders")
        .addColumn("id", "text", (column) =>
          column.primaryKey().notNull().references("entries.id").onDelete("cascade"),
        )
        .addColumn("sender", "text", (column) => column.notNull())
        .execute();
      await db.schema
        .createTable("sender_salt")
        .addColumn("id", "integer", (column) => column.primaryKey().notNull())
        .addColumn("salt", "text", (column) => column.notNull())
        .addColumn("made_at", "text", (column) => column.notNull())
        .execute();
    },
  },
};

async function index(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  const name = [table, ...columns].join("_");
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
