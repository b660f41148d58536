import { reopening } from "./reopening.ts";
import type { Store } from "./store/store.ts";

/** What a running server does with the store. */
export type ServerStore = Pick<
  Store,
  "add" | "checkWritable" | "stats" | "takeDueMail" | "mailSent" | "mailFailed" | "close"
>;

/**
 * A store that is opened at its first use, and tried again for as long as that fails: the pages are
 * served whatever has become of the database. Until it is open, every use rejects with the reason.
 */
export function lateStore(open: () => Promise<Store>, pauseMs = 5000): ServerStore {
  let store: Store | undefined;
  const opened = reopening(async () => (store = await open()), pauseMs);
  return {
    add: async (...submission) => (await opened()).add(...submission),
    checkWritable: async () => (await opened()).checkWritable(),
    stats: async () => (await opened()).stats(),
    takeDueMail: async (...due) => (await opened()).takeDueMail(...due),
    mailSent: async (id) => (await opened()).mailSent(id),
    mailFailed: async (...failure) => (await opened()).mailFailed(...failure),
    close: async () => store?.close(),
  };
}
