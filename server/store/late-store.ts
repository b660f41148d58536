import { type Store, StoreUnavailable } from "./store.ts";
import { reopening } from "./reopening.ts";

/** What a running server does with the store. */
export type ServerStore = Pick<
  Store,
  "add" | "checkWritable" | "stats" | "takeDueMail" | "mailSent" | "mailFailed" | "close"
> & {
  /** Opens it now; rejects with whatever stands in the way. */
  readonly open: () => Promise<void>;
};

/**
 * A store that is opened at its first use, and tried again for as long as that fails: the pages are
 * served whatever has become of the database. It is opened anew when its files were replaced. What
 * the database refuses, for whatever reason, is `StoreUnavailable`: the visitor can only try again.
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
  throw new StoreUnavailable("The database cannot do its work now.", { cause: error });
}

/** An error of SQLite, or one that PostgreSQL answered. Anything else is a bug of ours. */
function isOfDatabase(error: unknown): boolean {
  return error instanceof Error && ("errcode" in error || "severity" in error);
}

/** A file that was replaced, or was read-only when it was opened: another opening may do better. */
function isStale(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : null;
  if (!(cause instanceof Error)) return false;
  if ("code" in cause && cause.code === "STALE_FILE") return true;
  return "errcode" in cause && (Number(cause.errcode) & 0xff) === sqliteReadOnly;
}

const sqliteReadOnly = 8;
