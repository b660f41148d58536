import { Command } from "commander";
import { CommandError, UsageError } from "../command.ts";
import { countWithNoun } from "../../domain/words/english.ts";
import {
  type Context,
  type InboxCommand,
  type Options,
  code,
  eitherEmail,
  force,
  yes,
} from "./context.ts";
import { entrySummary } from "./entry-fields.ts";
import { rowSentence } from "./sales-commands.ts";
import { latestPlausible } from "../../server/store/outbox.ts";
import type { ScrubBlockedBy, Stats, StoreUnavailable } from "../../server/store/store.ts";
import { codeOf, idStartOf } from "../../domain/submissions/sale-code.ts";
import { type Entry, emailOf } from "../../domain/submissions/entry.ts";
import { resolve } from "node:path";

const eraseNotes = `
Give a person's email address or, for one reported sale, its code.
Backups, exports, and mail already sent are not affected.`;

export const eraseCommand: InboxCommand = (withContext) =>
  new Command("erase")
    .description("Erases everything stored from one address, or one reported sale, with its mail.")
    .addOption(eitherEmail)
    .addOption(code)
    .addOption(yes)
    .addHelpText("after", eraseNotes)
    .action((options: Partial<Options>) =>
      withContext((context) => {
        const agreed = options.yes ?? false;
        if (options.code !== undefined) return eraseSale(context, options.code, agreed);
        if (options.email !== undefined) return eraseAddress(context, options.email, agreed);
        throw new UsageError("Say what to erase: add --email ADDRESS or --code CODE.");
      }),
    );

async function eraseAddress(context: Context, address: string, agreed: boolean): Promise<void> {
  const { store, now, stderr } = context;
  const count = await store.count({ email: address });
  const question = `Erase ${countWithNoun(count, "entry", "entries")} from ${address}?`;
  if (count > 0) await confirm(context, agreed, question);
  const sales = (await store.sales()).filter(({ entry }) => isFrom(entry, address));
  const { erased, tracesLeft } = await store.erase(address, now.toISOString());
  stderr(
    erased === 0
      ? `Nothing was stored from ${address}.`
      : `Erased ${countWithNoun(erased, "entry", "entries")} from ${address}.`,
  );
  for (const { entry } of sales) stderr(rowSentence(codeOf(entry.id)));
  if (tracesLeft !== null) throw new CommandError(tracesSentences[tracesLeft]);
}

async function eraseSale(context: Context, saleCode: string, agreed: boolean): Promise<void> {
  const { store, now, stderr } = context;
  const sale = await store.saleByCode(saleCode);
  if (sale !== null) await confirm(context, agreed, `Erase the sale of a ${entrySummary(sale)}?`);
  const { erased, tracesLeft } = await store.eraseByCode(saleCode, now.toISOString());
  stderr(erased === 0 ? "No stored sale has this code." : "Erased the sale with this code.");
  // The sale may have been purged, or a restored backup may not know that it was accepted.
  stderr(rowSentence(codeOf(idStartOf(saleCode)!)));
  if (tracesLeft !== null) throw new CommandError(tracesSentences[tracesLeft]);
}

const isFrom = (entry: Entry, address: string) =>
  emailOf(entry).toLowerCase() === address.toLowerCase();

const purgeNotes = `
It also forgets which network sent each reported sale after 30 days, whatever INBOX_RETENTION_DAYS
is.
Because this machine's clock may be wrong, it refuses to erase more than half of all entries, if
that is more than 10, or everything while the newest entry is young by the database's own time:
when SQLite's file was last written, or PostgreSQL's clock. It erases nothing while the newest
entry is in the future.
It fails if the server has never started, because there is no database yet.`;

export const purgeCommand: InboxCommand = (withContext) =>
  new Command("purge")
    .description("Erases entries older than INBOX_RETENTION_DAYS.")
    .addOption(yes)
    .addOption(force)
    .addHelpText("after", purgeNotes)
    .action((options: Options) => withContext((context) => purgeOld(context, options)));

async function purgeOld(context: Context, options: Options): Promise<void> {
  const { store, retentionDays, now, stderr } = context;
  const forgotten = await store.forgetSenders(now.toISOString());
  if (retentionDays === 0) {
    stderr("INBOX_RETENTION_DAYS is 0 or not set, so all entries are kept.");
    if (forgotten.tracesLeft !== null) stderr(tracesSentences[forgotten.tracesLeft]);
    return;
  }
  const before = new Date(Math.max(0, now.getTime() - retentionDays * dayMs)).toISOString();
  const old = await store.count({ receivedBefore: before });
  const age = `older than ${countWithNoun(retentionDays, "day")}`;
  if (old > 0 && !options.force) {
    refuseRashPurge(old, await store.stats(), {
      now,
      retentionDays,
      clockTime: await store.clockTime(),
    });
  }
  const question = `Erase ${countWithNoun(old, "entry", "entries")} ${age}?`;
  if (old > 0) await confirm(context, options.yes ?? false, question);
  const { erased, tracesLeft } = await store.purge(before);
  stderr(
    erased === 0
      ? `No entries are ${age}.`
      : `Erased ${countWithNoun(erased, "entry", "entries")} ${age}.`,
  );
  if (tracesLeft === null) return;
  if (erased > 0) throw new CommandError(tracesSentences[tracesLeft]);
  stderr(tracesSentences[tracesLeft]);
}

async function confirm({ ask }: Context, agreed: boolean, question: string): Promise<void> {
  if (agreed) return;
  const answer = await ask(`${question} Type yes:`);
  if (answer === null) {
    throw new UsageError(
      "There is no terminal to confirm this in. To go ahead without confirming, add --yes.",
    );
  }
  if (answer.toLowerCase() !== "yes") throw new CommandError("Nothing was erased.");
}

const dayMs = 86_400_000;
const maxShare = 1 / 2;
const minEntries = 10;

/**
 * A clock that is years ahead makes every entry look old, which shows in how much a purge would
 * erase. A clock that is behind shows in the newest entry.
 */
function refuseRashPurge(
  old: number,
  { messages, leads, sales, newest }: Stats,
  { now, retentionDays, clockTime }: Pick<Context, "now" | "retentionDays"> & { clockTime: string },
): void {
  const all = messages + leads + sales;
  if (newest !== null && newest > latestPlausible(now.toISOString())) {
    throw new CommandError(
      `Nothing was erased. The newest entry is dated ${newest}, but this machine's clock says ` +
        `${now.toISOString()}. Fix the clock, or if it is right, add --force.`,
    );
  }
  const ageDays = newest === null ? Infinity : (Date.parse(clockTime) - Date.parse(newest)) / dayMs;
  if (old === all && ageDays < retentionDays) {
    throw new CommandError(
      `Nothing was erased, because this would erase everything, and the database's clock says ${clockTime}. ` +
        `This machine's clock says ${now.toISOString()}. If that is right, add --force.`,
    );
  }
  if (old > minEntries && old > all * maxShare) {
    throw new CommandError(
      `Nothing was erased, because this would erase ${old} of ${countWithNoun(all, "entry", "entries")}. This machine's ` +
        `clock says ${now.toISOString()}. If that is right and you want to erase them, add --force.`,
    );
  }
}

export const retryMailCommand: InboxCommand = (withContext) =>
  new Command("retry-mail")
    .description("Retries waiting and undelivered mail now.")
    .addHelpText("after", "\nThe server then sends it, as long as it is running.")
    .action(() =>
      withContext(async ({ store, now, stderr }) => {
        const count = await store.retryMail(now.toISOString());
        stderr(`${countWithNoun(count, "email is", "emails are")} due now.`);
      }),
    );

export const backupCommand: InboxCommand = (withContext) =>
  new Command("backup")
    .description("Copies the SQLite store to a new file.")
    .argument("<FILE>", "the file to create")
    .addHelpText(
      "after",
      "\nThe copy is consistent, it is read again, and only its owner can read it. For PostgreSQL, " +
        "use pg_dump.",
    )
    .action((file: string) => withContext((context) => copyStore(context, resolve(file))));

// npm changes the working folder, so messages give the full path.
async function copyStore({ store, stderr }: Context, path: string): Promise<void> {
  const entries = await store.backUp(path).catch(({ cause }: StoreUnavailable) => {
    throw new CommandError("No copy was made.", { cause });
  });
  stderr(
    `The copy is in ${path}. It is complete, with ${countWithNoun(entries, "entry", "entries")}.`,
  );
}

const afterRestoreNotes = `
Run this once after you restore a backup and before you start the server. It repeats the
erasures made since the backup, as recorded in DATA_DIR/erasures.log, and gives up on the
waiting mail, which may have been sent already. Use retry-mail to send it after all.`;

export const afterRestoreCommand: InboxCommand = (withContext) =>
  new Command("after-restore")
    .description("Prepares a restored backup for the server.")
    .addHelpText("after", afterRestoreNotes)
    .action(() => withContext(finishRestore));

async function finishRestore({ store, stderr }: Context): Promise<void> {
  const { erasuresRecorded, erased, mailGivenUp, tracesLeft } = await store.afterRestore();
  if (erasuresRecorded === null) {
    stderr("There is no erasures.log in DATA_DIR, so no erasures could be repeated.");
    stderr("If you ever erased anyone's entries, put that file back and run this command again.");
  } else {
    stderr(`Erased again: ${countWithNoun(erased, "entry", "entries")}.`);
  }
  stderr(`Mail given up on: ${mailGivenUp}. To send it anyway, use retry-mail.`);
  if (tracesLeft !== null && erased > 0) throw new CommandError(tracesSentences[tracesLeft]);
}

const tracesSentences: Readonly<Record<ScrubBlockedBy, string>> = {
  "being read":
    "Another program is reading the database, so its log may still hold traces of what was " +
    "erased. Run this command again when that program has finished.",
  "no room":
    "The database could not be rewritten, so its file may still hold traces of what was erased. " +
    "Rewriting it briefly takes as much room for temporary files as the database itself. Make " +
    "room, or name a larger folder with SQLITE_TMPDIR, and run this command again.",
};
