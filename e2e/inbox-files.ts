import { openStore } from "../server/store/open-store.ts";
import type { Store } from "../server/store/store.ts";

/** Where the server under test stores what is sent to it. */
export const dataDir = "dist/e2e-inbox";

/** Reads what the server has stored while it keeps running. */
export async function withStore<T>(
  read: (store: Store) => Promise<T>,
  folder = dataDir,
): Promise<T> {
  const store = openStore({ databaseUrl: "", dataDir: folder });
  try {
    return await read(store);
  } finally {
    await store.close();
  }
}
