import type { Kysely, Selectable } from "kysely";
import type { Submission } from "../../domain/submissions/entry.ts";
import { hasSameContent, toRow } from "./entry-row.ts";
import { waitingMail } from "./outbox.ts";
import type { Tables } from "./schema.ts";
import type { Added } from "./store.ts";

export interface Adding {
  readonly submission: Submission;
  readonly receivedAt: string;
  readonly mail: boolean;
}

interface Candidate {
  readonly row: Selectable<Tables["entries"]>;
  readonly mail: boolean;
}

/**
 * A single transaction, so that an entry and the email about it are either both kept or both lost.
 */
export async function addAll(db: Kysely<Tables>, asked: readonly Adding[]): Promise<Added[]> {
  const candidates = asked.map(({ submission, receivedAt, mail }) => ({
    row: toRow(submission, receivedAt),
    mail,
  }));
  return db.transaction().execute(async (transaction) => {
    const added = await insertNew(transaction, firstOfEachId(candidates));
    const others = candidates.filter((candidate) => !added.has(candidate));
    const stored = await storedPayloads(transaction, others);
    return candidates.map((candidate) =>
      added.has(candidate) ? "added" : compare(candidate, stored.get(candidate.row.id)),
    );
  });
}

/**
 * Every process uses the same order; otherwise, two processes could each wait for the other's row.
 */
function firstOfEachId(candidates: readonly Candidate[]): Candidate[] {
  const byId = new Map(candidates.toReversed().map((candidate) => [candidate.row.id, candidate]));
  return [...byId.values()].toSorted(({ row: a }, { row: b }) => (a.id < b.id ? -1 : 1));
}

async function insertNew(db: Kysely<Tables>, candidates: readonly Candidate[]) {
  const inserted = await db
    .insertInto("entries")
    .values(candidates.map(({ row }) => row))
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .execute();
  const ids = new Set(inserted.map(({ id }) => id));
  const added = candidates.filter(({ row }) => ids.has(row.id));
  const mails = added.filter(({ mail }) => mail);
  if (mails.length > 0) {
    const waiting = mails.map(({ row }) => waitingMail(row.id, row.received_at));
    await db.insertInto("outbox").values(waiting).execute();
  }
  return new Set(added);
}

async function storedPayloads(db: Kysely<Tables>, candidates: readonly Candidate[]) {
  if (candidates.length === 0) return new Map<string, string>();
  const ids = candidates.map(({ row }) => row.id);
  const rows = await db
    .selectFrom("entries")
    .select(["id", "payload"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, payload }) => [id, payload]));
}

/** An entry that was erased just now cannot be compared; under a new id, nothing is lost. */
function compare({ row }: Candidate, stored: string | undefined): Added {
  const same = stored !== undefined && hasSameContent(row, { payload: stored });
  return same ? "duplicate" : "conflict";
}
