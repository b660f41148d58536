import type { Entry } from "../../domain/submissions/entry.ts";
import type { EntryPage } from "../../server/store/store.ts";
import { command, type Desk } from "./command.ts";
import { gist, localTime } from "./entry-fields.ts";
import type { Cell } from "./cell.ts";
import { findEntry } from "./find-entry.ts";
import { before, json, kind, limit } from "./options.ts";
import { jsonFile } from "./output.ts";
import { tableLines, tableRow } from "./table.ts";

const defaultRows = 50;

export const list = command({
  name: "list",
  summary: "Lists the entries, newest first.",
  notes: [
    `Times are this machine's, long text is cut, and without --limit the newest ${defaultRows} are`,
    "shown. With --json times and text are exact, and without --limit every entry is listed.",
  ].join("\n"),
  options: { kind, limit, before, json },
  async run(desk, options) {
    const page = {
      kind: options.kind,
      before:
        options.before === undefined ? undefined : await findEntry(desk.store, options.before),
    };
    if (options.json) {
      return desk.write(jsonFile(desk.store.entries({ ...page, limit: options.limit })));
    }
    return listForPeople(desk, page, options.limit ?? defaultRows);
  },
});

async function listForPeople(desk: Desk, page: EntryPage, maxRows: number): Promise<void> {
  const { store, place, write, tell } = desk;
  const rows: Cell[][] = [];
  // One more than is shown tells whether there are more.
  for await (const entry of store.entries({ ...page, limit: maxRows + 1 })) {
    rows.push(tableRow(columns, textsOf(entry)));
  }
  const shown = rows.slice(0, maxRows);
  if (shown.length === 0) {
    return tell(
      page.before === undefined ? `Nothing is stored in ${place}.` : "No entry is older.",
    );
  }
  await write(tableLines(columns, shown));
  if (rows.length > maxRows) {
    const total = await store.count({ kind: page.kind });
    const next = `--before ${shown.at(-1)?.at(-1)?.text}`;
    tell(`These are ${shown.length} of ${total} entries. Older ones: ${next}; more: --limit N.`);
  }
}

const columns = [
  { title: "Received", longest: 16 },
  { title: "Kind", longest: 7 },
  { title: "Name", longest: 20 },
  { title: "E-mail", longest: 30 },
  { title: "About", longest: 44 },
  { title: "Id", longest: 36 },
];

function textsOf(entry: Entry): string[] {
  const { receivedAt, kind: kindOf, name, email, id } = entry;
  return [localTime(receivedAt), kindOf, name, email, gist(entry), id];
}
