import type { Entry, EntryOf, Submission } from "../../domain/submissions/entry.ts";

export type Kind = Entry["kind"];

/**
 * The outcome of a submission. A "duplicate" is already stored under its id, as after a retry; a
 * "conflict" has the id of an entry with different content and is not stored.
 */
export type Added = "added" | "duplicate" | "conflict";

export interface EntryFilter {
  readonly kind?: Kind;
  /** Case-insensitive. An empty one matches nothing, not even entries that were sent without one. */
  readonly email?: string;
  /** An ISO time. */
  readonly receivedBefore?: string;
}

export interface EntryPage extends EntryFilter {
  /** Only entries that come after this one in the list. */
  readonly before?: Pick<Entry, "id" | "receivedAt">;
  readonly limit?: number;
}

export interface OutboxItem {
  readonly entry: Entry;
  readonly attempts: number;
  /** The ISO time before which it is not tried again; null once we have given up on it. */
  readonly nextAttemptAt: string | null;
  readonly lastError: string;
}

export interface SaleReview {
  readonly state: "accepted" | "rejected";
  /** Empty for a sale that was accepted without one. */
  readonly reason: string;
  /** The address where anybody can check the sale, or empty. */
  readonly publicSource: string;
}

export type NewSaleReview = Pick<SaleReview, "state" | "reason"> & Partial<SaleReview>;

export interface ReceivedSale {
  readonly entry: EntryOf<"sale">;
  /** The same for sales from one network. Null once it has been forgotten. */
  readonly sender: string | null;
  /** Null until the operator has decided. */
  readonly review: SaleReview | null;
}

/** SQLite's file can't be rewritten: another program is reading it, or there is no room. */
export type ScrubBlockedBy = "being read" | "no room";

export interface Erased {
  readonly erased: number;
  /** Why traces of what was erased may still be in the file or its log; null if all traces are gone. */
  readonly tracesLeft: ScrubBlockedBy | null;
}

export interface Restored extends Erased {
  /** How many erasures are recorded; null if there is no record. */
  readonly erasuresRecorded: number | null;
  readonly mailGivenUp: number;
}

export interface Stats {
  readonly messages: number;
  readonly leads: number;
  readonly sales: number;
  readonly oldest: string | null;
  readonly newest: string | null;
  readonly mailWaiting: number;
  readonly mailDead: number;
  /** Why the email with the longest wait until its next attempt was not sent; "" if none has failed. */
  readonly mailProblem: string;
}

export interface AddOptions {
  readonly mail: boolean;
  readonly network?: string;
}

/**
 * Where submissions are kept. Every promise rejects with `StoreUnavailable` if the database cannot
 * do its work right now: either it is locked, full, read-only, or unreachable, and the caller may
 * try again; or it is damaged, and the message says so.
 */
export interface Store {
  /**
   * Stores a submission durably: once this resolves, it survives a crash. If the id is already
   * stored, nothing changes. With `mail`, the email to send is stored along with a new entry. Only a
   * hash of the `network` that a sale came from is stored.
   */
  add(submission: Submission, receivedAt: string, options: AddOptions): Promise<Added>;
  /** Newest first. */
  list(page: EntryPage & { readonly limit: number }): Promise<Entry[]>;
  /**
   * Newest first, without holding them all in memory. Entries added or erased in the meantime may
   * or may not be included; every other entry appears exactly once.
   */
  entries(page?: EntryPage): AsyncIterable<Entry>;
  count(filter?: EntryFilter): Promise<number>;
  get(id: string): Promise<Entry | null>;
  /**
   * Removes everything from one address and its mail, and records the erasure outside the database,
   * so that it can be repeated in a restored backup. `now` is an ISO time.
   */
  erase(email: string, now: string): Promise<Erased>;
  /** Finds a reported sale by the code we gave its sender; null if no sale has it. */
  saleByCode(code: string): Promise<EntryOf<"sale"> | null>;
  /** Like `erase`, for the one sale that has this code. */
  eraseByCode(code: string, now: string): Promise<Erased>;
  /** Every reported sale, oldest first. */
  sales(): Promise<ReceivedSale[]>;
  /** If no public source is given, a sale keeps the one it has. */
  reviewSales(ids: readonly string[], review: NewSaleReview): Promise<void>;
  /** Forgets who sent which sale once their salt is 30 days old, as of an ISO time. */
  forgetSenders(now: string): Promise<Erased>;
  /** Removes entries received before an ISO time, and their mail. */
  purge(before: string): Promise<Erased>;
  /**
   * Run once in a restored backup: erases again what was erased after the backup was made, and gives
   * up on waiting mail, which may have been sent since.
   */
  afterRestore(): Promise<Restored>;
  stats(): Promise<Stats>;

  /**
   * Takes emails that are due, so that no other process takes them before `leaseUntil` (ISO), which
   * is `mailLeaseMs` from now. Oldest first.
   */
  takeDueMail(now: string, leaseUntil: string, limit: number): Promise<OutboxItem[]>;
  mailSent(id: string): Promise<void>;
  /** Records a failure; `nextAttemptAt` null gives up on the mail, as a dead letter. */
  mailFailed(id: string, error: string, nextAttemptAt: string | null): Promise<void>;
  /** The newest emails that were given up on, at most 20; `stats` counts all of them. */
  deadMail(): Promise<OutboxItem[]>;
  /** The email about an entry; null if none is left to send. */
  mailOf(id: string): Promise<OutboxItem | null>;
  /** Makes dead letters and waiting emails due immediately; resolves to how many. */
  retryMail(now: string): Promise<number>;

  /** Resolves if a long entry could be stored right now; this writes to the disk. */
  checkWritable(): Promise<void>;
  /**
   * Writes a consistent copy to a file, reads it again, and resolves to its number of entries (SQLite
   * only; PostgreSQL rejects, naming pg_dump).
   */
  backUp(file: string): Promise<number>;
  /**
   * An ISO time that isn't from this machine's current clock: when SQLite's file was last written
   * before it was opened, or what PostgreSQL's clock says.
   */
  clockTime(): Promise<string>;
  close(): Promise<void>;
}

export class StoreUnavailable extends Error {}

/** An earlier version of the program has replaced this one. Only starting it again can change that. */
export class NewerDatabase extends StoreUnavailable {
  readonly code = "made by a newer version";

  constructor() {
    super(
      "This database was made by a newer version of CartWorth: update, or restore an earlier backup.",
    );
  }
}

/** Trying again will not help, but the caller can do no more about it than about an outage. */
export function damagedStoreError(cause: unknown): StoreUnavailable {
  const advice = "Stop the server and restore a backup.";
  return new StoreUnavailable(`The database file is damaged. ${advice}`, { cause });
}
