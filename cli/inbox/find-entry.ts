import * as v from "valibot";
import type { Entry } from "../../domain/submissions/entry.ts";
import { entryId } from "../../domain/submissions/fields.ts";
import type { Store } from "../../server/store/store.ts";
import { CommandError } from "../command.ts";
import type { ReportedSale } from "./entry-fields.ts";

/** The entry that an operator names by its id. */
export async function findEntry(store: Store, id: string): Promise<Entry> {
  const parsed = v.safeParse(entryId, id);
  const entry = parsed.success ? await store.get(parsed.output) : null;
  if (entry === null) throw new CommandError(`There is no entry with the ID "${id}".`);
  return entry;
}

export async function findSale(store: Store, id: string): Promise<ReportedSale> {
  const entry = await findEntry(store, id);
  if (entry.kind === "sale") return entry;
  throw new CommandError(`The entry with the ID "${id}" is a ${entry.kind}, not a reported sale.`);
}
