import { Command } from "commander";
import type { Entry } from "../../domain/submissions/entry.ts";
import type { EntryPage, Kind } from "../../server/store/store.ts";
import { jsonFile } from "../../text/json-array.ts";
import { type Cell, tableLines, tableRow } from "../table.ts";
import { type Context, type InboxCommand, findEntry } from "./context.ts";
import { localTime, summary } from "./entry-fields.ts";
import { before, json, kind, limit } from "./options.ts";

export const defaultRows = 50;

const notes = `
Times are in this machine's time zone, and long text is cut. Without --limit, you get the newest
${defaultRows} entries. With --json, times and text are exact, and you get every entry unless you set --limit.`;

interface Options {
  readonly kind?: Kind;
  readonly limit?: number;
  readonly before?: string;
  readonly json?: true;
}

export const list: InboxCommand = (withContext) =>
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
  return listForPeople(context, page, options.limit ?? defaultRows);
}

async function listForPeople(context: Context, page: EntryPage, maxRows: number): Promise<void> {
  const { store, place, write, stderr } = context;
  const rows: Cell[][] = [];
  // One more than is shown, to find out whether there are more.
  for await (const entry of store.entries({ ...page, limit: maxRows + 1 })) {
    rows.push(tableRow(columns, textsOf(entry)));
  }
  const shown = rows.slice(0, maxRows);
  if (shown.length === 0) {
    return stderr(
      page.before === undefined
        ? `There are no entries in ${place}.`
        : "There are no older entries.",
    );
  }
  await write(tableLines(columns, shown));
  if (rows.length > maxRows) {
    const total = await store.count({ kind: page.kind });
    const next = `--before ${shown.at(-1)?.at(-1)?.text}`;
    stderr(
      `Showing ${shown.length} of ${total} entries. For older ones, add ${next}; for more, --limit N.`,
    );
  }
}

const columns = [
  { title: "Received", maxWidth: 16 },
  { title: "Kind", maxWidth: 7 },
  { title: "Name", maxWidth: 20 },
  { title: "Email", maxWidth: 30 },
  { title: "About", maxWidth: 44 },
  { title: "ID", maxWidth: 36 },
];

function textsOf(entry: Entry): string[] {
  return [
    localTime(entry.receivedAt),
    entry.kind,
    entry.kind === "sale" ? "" : entry.name,
    entry.email,
    summary(entry),
    entry.id,
  ];
}
