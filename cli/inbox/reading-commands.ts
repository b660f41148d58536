import { Command } from "commander";
import { type Entry, emailOf } from "../../domain/submissions/entry.ts";
import type { OutboxItem, EntryPage } from "../../server/store/store.ts";
import {
  jsonArray,
  jsonFile,
  oneLine,
  safeJson,
  safeLines,
  stripControls,
} from "../../text/sanitize.ts";
import { CommandError } from "../command.ts";
import { keyValues, tableLines, tableRow, type Cell } from "../table.ts";
import {
  type Context,
  type InboxCommand,
  type Options,
  findEntry,
  email,
  json,
  before,
  kind,
  limit,
} from "./context.ts";
import { localTime, readableFields, entrySummary } from "./entry-fields.ts";
import { countWithNoun } from "../../domain/words/english.ts";

const showNotes = `
It also shows whether the email about the entry is waiting, or we gave up on it, and the mail
server's last error. If the email was sent, or SMTP_URL was not set, it says that there is none to
send. With --json, mail is then null; after giving up, nextAttemptAt is null.`;

export const showCommand: InboxCommand = (withContext) =>
  new Command("show")
    .description("Shows one entry in full, and the state of its email.")
    .argument("<ID>", "the entry's ID, as shown by list, or the code of a reported sale")
    .addOption(json)
    .addHelpText("after", showNotes)
    .action((id: string, options: Options) =>
      withContext((context) => showEntry(context, id, options)),
    );

async function showEntry({ store, print }: Context, id: string, options: Options) {
  const entry = await findEntry(store, id);
  const mail = await store.mailOf(entry.id);
  if (options.json) return print(safeJson({ ...entry, mail: mail && mailRecord(mail) }));
  print(keyValues([...readableFields(entry), ...readableMail(mail)]));
}

const stockNotes = `
Save it as a file, and name the file in the list of sources (docs/market-data.md):
  npm run --silent inbox -- stock ID > stock.tsv
Characters that would control a terminal are left out.`;

export const stockCommand: InboxCommand = (withContext) =>
  new Command("stock")
    .description("Writes the stock that a dealer pasted.")
    .argument("<ID>", "the message's ID, as shown by list")
    .addHelpText("after", stockNotes)
    .action((id: string) =>
      withContext(async ({ store, write }) => {
        const entry = await findEntry(store, id);
        if (entry.kind !== "message" || !entry.stock) {
          throw new CommandError(`No stock was pasted into the entry "${id}".`);
        }
        await write([`${stripControls(entry.stock)}\n`]);
      }),
    );

export const accessCommand: InboxCommand = (withContext) =>
  new Command("access")
    .description("Writes everything stored from one address as JSON.")
    .addOption(email)
    .addHelpText(
      "after",
      "\nThe values are exact, so you can give the file to the person as it is.",
    )
    .action((options: Pick<Options, "email">) =>
      withContext(async ({ store, write, stderr }) => {
        if ((await store.count(options)) === 0) stderr(`Nothing is stored from ${options.email}.`);
        await write(accessFile(options.email, store.entries(options)));
      }),
    );

async function* accessFile(address: string, entries: AsyncIterable<Entry>) {
  yield `{\n  "email": ${safeJson(address)},\n  "entries": `;
  yield* jsonArray(entries, "  ");
  yield "\n}\n";
}

const statsNotes = `
Long errors are cut off; show has them in full. Once the cause is fixed, use retry-mail.
Of the emails we gave up on, the newest 20 are listed; with --json, they are in deadMail.`;

export const statsCommand: InboxCommand = (withContext) =>
  new Command("stats")
    .description("Counts entries and mail, and lists mail that couldn't be delivered.")
    .addOption(json)
    .addHelpText("after", statsNotes)
    .action((options: Options) => withContext((context) => showStats(context, options)));

async function showStats({ store, print }: Context, options: Options): Promise<void> {
  const counts = await store.stats();
  const dead = await store.deadMail();
  if (options.json) return print(safeJson({ ...counts, deadMail: dead.map(deadMailRecord) }));
  print(
    keyValues([
      ["Messages", [String(counts.messages)]],
      ["Leads", [String(counts.leads)]],
      ["Sales", [String(counts.sales)]],
      ["Oldest", [counts.oldest === null ? "none" : localTime(counts.oldest)]],
      ["Newest", [counts.newest === null ? "none" : localTime(counts.newest)]],
      ["Mail waiting", [String(counts.mailWaiting)]],
      ...(counts.mailProblem === ""
        ? []
        : [["Mail waits because", [oneLine(counts.mailProblem)]] satisfies [string, string[]]]),
      ["Mail given up on", [String(counts.mailDead)]],
    ]),
  );
  if (dead.length > 0) print(`\n${deadMailTable(dead)}`);
  const olderDead = counts.mailDead - dead.length;
  if (olderDead > 0) print(`and ${olderDead} older`);
}

function mailRecord({ attempts, nextAttemptAt, lastError }: OutboxItem) {
  return { attempts, nextAttemptAt, lastError };
}

function deadMailRecord({ entry, attempts, lastError }: OutboxItem) {
  return { id: entry.id, receivedAt: entry.receivedAt, attempts, lastError };
}

function readableMail(mail: OutboxItem | null): [string, string[]][] {
  if (mail === null) return [["Mail", ["none to send"]]];
  const state: [string, string[]] = ["Mail", [stateOf(mail)]];
  return mail.lastError === "" ? [state] : [state, ["Last error", safeLines(mail.lastError)]];
}

function stateOf({ attempts, nextAttemptAt }: OutboxItem): string {
  const tried = countWithNoun(attempts, "attempt");
  if (nextAttemptAt === null) return `gave up after ${tried}`;
  return `waiting after ${tried}, next at ${localTime(nextAttemptAt)} (${nextAttemptAt})`;
}

const deadMailColumns = [
  { title: "ID of mail given up on", maxWidth: 36 },
  { title: "Received", maxWidth: 16 },
  { title: "Last error", maxWidth: 80 },
];

function deadMailTable(mails: readonly OutboxItem[]): string {
  const rows = mails.map(({ entry, lastError }) =>
    tableRow(deadMailColumns, [entry.id, localTime(entry.receivedAt), lastError]),
  );
  return [...tableLines(deadMailColumns, rows)].join("").trimEnd();
}

const defaultRows = 50;

const notes = `
Times are in this machine's time zone, and long text is cut off. Without --limit, you get the
newest ${defaultRows} entries. With --json, times and text are exact, and you get every entry unless you set --limit.`;

export const listCommand: InboxCommand = (withContext) =>
  new Command("list")
    .description("Lists entries, newest first.")
    .addOption(kind)
    .addOption(limit)
    .addOption(before)
    .addOption(json)
    .addHelpText("after", notes)
    .action((options: Options) => withContext((context) => listEntries(context, options)));

async function listEntries(context: Context, options: Options): Promise<void> {
  const { store, write } = context;
  const page = {
    kind: options.kind,
    before: options.before === undefined ? undefined : await findEntry(store, options.before),
  };
  if (options.json) return write(jsonFile(store.entries({ ...page, limit: options.limit })));
  return printEntryTable(context, page, options.limit ?? defaultRows);
}

async function printEntryTable(context: Context, page: EntryPage, maxRows: number): Promise<void> {
  const { store, place, write, stderr } = context;
  const rows: Cell[][] = [];
  for await (const entry of store.entries({ ...page, limit: maxRows + 1 })) {
    rows.push(tableRow(entryColumns, textsOf(entry)));
  }
  const shown = rows.slice(0, maxRows);
  if (shown.length === 0) {
    return stderr(
      page.before === undefined
        ? `There are no entries in ${place}.`
        : "There are no older entries.",
    );
  }
  await write(tableLines(entryColumns, shown));
  if (rows.length > maxRows) {
    const total = await store.count({ kind: page.kind });
    const next = `--before ${shown.at(-1)?.at(-1)?.text}`;
    stderr(
      `Showing ${shown.length} of ${total} entries. For older ones, add ${next}; for more, --limit N.`,
    );
  }
}

const entryColumns = [
  { title: "Received", maxWidth: 16 },
  { title: "Kind", maxWidth: 7 },
  { title: "Name", maxWidth: 20 },
  { title: "Email", maxWidth: 30 },
  { title: "About", maxWidth: 44 },
  // Last, where printEntryTable finds it for --before.
  { title: "ID", maxWidth: 36 },
];

function textsOf(entry: Entry): string[] {
  return [
    localTime(entry.receivedAt),
    entry.kind,
    entry.kind === "sale" ? "" : entry.name,
    emailOf(entry),
    entrySummary(entry),
    entry.id,
  ];
}
