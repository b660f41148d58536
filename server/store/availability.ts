import { StoreUnavailable } from "./store.ts";

/** Runs database work. An outage becomes `StoreUnavailable`; a bug is rethrown as it is. */
export async function mapUnavailable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isDamaged(error)) throw damaged(error);
    if (!isUnavailable(error)) throw error;
    throw new StoreUnavailable("The database is not available right now.", { cause: error });
  }
}

/** Trying again will not help, but the caller can do no more about it than about an outage. */
export function damaged(cause: unknown): StoreUnavailable {
  const advice = "Stop the server and restore a backup.";
  return new StoreUnavailable(`The database file is damaged. ${advice}`, { cause });
}

/** An entry whose payload only a later version of this program can read. */
export function newerPayload(version: unknown, newest: number): StoreUnavailable {
  return new StoreUnavailable(
    `An entry was stored by a newer version of CartWorth: its payload has version ` +
      `${JSON.stringify(version)}, and this one reads versions up to ${newest}. Update CartWorth.`,
  );
}

function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return damagedSqliteCodes.has(primaryCode(error.errcode));
  return damagedPostgresStates.test(codeOf(error));
}

function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error) return sqliteCodes.has(primaryCode(error.errcode));
  if ("syscall" in error && error.syscall === "connect") return true;
  const code = codeOf(error);
  if (code === "STALE_FILE") return true;
  return networkCodes.test(code) || postgresStates.test(code) || pgMessages.test(error.message);
}

function codeOf(error: Error): string {
  return "code" in error ? String(error.code) : "";
}

/** Whether another connection holds the SQLite file (SQLITE_BUSY). */
export function isLocked(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && primaryCode(error.errcode) === busy;
}

/** Whether there is no room, in the folder or for temporary files, which take as much again. */
export function isOutOfRoom(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && outOfRoom.has(primaryCode(error.errcode));
}

/** An extended code, such as SQLITE_BUSY_RECOVERY, keeps its primary code in the lowest byte. */
function primaryCode(errcode: unknown): number {
  return Number(errcode) & 0xff;
}

const busy = 5;
/** SQLITE_IOERR, FULL, and CANTOPEN. */
const outOfRoom = new Set([10, 13, 14]);

/** SQLITE_BUSY, LOCKED, READONLY, IOERR, FULL, and CANTOPEN: https://sqlite.org/rescode.html. */
const sqliteCodes = new Set([busy, 6, 8, 10, 13, 14]);

/** SQLITE_CORRUPT and NOTADB; for PostgreSQL, a damaged table or index. */
const damagedSqliteCodes = new Set([11, 26]);
const damagedPostgresStates = /^XX00[12]$/;

/** ECONNREFUSED also occurs without a system call when a name has two addresses. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/;

/**
 * Connection lost, out of resources, shutting down or starting; and what ends well when tried
 * again: a lost race, a lock or a statement that took too long, a standby that cannot write yet.
 * https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const postgresStates = /^(08...|53...|57P0[1235]|57014|40001|40P01|55P03|25006)$/;

/** The lost connections that pg reports without a code. */
const pgMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed)/;
