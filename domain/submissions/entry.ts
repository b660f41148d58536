import type { Lead } from "./lead.ts";
import type { Message } from "./message.ts";
import type { Sale } from "./sale.ts";

/** A visitor's submission: a message from the contact page, a cart for sale, or what a cart sold for. */
export type Submission =
  | ({ kind: "message" } & Message)
  | ({ kind: "lead" } & Lead)
  | ({ kind: "sale" } & Sale);

/** A submission as it is stored. The page makes its `id`, so that a retry is recognized. */
export type Entry = Submission & {
  /** The ISO time when it was stored. */
  readonly receivedAt: string;
};

/** Milliseconds from opening a page to sending its form; no person is faster. */
export const minimumTimeMs = 1500;

/** The id of a dealer whose page has the embedded tool, as we gave it to them: "sunny-carts". */
export const partnerPattern = /^[a-z\d-]{1,40}$/;
