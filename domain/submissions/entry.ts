import type { Lead } from "./lead.ts";
import type { Message } from "./message.ts";
import type { Sale } from "./sale.ts";

export type Submission =
  | ({ kind: "message" } & Message)
  | ({ kind: "lead" } & Lead)
  | ({ kind: "sale" } & Sale);

/** As stored. The page makes the `id`, so that a retry is recognized. */
export type Entry = Submission & {
  readonly receivedAt: string;
};

export type EntryOf<Kind extends Entry["kind"]> = Extract<Entry, { kind: Kind }>;

/** Empty for a reported sale, except that older reports may have an address. */
export function emailOf({ email = "" }: Submission): string {
  return email;
}

/** From opening a page to sending its form; no person is faster. */
export const minTimeMs = 1500;
