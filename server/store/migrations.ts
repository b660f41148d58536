import { type Dialect, Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Tables } from "./schema.ts";

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
  await db.destroy();
  throw error;
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
};

async function index(db: Kysely<unknown>, table: string, ...columns: string[]): Promise<void> {
  const name = [table, ...columns].join("_");
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
