import type { DeleteResult, Kysely } from "kysely";
import { hash } from "node:crypto";
import { mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { StoreUnavailable } from "./store.ts";
import { isFromAddress } from "./entries.ts";
import { giveUpMail } from "./outbox.ts";
import { forgetAllSenders, findSaleByCode } from "./sales.ts";
import { codeOf, idStartOf } from "../../domain/submissions/sale-code.ts";
import type { Tables } from "./schema.ts";
import type { Restored } from "./store.ts";
import { errorCode } from "../../text/error-code.ts";

/**
 * Who was erased and when, kept outside the database because a restored backup does not know.
 * Addresses, and the codes of sales, are stored as hashes: they can be matched against the backup,
 * but not read.
 */
export interface ErasureLog {
  /** Resolves once the record would survive a crash. */
  append(addressOrCode: string, erasedAt: string): Promise<void>;
  /** When each was last erased, by its hash; null if there is no log yet. */
  read(): Promise<ReadonlyMap<string, string> | null>;
}

export function openErasureLog(dataDir: string): ErasureLog {
  const file = join(dataDir, "erasures.log");
  return {
    append: (addressOrCode, erasedAt) =>
      rethrowUnavailable(file, () =>
        append(dataDir, file, `${erasedAt} ${hashOf(addressOrCode)}\n`),
      ),
    read: () => rethrowUnavailable(file, () => read(file)),
  };
}

export function hashOf(addressOrCode: string): string {
  return hash("sha256", addressOrCode.trim().toLowerCase());
}

async function append(folder: string, file: string, record: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await withSyncedFile(file, "a", (handle) => handle.appendFile(record));
  // A new file is not safely on disk until its folder is.
  await withSyncedFile(folder, "r", async () => {});
}

type Handle = Awaited<ReturnType<typeof open>>;

async function withSyncedFile(
  path: string,
  flags: string,
  work: (handle: Handle) => Promise<void>,
) {
  const handle = await open(path, flags, 0o600);
  try {
    await work(handle);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function read(file: string): Promise<ReadonlyMap<string, string> | null> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  });
  if (text === null) return null;
  const erasures = new Map<string, string>();
  // A record may begin mid-line, because a crash may have left half a record before it.
  for (const [, erasedAt = "", hashed = ""] of text.matchAll(/(\d{4}-\S{19}) ([\da-f]{64})/g)) {
    if (erasedAt > (erasures.get(hashed) ?? "")) erasures.set(hashed, erasedAt);
  }
  return erasures;
}

async function rethrowUnavailable<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    throw new StoreUnavailable(`${file} cannot be used (${errorCode(cause)}).`, { cause });
  }
}

/** The record comes first: without it, restoring a backup would bring back what is erased here. */
export async function erase(
  db: Kysely<Tables>,
  erasures: ErasureLog,
  email: string,
  now: string,
): Promise<number> {
  const newest = await newestOf(db, email);
  // The clock may have been ahead when an entry was received.
  const erasedAt = newest !== null && newest > now ? newest : now;
  await erasures.append(email, erasedAt);
  return eraseUntil(db, email, erasedAt);
}

export async function eraseByCode(
  db: Kysely<Tables>,
  erasures: ErasureLog,
  code: string,
  now: string,
): Promise<number> {
  const idStart = idStartOf(code);
  if (idStart === null) return 0;
  await erasures.append(codeOf(idStart), now);
  const sale = await findSaleByCode(db, code);
  return sale === null ? 0 : eraseSale(db, sale.id);
}

async function eraseSale(db: Kysely<Tables>, id: string): Promise<number> {
  return deletedCount(await db.deleteFrom("entries").where("id", "=", id).executeTakeFirst());
}

export async function purge(db: Kysely<Tables>, before: string): Promise<number> {
  return deletedCount(
    await db.deleteFrom("entries").where("received_at", "<", before).executeTakeFirst(),
  );
}

/** Everything that happened after the backup was made and must be repeated in it. */
export async function repeatAfterRestore(
  db: Kysely<Tables>,
  erasures: ErasureLog,
): Promise<Omit<Restored, "tracesLeft">> {
  const recorded = await erasures.read();
  return db.transaction().execute(async (transaction) => {
    await forgetAllSenders(transaction);
    return {
      erasuresRecorded: recorded?.size ?? null,
      erased: recorded === null ? 0 : await eraseAgain(transaction, recorded),
      mailGivenUp: await giveUpMail(
        transaction,
        "Restored from a backup: may have been sent already",
      ),
    };
  });
}

async function eraseAgain(
  db: Kysely<Tables>,
  erasures: ReadonlyMap<string, string>,
): Promise<number> {
  let erased = 0;
  const addresses = await db.selectFrom("entries").select("email").distinct().execute();
  for (const { email } of addresses) {
    const erasedAt = erasures.get(hashOf(email));
    if (erasedAt !== undefined) erased += await eraseUntil(db, email, erasedAt);
  }
  const sales = await db.selectFrom("entries").select("id").where("kind", "=", "sale").execute();
  for (const { id } of sales) {
    if (erasures.has(hashOf(codeOf(id)))) erased += await eraseSale(db, id);
  }
  return erased;
}

async function newestOf(db: Kysely<Tables>, email: string): Promise<string | null> {
  const { newest } = await db
    .selectFrom("entries")
    .select((row) => row.fn.max("received_at").as("newest"))
    .where((row) => isFromAddress(row, email))
    .executeTakeFirstOrThrow();
  return newest;
}

/** The foreign keys remove an entry's mail along with it. */
async function eraseUntil(db: Kysely<Tables>, email: string, erasedAt: string): Promise<number> {
  const deleting = db
    .deleteFrom("entries")
    .where((row) => isFromAddress(row, email))
    .where("received_at", "<=", erasedAt);
  return deletedCount(await deleting.executeTakeFirst());
}

function deletedCount(result: DeleteResult): number {
  return Number(result.numDeletedRows);
}
