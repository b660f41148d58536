import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { type Entry, type Submission, emailOf } from "../../domain/submissions/entry.ts";
import { withWholeCart } from "../../domain/submissions/lead.ts";
import { withSaleMonth } from "../../domain/submissions/sale.ts";
import type { Tables } from "./schema.ts";
import {
  type EntryFilter,
  type EntryPage,
  type Store,
  StoreUnavailable,
  damagedStoreError,
} from "./store.ts";
import { isDeepStrictEqual } from "node:util";

/** With pasted stock, a row may be 600 KB, so a page is 30 MB at worst. */
const maxPageSize = 50;

/**
 * Each page begins where the last one ended, rather than at an offset, so that entries added or
 * erased in the meantime do not shift the others.
 */
export async function* readInPages(page: Store["list"], target: EntryPage): AsyncGenerator<Entry> {
  let { before, limit: left = Infinity } = target;
  while (left > 0) {
    const limit = Math.min(left, maxPageSize);
    const entries = await page({ ...target, before, limit });
    yield* entries;
    if (entries.length < limit) return;
    before = entries.at(-1);
    left -= limit;
  }
}

export async function list(db: Kysely<Tables>, { before, limit, ...filter }: EntryPage) {
  let query = newestFirst(db).where((row) => matchesFilter(row, filter));
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
    .where((row) => matchesFilter(row, filter))
    .executeTakeFirstOrThrow();
  return Number(n);
}

function matchesFilter(
  row: ExpressionBuilder<Tables, "entries">,
  { kind, email, receivedBefore }: EntryFilter,
) {
  return row.and([
    ...(kind === undefined ? [] : [row("kind", "=", kind)]),
    ...(email === undefined ? [] : [isFromAddress(row, email)]),
    ...(receivedBefore === undefined ? [] : [row("received_at", "<", receivedBefore)]),
  ]);
}

export async function get(db: Kysely<Tables>, id: string): Promise<Entry | null> {
  const row = await newestFirst(db).where("id", "=", id).executeTakeFirst();
  return row === undefined ? null : toEntry(row);
}

/**
 * The id breaks ties between entries received at the same moment, so that the order of a list never
 * changes.
 */
function newestFirst(db: Kysely<Tables>) {
  return db
    .selectFrom("entries")
    .select(["payload", "received_at"])
    .orderBy("received_at", "desc")
    .orderBy("id", "desc");
}

/** A submission without an address is from nobody. */
export function isFromAddress(row: ExpressionBuilder<Tables, "entries">, email: string) {
  return row.and([row("email", "=", email.toLowerCase()), row("email", "!=", "")]);
}

type EntryRow = Selectable<Tables["entries"]>;

export function toRow(submission: Submission, receivedAt: string): EntryRow {
  return {
    id: submission.id,
    kind: submission.kind,
    email: emailOf(submission).toLowerCase(),
    received_at: receivedAt,
    payload: JSON.stringify({ version, ...submission }),
  };
}

export function toEntry(row: Pick<EntryRow, "payload" | "received_at">): Entry {
  return { ...parsePayload(row), receivedAt: row.received_at };
}

/**
 * Compares content whatever the order of its keys. A lead's page may differ,
 * because its address can change between two tries.
 */
export function hasSameContent(a: Pick<EntryRow, "payload">, b: Pick<EntryRow, "payload">) {
  return isDeepStrictEqual(contentOf(a), contentOf(b));
}

function contentOf({ payload }: Pick<EntryRow, "payload">): Submission {
  const submission = parsePayload({ payload });
  return submission.kind === "lead" ? { ...submission, page: "" } : submission;
}

/**
 * Steps that each turn a payload of one version into the next, starting with version 1. When the
 * shape of a submission changes, add a step: entries that are already stored keep their old shape.
 */
const steps: readonly ((payload: Record<string, unknown>) => Record<string, unknown>)[] = [
  (payload) => (payload["kind"] === "lead" ? withWholeCart(payload) : payload),
  (payload) => (payload["kind"] === "sale" ? withSaleMonth(payload) : payload),
];

const version = steps.length + 1;

function parsePayload({ payload }: Pick<EntryRow, "payload">): Submission {
  // The first rows were stored without a version.
  const { version: stored = 1, ...fields } = parseObject(payload);
  if (typeof stored !== "number" || !Number.isSafeInteger(stored) || stored < 1) {
    throw damagedStoreError(new Error(`A payload has the version ${JSON.stringify(stored)}.`));
  }
  if (stored > version) throw newerPayload(stored);
  const upgraded = steps.slice(stored - 1).reduce((older, step) => step(older), fields);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a submission of this version
  return upgraded as unknown as Submission;
}

/** The database does not notice damage to the text inside a row. */
function parseObject(payload: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(payload);
  } catch (error) {
    throw damagedStoreError(error);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw damagedStoreError(new Error("A payload is not an object."));
}

function newerPayload(stored: number): StoreUnavailable {
  return new StoreUnavailable(
    `An entry was stored by a newer version of CartWorth: its payload has version ${stored}, and ` +
      `this one reads versions up to ${version}. Update CartWorth.`,
  );
}
