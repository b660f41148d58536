import { Command } from "commander";
import type { Entry } from "../../domain/submissions/entry.ts";
import type { EntryFilter, Store } from "../../server/store/store.ts";
import { jsonArray } from "../../text/json-array.ts";
import { oneLine, safeJson } from "../../text/sanitize.ts";
import { keyValues } from "../table.ts";
import type { Context, InboxCommand } from "./context.ts";
import { localTime, readableFields } from "./entry-fields.ts";
import { findEntry } from "./find-entry.ts";
import { deadMailRecord, deadMailTable, mailRecord, readableMail } from "./mail-state.ts";
import { email, json } from "./options.ts";

const showNotes = `
The email about it is waiting for the next attempt, has been given up, or does not exist because
it was sent or SMTP_URL was not set. The last error says why the mail server did not accept it.
With --json, the email is in mail, or mail is null; after giving up, nextAttemptAt is null.`;

interface JsonOption {
  readonly json?: true;
}

export const show: InboxCommand = (withContext) =>
  new Command("show")
    .description("Shows one entry in full, with its email.")
    .argument("<ID>", "the entry's ID, as shown by list")
    .addOption(json)
    .addHelpText("after", showNotes)
    .action((id: string, options: JsonOption) =>
      withContext((context) => showEntry(context, id, options)),
    );

async function showEntry({ store, print }: Context, id: string, options: JsonOption) {
  const entry = await findEntry(store, id);
  const mail = await store.mailOf(entry.id);
  if (options.json) return print(safeJson({ ...entry, mail: mail && mailRecord(mail) }));
  print(keyValues([...readableFields(entry), ...readableMail(mail)]));
}

export const access: InboxCommand = (withContext) =>
  new Command("access")
    .description("Writes everything stored from one address as JSON.")
    .addOption(email)
    .addHelpText(
      "after",
      "\nThe values are exact, so you can give the file to the person as it is.",
    )
    .action((options: { readonly email: string }) =>
      withContext(async ({ store, write, stderr }) => {
        if ((await store.count(options)) === 0) stderr(`Nothing is stored from ${options.email}.`);
        await write(accessFile(options.email, withReviews(store, options)));
      }),
    );

/** What was decided about a reported sale is about its sender too. */
async function* withReviews(store: Store, filter: EntryFilter) {
  const reviews = await store.reviews();
  for await (const entry of store.entries(filter)) {
    const review = reviews.get(entry.id);
    yield review === undefined ? entry : { ...entry, review };
  }
}

async function* accessFile(address: string, entries: AsyncIterable<Entry>) {
  yield `{\n  "email": ${safeJson(address)},\n  "entries": `;
  yield* jsonArray(entries, "  ");
  yield "\n}\n";
}

const statsNotes = `
Long errors are cut; show has them in full. Once the cause is fixed, use retry-mail.
Of the emails that were given up, the newest 20 are listed; with --json, they are in deadMail.`;

export const stats: InboxCommand = (withContext) =>
  new Command("stats")
    .description("Counts entries and mail, and lists mail that was given up.")
    .addOption(json)
    .addHelpText("after", statsNotes)
    .action((options: JsonOption) => withContext((context) => showStats(context, options)));

async function showStats({ store, print }: Context, options: JsonOption): Promise<void> {
  const found = await store.stats();
  const dead = await store.deadMail();
  if (options.json) return print(safeJson({ ...found, deadMail: dead.map(deadMailRecord) }));
  print(
    keyValues([
      ["Messages", [String(found.messages)]],
      ["Leads", [String(found.leads)]],
      ["Sales", [String(found.sales)]],
      ["Oldest", [found.oldest === null ? "none" : localTime(found.oldest)]],
      ["Newest", [found.newest === null ? "none" : localTime(found.newest)]],
      ["Mail waiting", [String(found.mailWaiting)]],
      ...(found.mailProblem === ""
        ? []
        : [["Mail waits because", [oneLine(found.mailProblem)]] satisfies [string, string[]]]),
      ["Mail given up", [String(found.mailDead)]],
    ]),
  );
  if (dead.length > 0) print(`\n${deadMailTable(dead)}`);
  const others = found.mailDead - dead.length;
  if (others > 0) print(`and ${others} older`);
}
