import type { ExpressionBuilder, Kysely } from "kysely";
import type { Entry } from "../../domain/submissions/entry.ts";
import { toEntry } from "./entry-row.ts";
import type { Tables } from "./schema.ts";
import type { EntryFilter, EntryPage, Store } from "./store.ts";

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

/** Whether an entry is from an address. Entries without one are from nobody. */
export function sentFrom(row: ExpressionBuilder<Tables, "entries">, email: string) {
  return row.and([row("email", "=", email.toLowerCase()), row("email", "!=", "")]);
}
