import { Command } from "commander";
import type { Entry } from "../../domain/submissions/entry.ts";
import type { Store } from "../../server/store/store.ts";
import { csvLines } from "../../text/csv.ts";
import { jsonFile } from "../../text/sanitize.ts";
import { CommandError, UsageError } from "../command.ts";
import { type Context, type InboxCommand, type Options, format, kind, partner } from "./context.ts";
import { fieldNames, flatten } from "./entry-fields.ts";

const exportNotes = `
Both formats have the same fields, and each detail of the cart is a field of its own:
${fieldNames.join(", ")}.
json: one array with exact values; each entry has the fields of its kind.
csv: RFC 4180 in UTF-8; fields of other kinds are empty. A cell that a spreadsheet would
treat as a formula begins with an apostrophe, and so does a phone number that begins with +.
With --partner, the file contains only what you can forward to that dealer. If that dealer has no
leads, the command fails.`;

export const exportCommand: InboxCommand = (withContext) =>
  new Command("export")
    .description("Exports every entry for another program to read.")
    .addOption(format)
    .addOption(kind)
    .addOption(partner)
    .addHelpText("after", exportNotes)
    .action((options: Options) =>
      withContext(async ({ store, write }: Context) => {
        const entries = flatEntries(await entriesFor(store, options));
        await write(options.format === "json" ? jsonFile(entries) : csvLines(fieldNames, entries));
      }),
    );

async function entriesFor(store: Store, options: Options): Promise<AsyncIterable<Entry>> {
  const { kind: requestedKind, partner: id } = options;
  if (id === undefined) return store.entries({ kind: requestedKind });
  if (requestedKind !== undefined && requestedKind !== "lead") {
    throw new UsageError(`Only leads come from partners. Leave out --kind ${requestedKind}.`);
  }
  await refuseUnknownPartner(store, id);
  return leadsOf(store, id);
}

/** A mistyped ID would look like a dealer without leads. */
async function refuseUnknownPartner(store: Store, id: string): Promise<void> {
  const partners = new Set<string>();
  for await (const entry of store.entries({ kind: "lead" })) {
    if (entry.kind === "lead" && entry.partner !== undefined) partners.add(entry.partner);
  }
  if (partners.has(id)) return;
  throw new CommandError(
    `Partner "${id}" hasn't sent any leads. ${
      partners.size === 0
        ? "No partner has."
        : `Partners with leads: ${[...partners].toSorted().slice(0, maxNamed).join(", ")}${partners.size > maxNamed ? ", …" : ""}.`
    }`,
  );
}

/** Limited, because anyone can send a lead with a made-up ID. */
const maxNamed = 20;

async function* leadsOf(store: Store, id: string) {
  for await (const entry of store.entries({ kind: "lead" })) {
    if (entry.kind === "lead" && entry.partner === id) yield entry;
  }
}

async function* flatEntries(entries: AsyncIterable<Entry>) {
  for await (const entry of entries) yield flatten(entry);
}
