import { isDeepStrictEqual } from "node:util";
import type { Selectable } from "kysely";
import type { Entry, Submission } from "../../domain/submissions/entry.ts";
import type { Tables } from "./schema.ts";
import { StoreUnavailable, damaged } from "./store.ts";

type EntryRow = Selectable<Tables["entries"]>;

export function toRow(submission: Submission, receivedAt: string): EntryRow {
  return {
    id: submission.id,
    kind: submission.kind,
    email: submission.email.toLowerCase(),
    received_at: receivedAt,
    payload: JSON.stringify({ version, ...submission }),
  };
}

export function toEntry(row: Pick<EntryRow, "payload" | "received_at">): Entry {
  return { ...parsePayload(row), receivedAt: row.received_at };
}

/**
 * Tells whether two rows hold the same content, whatever the order of its keys. A lead's page may differ,
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
const steps: readonly ((payload: Record<string, unknown>) => Record<string, unknown>)[] = [];

const version = steps.length + 1;

function parsePayload({ payload }: Pick<EntryRow, "payload">): Submission {
  // The first rows were stored without a version.
  const { version: stored = 1, ...fields } = parseObject(payload);
  if (typeof stored !== "number" || !Number.isSafeInteger(stored) || stored < 1) {
    throw damaged(new Error(`A payload has the version ${JSON.stringify(stored)}.`));
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
    throw damaged(error);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw damaged(new Error("A payload is not an object."));
}

function newerPayload(stored: number): StoreUnavailable {
  return new StoreUnavailable(
    `An entry was stored by a newer version of CartWorth: its payload has version ${stored}, and ` +
      `this one reads versions up to ${version}. Update CartWorth.`,
  );
}
