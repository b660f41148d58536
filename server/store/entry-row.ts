import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { Entry, Submission } from "../../domain/submissions/entry.ts";
import { damaged } from "./availability.ts";
import type { Tables } from "./schema.ts";

type EntryRow = Selectable<Tables["entries"]>;

export function toRow(submission: Submission, receivedAt: string): EntryRow {
  return {
    id: submission.id,
    kind: submission.kind,
    email: submission.email.toLowerCase(),
    received_at: receivedAt,
    payload: JSON.stringify(submission),
  };
}

export function toEntry(row: Pick<EntryRow, "payload" | "received_at">): Entry {
  return { ...parsePayload(row), receivedAt: row.received_at };
}

/**
 * Whether two rows hold the same content, whatever the order of its keys. A lead's page may
 * differ: its address can change between two tries.
 */
export function hasSameContent(a: Pick<EntryRow, "payload">, b: Pick<EntryRow, "payload">) {
  return isDeepStrictEqual(contentOf(a), contentOf(b));
}

function contentOf({ payload }: Pick<EntryRow, "payload">): Submission {
  const submission = parsePayload({ payload });
  return submission.kind === "lead" ? { ...submission, page: "" } : submission;
}

/** The database does not notice when the text within a row is damaged. */
function parsePayload({ payload }: Pick<EntryRow, "payload">): Submission {
  try {
    return JSON.parse(payload);
  } catch (error) {
    throw damaged(error);
  }
}
