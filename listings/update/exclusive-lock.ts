import { DatabaseSync } from "node:sqlite";

/**
 * Locks a file until `release` is called or the process ends, however it ends: the operating system
 * holds the lock, so none is ever left behind. Null if another process has it. Only SQLite gives
 * Node.js such a lock; nothing is stored in the file.
 */
export function tryLock(file: string): { release(): void } | null {
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("begin exclusive");
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  return { release: () => database.close() };
}

/** SQLITE_BUSY: another connection has the lock. */
const busy = 5;
