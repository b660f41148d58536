import { resolve } from "node:path";
import * as v from "valibot";
import { entryId } from "../inbox/fields.ts";
import { csv } from "../text/csv.ts";
import { safeJson } from "../text/harmless-text.ts";
import { command, Failure } from "./command.ts";
import { erase, purge } from "./erasing-commands.ts";
import { fieldNames, flatten, gist, localTime, readableFields } from "./entry-fields.ts";
import { deadMailRecord, deadMailTable, mailRecord, readableMail } from "./mail-state.ts";
import { email, format, json, kind, limit } from "./options.ts";
import { sheet, table } from "./table.ts";

const list = command({
  name: "list",
  summary: "Lists the entries, newest first.",
  notes: "Times are this machine's, and long text is cut; with --json both are exact.",
  options: { kind, limit, json },
  async run({ store, place, print, tell }, options) {
    const entries = await store.list(filterOf(options));
    if (options.json) return print(safeJson(entries));
    if (entries.length === 0) return tell(`Nothing is stored in ${place}.`);
    const columns = [
      { title: "Received", longest: 16 },
      { title: "Kind", longest: 7 },
      { title: "Name", longest: 20 },
      { title: "E-mail", longest: 30 },
      { title: "About", longest: 44 },
      { title: "Id", longest: 36 },
    ];
    const rows = entries.map((entry) => [
      localTime(entry.receivedAt),
      entry.kind,
      entry.name,
      entry.email,
      gist(entry),
      entry.id,
    ]);
    print(table(columns, rows));
  },
});

const show = command({
  name: "show",
  operand: "ID",
  summary: "Shows one entry whole, and its mail.",
  notes: [
    "Its mail waits for the next attempt, is given up, or there is none to send: it has been sent,",
    "or SMTP_URL was not set. The last error says why it was not taken. With --json it is in mail,",
    "which is null where there is none; mail given up has no nextAttemptAt.",
  ].join("\n"),
  options: { json },
  async run({ store, print }, options, id) {
    const parsed = v.safeParse(entryId, id);
    const entry = parsed.success ? await store.get(parsed.output) : null;
    if (entry === null) throw new Failure(`No entry has the id "${id}".`);
    const mail = await store.mailOf(entry.id);
    if (options.json) return print(safeJson({ ...entry, mail: mail && mailRecord(mail) }));
    print(sheet([...readableFields(entry), ...readableMail(mail)]));
  },
});

const exportAll = command({
  name: "export",
  summary: "Writes every entry for another program.",
  notes: [
    "Both formats have the same fields, the cart's among them under their own names:",
    `${fieldNames.join(", ")}.`,
    "json: one array, exact; an entry has the fields of its kind.",
    "csv: RFC 4180 in UTF-8; fields of the other kind are empty. A cell that a spreadsheet would",
    "take for a formula begins with an apostrophe, and so does a phone number that begins with +.",
  ].join("\n"),
  options: { format, kind },
  async run({ store, print }, options) {
    const entries = (await store.list(filterOf(options))).map(flatten);
    print(options.format === "json" ? safeJson(entries) : csv(fieldNames, entries));
  },
});

const access = command({
  name: "access",
  summary: "Writes everything from one address as JSON.",
  notes: "It is exact, to be handed to the person.",
  options: { email },
  async run({ store, print, tell }, options) {
    const entries = await store.byEmail(options.email);
    if (entries.length === 0) tell(`Nothing is stored from ${options.email}.`);
    print(safeJson({ email: options.email, entries }));
  },
});

const stats = command({
  name: "stats",
  summary: "Counts entries and mail, and lists mail given up.",
  notes: [
    "A long error is cut; show has it whole. When its cause is gone, retry-mail tries again.",
    "With --json the mail given up is in deadMail.",
  ].join("\n"),
  options: { json },
  async run({ store, print }, options) {
    const found = await store.stats();
    const dead = await store.deadMail();
    if (options.json) return print(safeJson({ ...found, deadMail: dead.map(deadMailRecord) }));
    print(
      sheet([
        ["Messages", [String(found.messages)]],
        ["Leads", [String(found.leads)]],
        ["Oldest", [found.oldest === null ? "none" : localTime(found.oldest)]],
        ["Newest", [found.newest === null ? "none" : localTime(found.newest)]],
        ["Mail waiting", [String(found.mailWaiting)]],
        ["Mail given up", [String(found.mailDead)]],
      ]),
    );
    if (dead.length > 0) print(`\n${deadMailTable(dead)}`);
  },
});

const retryMail = command({
  name: "retry-mail",
  summary: "Makes mail waiting or given up due at once.",
  notes: "The running server sends it.",
  options: {},
  async run({ store, now, tell }) {
    const count = await store.retryMail(now.toISOString());
    tell(count === 1 ? "1 mail is due now." : `${count} mails are due now.`);
  },
});

const backup = command({
  name: "backup",
  operand: "FILE",
  summary: "Copies the SQLite store to a new file.",
  notes: "The copy is consistent, and only its owner can read it. For PostgreSQL, use pg_dump.",
  options: {},
  async run({ store, tell }, _options, file) {
    // npm changes the folder, so the whole path is said.
    const path = resolve(file);
    await store.backup(path).catch((cause: unknown) => {
      throw new Failure("No copy was made.", { cause });
    });
    tell(`The copy is in ${path}.`);
  },
});

/** In the order of help. */
export const commands = [
  list,
  show,
  exportAll,
  stats,
  access,
  erase,
  purge,
  retryMail,
  backup,
] as const;

/** Without the names that were not given. */
function filterOf(options: { kind?: "message" | "lead" | undefined; limit?: number | undefined }) {
  return {
    ...(options.kind !== undefined && { kind: options.kind }),
    ...(options.limit !== undefined && { limit: options.limit }),
  };
}
