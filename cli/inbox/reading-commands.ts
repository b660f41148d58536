import type { Entry } from "../../domain/submissions/entry.ts";
import type { Kind, Store } from "../../server/store/store.ts";
import { csvLines } from "../../text/csv.ts";
import { safeJson } from "../../text/sanitize.ts";
import { jsonArray } from "../../text/json-array.ts";
import { command } from "./command.ts";
import { fieldNames, flatten, localTime, readableFields } from "./entry-fields.ts";
import { findEntry } from "./find-entry.ts";
import { deadMailRecord, deadMailTable, mailRecord, readableMail } from "./mail-state.ts";
import { email, format, json, kind } from "./options.ts";
import { jsonFile } from "./output.ts";
import { sheet } from "./table.ts";

export const show = command({
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
    const entry = await findEntry(store, id);
    const mail = await store.mailOf(entry.id);
    if (options.json) return print(safeJson({ ...entry, mail: mail && mailRecord(mail) }));
    print(sheet([...readableFields(entry), ...readableMail(mail)]));
  },
});

export const exportAll = command({
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
  async run({ store, write }, options) {
    const entries = flatEntries(store, options.kind);
    await write(options.format === "json" ? jsonFile(entries) : csvLines(fieldNames, entries));
  },
});

async function* flatEntries(store: Store, ofKind: Kind | undefined) {
  for await (const entry of store.entries({ kind: ofKind })) yield flatten(entry);
}

export const access = command({
  name: "access",
  summary: "Writes everything from one address as JSON.",
  notes: "It is exact, to be handed to the person.",
  options: { email },
  async run({ store, write, tell }, options) {
    const address = { email: options.email };
    if ((await store.count(address)) === 0) tell(`Nothing is stored from ${options.email}.`);
    await write(accessFile(options.email, store.entries(address)));
  },
});

async function* accessFile(address: string, entries: AsyncIterable<Entry>) {
  yield `{\n  "email": ${safeJson(address)},\n  "entries": `;
  yield* jsonArray(entries, "  ");
  yield "\n}\n";
}

export const stats = command({
  name: "stats",
  summary: "Counts entries and mail, and lists mail given up.",
  notes: [
    "A long error is cut; show has it whole. When its cause is gone, retry-mail tries again.",
    "Of the mail given up the newest 20 are listed; with --json they are in deadMail.",
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
    const others = found.mailDead - dead.length;
    if (others > 0) print(`and ${others} older`);
  },
});
