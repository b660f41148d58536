import type { Kysely } from "kysely";
import type { Kind, Review, Store, TracesLeft } from "./store.ts";

/** Everything that visitors sent. Times are ISO text, so that both databases compare them alike. */
interface EntriesTable {
  id: string;
  kind: Kind;
  /** In lowercase, for lookups; the payload keeps the visitor's spelling. Empty if there is none. */
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
  /** 1 once the mail has been given up; SQLite has no boolean. */
  dead: 0 | 1;
  last_error: string;
}

/** The operator's decisions about reported sales; a sale without a row is new. */
interface SaleReviewsTable {
  id: string;
  state: Review["state"];
  reviewed_at: string;
}

/** Always empty: a row is written and deleted to test whether the database can be written. */
interface WriteChecksTable {
  id: string;
  payload: string;
}

export interface Tables {
  entries: EntriesTable;
  outbox: OutboxTable;
  sale_reviews: SaleReviewsTable;
  write_checks: WriteChecksTable;
}

/** An open database, with what the two kinds do differently. */
export interface Database {
  readonly db: Kysely<Tables>;
  /** True if it can lock individual rows: SQLite can lock only the whole file. */
  readonly locksRows: boolean;
  readonly backup: Store["backup"];
  /** True if its file was replaced, so that it must be opened again. */
  readonly isStale: () => boolean;
  /** Removes what the file and its log still contain of deleted rows. */
  readonly removeTraces: (deleted: number) => Promise<TracesLeft | null>;
}
