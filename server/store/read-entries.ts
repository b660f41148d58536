import type { ExpressionBuilder, Kysely } from "kysely";
import type { Entry } from "../../domain/submissions/entry.ts";
import { mapUnavailable } from "./availability.ts";
import { toEntry } from "./entry-row.ts";
import type { Tables } from "./schema.ts";
import { sentFrom } from "./sent-from.ts";
import type { EntryFilter, EntryPage, Store } from "./store.ts";

type Reading = Pick<Store, "list" | "entries" | "count" | "get" | "byEmail">;

/** The half of the store that reads entries. */
export function createReading(db: Kysely<Tables>): Reading {
  const page = (wanted: EntryPage & { limit: number }) => mapUnavailable(() => list(db, wanted));
  return {
    list: page,
    entries: (wanted = {}) => inPages(page, wanted),
    count: (filter = {}) => mapUnavailable(() => count(db, filter)),
    get: (id) => mapUnavailable(() => get(db, id)),
    byEmail: (email) => mapUnavailable(() => byEmail(db, email)),
  };
}

/** A row is 16 KB at most, so a page is a few megabytes at worst. */
const maxPageSize = 500;

/**
 * Each page begins where the last one ended, rather than at an offset, so that entries added or
 * erased in the meantime do not shift the others.
 */
async function* inPages(page: Store["list"], wanted: EntryPage): AsyncGenerator<Entry> {
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

async function list(db: Kysely<Tables>, { before, limit, ...filter }: EntryPage) {
  let query = newestFirst(db).where((row) => matching(row, filter));
  if (before !== undefined) {
    const last = [before.receivedAt, before.id] as const;
    query = query.where((row) => row(row.refTuple("received_at", "id"), "<", row.tuple(...last)));
  }
  if (limit !== undefined) query = query.limit(limit);
  return (await query.execute()).map(toEntry);
}

async function count(db: Kysely<Tables>, filter: EntryFilter): Promise<number> {
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

async function get(db: Kysely<Tables>, id: string): Promise<Entry | null> {
  const row = await newestFirst(db).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toEntry(row);
}

async function byEmail(db: Kysely<Tables>, email: string): Promise<Entry[]> {
  return list(db, { email });
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
