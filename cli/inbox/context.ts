// Tested through the commands in command-line.test.ts and inbox.test.ts.
import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type Command, InvalidArgumentError, Option } from "commander";
import { readEnvironment } from "../../config/environment.ts";
import { openStore } from "../../server/store/open-store.ts";
import { type Kind, type Store, StoreUnavailable } from "../../server/store/store.ts";
import {
  countParts,
  withProgress,
  type Streams,
  CommandError,
  writeLine,
  writeParts,
} from "../command.ts";
import * as v from "valibot";
import type { Entry } from "../../domain/submissions/entry.ts";
import { isPartner, maxPartnerLength } from "../../domain/submissions/partner.ts";
import { entryId, emailAddress } from "../../domain/submissions/fields.ts";
import { idStartOf } from "../../domain/submissions/sale-code.ts";
import { errorCode } from "../../text/error-code.ts";

export interface Context {
  readonly store: Store;
  /** Where the store is, without any password. */
  readonly place: string;
  /** 0 keeps entries forever. */
  readonly retentionDays: number;
  readonly now: Date;
  readonly print: (text: string) => void;
  /** Writes data of any length to stdout, no faster than it is read. */
  readonly write: (parts: AsyncIterable<string> | Iterable<string>) => Promise<void>;
  readonly stderr: (sentence: string) => void;
  readonly ask: Ask;
}

/** Resolves to null if there is no terminal. */
type Ask = (question: string) => Promise<string | null>;

export interface InboxProcess extends Streams {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
  readonly ask: Ask;
}

export type WithContext = (work: (context: Context) => Promise<void>) => Promise<void>;

export type InboxCommand = (withContext: WithContext) => Command;

export function contextProvider({ env, stdout, stderr, now, ask }: InboxProcess): WithContext {
  return async (work) => {
    const { DATABASE_URL, DATA_DIR, INBOX_RETENTION_DAYS } = readEnvironment(env);
    const place = DATABASE_URL === "" ? resolve(DATA_DIR) : "the database of DATABASE_URL";
    if (DATABASE_URL === "") await refuseMissingDatabase(place);
    const store = openStore({ databaseUrl: DATABASE_URL, dataDir: DATA_DIR });
    await withStore(store, () =>
      work({
        store,
        place,
        retentionDays: INBOX_RETENTION_DAYS,
        now,
        print: (text) => writeLine(stdout, text),
        write: (parts) =>
          withProgress("Writing entries. So far:", (report) =>
            writeParts(countParts(parts, report), stdout),
          ),
        stderr: (sentence) => writeLine(stderr, sentence),
        ask,
      }),
    );
  };
}

/** Opening the store would create it, and a mistyped folder would look like an empty inbox. */
async function refuseMissingDatabase(dataDir: string): Promise<void> {
  const isMissing = await stat(join(dataDir, "inbox.sqlite")).then(
    () => false,
    (error: unknown) => errorCode(error) === "ENOENT",
  );
  if (!isMissing) return;
  throw new CommandError(
    `There is no database in ${dataDir}. Check DATA_DIR. The server creates the database when it first starts.`,
  );
}

async function withStore(store: Store, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    throw new CommandError(error.message, { cause: error.cause });
  } finally {
    await store.close();
  }
}

/** Finds it by its ID or, for a reported sale, by its code. */
export async function findEntry(store: Store, id: string): Promise<Entry> {
  const parsed = v.safeParse(entryId, id);
  const entry = await (parsed.success ? store.get(parsed.output) : store.saleByCode(id));
  if (entry === null) throw new CommandError(`There is no entry with the ID "${id}".`);
  return entry;
}

export interface Options {
  readonly kind?: Kind;
  readonly limit?: number;
  readonly before?: string;
  readonly format: "csv" | "json";
  readonly email: string;
  readonly code?: string;
  readonly partner?: string;
  readonly json?: true;
  readonly force?: true;
  readonly yes?: true;
}

export const kind = new Option(
  "--kind <KIND>",
  "only this kind: messages from the contact page, carts for sale, or reported sales",
).choices(["message", "lead", "sale"]);

export const limit = new Option("--limit <N>", "only the newest N entries").argParser(wholeNumber);

export const before = new Option(
  "--before <ID>",
  "only entries older than this one, such as the last one listed",
);

export const format = new Option("--format <FORMAT>", "the file format")
  .choices(["csv", "json"])
  .makeOptionMandatory();

export const email = new Option(
  "--email <ADDRESS>",
  "the person's email address; capitalization does not matter",
)
  .argParser(address)
  .makeOptionMandatory();

/** For `erase`, which takes an address or a code. */
export const eitherEmail = new Option(email.flags, email.description).argParser(address);
export const code = new Option("--code <CODE>", "the code we gave whoever reported the sale")
  .argParser(saleCode)
  .conflicts("email");

export const partner = new Option(
  "--partner <ID>",
  "only carts for sale that were sent from this dealer's page",
).argParser(partnerId);

export const json = new Option("--json", "print exact values as one JSON document");
export const force = new Option("--force", "erase anyway");
export const yes = new Option("--yes", "do not ask for confirmation");

function wholeNumber(text: string): number {
  const value = Number(text);
  if (/^[1-9]\d*$/.test(text) && Number.isSafeInteger(value)) return value;
  throw new InvalidArgumentError("It must be a whole number of at least 1.");
}

function partnerId(text: string): string {
  if (isPartner(text)) return text;
  throw new InvalidArgumentError(
    `It must be up to ${maxPartnerLength} lowercase letters, digits, and hyphens.`,
  );
}

function saleCode(text: string): string {
  if (idStartOf(text) !== null) return text;
  throw new InvalidArgumentError("A code has 16 letters and digits, such as K7QM-3XZP-9T4B-W2HD.");
}

function address(text: string): string {
  const result = v.safeParse(emailAddress, text);
  if (result.success) return result.output;
  throw new InvalidArgumentError(result.issues[0].message);
}
