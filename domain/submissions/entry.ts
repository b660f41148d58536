import type { Lead } from "./lead.ts";
import type { Message } from "./message.ts";

/** What a visitor sent: a message from the contact page, or a cart for sale. */
export type Submission = ({ kind: "message" } & Message) | ({ kind: "lead" } & Lead);

/** A submission as it is stored. The page makes its `id`, so that a retry is recognized. */
export type Entry = Submission & {
  /** The ISO time when it was stored. */
  readonly receivedAt: string;
};
