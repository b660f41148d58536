import { type Store, StoreUnavailable } from "./store.ts";
import { reopening } from "./reopening.ts";

/** What a running server does with its store. */
export type ServerStore = Pick<
  Store,
  "add" | "checkWritable" | "stats" | "takeDueMail" | "mailSent" | "mailFailed" | "close"
> & {
  /** Opens the store now; rejects if anything prevents that. */
  readonly open: () => Promise<void>;
};

/**
 * A store that opens when it is first used, and tries again as long as that fails: the pages are
 * served whatever has happened to the database. If its files were replaced, it is opened again.
 * Whatever the reason the database refuses something, the error is `StoreUnavailable`, because all
 * the visitor can do is try again.
 */
export function lateStore(open: () => Promise<Store>, pauseMs = 5000): ServerStore {
  let store: Store | null = null;
  const opening = reopening(async () => (store = await open()), pauseMs);

  async function use<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const opened = await opening.get().catch(unavailable);
    try {
      return await work(opened);
    } catch (error) {
      if (!(error instanceof StoreUnavailable) && !isOfDatabase(error)) throw error;
      if (isStale(error) && store === opened) {
        store = null;
        opening.reset();
        await opened.close().catch(() => {});
      }
      return unavailable(error);
    }
  }

  return {
    open: async () => void (await opening.get()),
    add: (...submission) => use((opened) => opened.add(...submission)),
    checkWritable: () => use((opened) => opened.checkWritable()),
    stats: () => use((opened) => opened.stats()),
    takeDueMail: (...due) => use((opened) => opened.takeDueMail(...due)),
    mailSent: (id) => use((opened) => opened.mailSent(id)),
    mailFailed: (...failure) => use((opened) => opened.mailFailed(...failure)),
    close: async () => store?.close(),
  };
}

function unavailable(error: unknown): never {
  if (error instanceof StoreUnavailable) throw error;
  throw new StoreUnavailable("The database is not available right now.", { cause: error });
}

/** An error from SQLite or PostgreSQL itself. Anything else is a bug of ours. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && ("errcode" in error || "severity" in error);
}

/** The file was replaced, or was read-only when it was opened: opening it again may help. */
function isStale(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (!(cause instanceof Error)) return false;
  if ("code" in cause && cause.code === "STALE_FILE") return true;
  return "errcode" in cause && (Number(cause.errcode) & 0xff) === sqliteReadOnly;
}

const sqliteReadOnly = 8;
