import type { Lead } from "./lead.ts";
import type { Message } from "./message.ts";

/** What a visitor sent: a message from the contact page, or a cart for sale. */
export type Submission = ({ kind: "message" } & Message) | ({ kind: "lead" } & Lead);

/** A submission as it is kept. `id` is the page's own, so that a retry is recognised. */
export type Entry = Submission & {
  /** ISO time at which it was stored. */
  readonly receivedAt: string;
};
