import type { Entry, Submission } from "../../domain/submissions/entry.ts";

export type Kind = Entry["kind"];

/**
 * What became of a submission. A "duplicate" was stored before under its id, as a retry sends it;
 * a "conflict" has the id of an entry with other content, and is not stored.
 */
export type Added = "added" | "duplicate" | "conflict";

/** Which entries are meant: those to which everything given applies. */
export interface EntryFilter {
  readonly kind?: Kind;
  /** Without regard to case. */
  readonly email?: string;
  /** An ISO time. */
  readonly receivedBefore?: string;
}

export interface EntryPage extends EntryFilter {
  /** Only what comes after this entry in the list. */
  readonly before?: Pick<Entry, "id" | "receivedAt">;
  readonly limit?: number;
}

/** One mail that is still to be sent, or that has been given up. */
export interface OutboxItem {
  readonly entry: Entry;
  /** Attempts made so far. */
  readonly attempts: number;
  /** ISO time before which it is not tried again; null once it has been given up. */
  readonly nextAttemptAt: string | null;
  readonly lastError: string;
}

export interface Erased {
  /** How many entries are gone. */
  readonly erased: number;
  /** SQLite's log may still hold them, because another program is reading the database. */
  readonly tracesLeft: boolean;
}

export interface Restored extends Erased {
  /** How many addresses are recorded as erased; null if no record is there. */
  readonly addressesErased: number | null;
  readonly mailGivenUp: number;
}

export interface Stats {
  readonly messages: number;
  readonly leads: number;
  readonly oldest: string | null;
  readonly newest: string | null;
  readonly mailWaiting: number;
  readonly mailDead: number;
}

/**
 * Where submissions are kept. Every promise rejects with `StoreUnavailable` when the database
 * cannot do its work now: locked, full, read-only or away, and the caller may try again; or damaged,
 * which its message says.
 */
export interface Store {
  /**
   * Stores a submission durably: when this resolves, it survives a crash. An id that is stored
   * already changes nothing. With `mail`, the mail to send is stored with a new entry.
   */
  add(submission: Submission, receivedAt: string, options: { mail: boolean }): Promise<Added>;
  /** Newest first. */
  list(page: EntryPage & { readonly limit: number }): Promise<Entry[]>;
  /**
   * Newest first, any number of them in little memory. What is added or erased meanwhile may be
   * left out or not; every other entry comes once.
   */
  entries(page?: EntryPage): AsyncIterable<Entry>;
  count(filter?: EntryFilter): Promise<number>;
  get(id: string): Promise<Entry | null>;
  /** Everything from one address, without regard to case; newest first. */
  byEmail(email: string): Promise<Entry[]>;
  /**
   * Removes everything from one address and its mail, and records that outside the database, so
   * that it can be done again in a restored backup. `now` is an ISO time.
   */
  erase(email: string, now: string): Promise<Erased>;
  /** Removes entries received before an ISO time, and their mail. */
  purge(before: string): Promise<Erased>;
  /**
   * To be done once in a restored backup: removes again what was erased after it was made, and
   * gives up the mail that waits, which may have been sent since.
   */
  afterRestore(): Promise<Restored>;
  stats(): Promise<Stats>;

  /**
   * Takes mails that are due, so that no other process takes them before `leaseUntil` (ISO), which
   * is `mailLeaseMs` from now. Oldest first.
   */
  takeDueMail(now: string, leaseUntil: string, limit: number): Promise<OutboxItem[]>;
  mailSent(id: string): Promise<void>;
  /** Records a failure; `nextAttemptAt` null gives the mail up as a dead letter. */
  mailFailed(id: string, error: string, nextAttemptAt: string | null): Promise<void>;
  /** The newest mails given up, at most 20; `stats` counts all. */
  deadMail(): Promise<OutboxItem[]>;
  /** The mail about an entry; null where none is left to send. */
  mailOf(id: string): Promise<OutboxItem | null>;
  /** Makes dead letters and waiting mails due at once; returns how many. */
  retryMail(now: string): Promise<number>;

  /** Resolves when the largest entry could be stored now; asks for a write to the disk. */
  checkWritable(): Promise<void>;
  /** Writes a consistent copy to a file (SQLite only; PostgreSQL rejects, naming pg_dump). */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** The database cannot do its work now. */
export class StoreUnavailable extends Error {}
