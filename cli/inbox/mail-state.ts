import type { OutboxItem } from "../../server/store/store.ts";
import { lines } from "../../text/sanitize.ts";
import { counted } from "../../text/counted.ts";
import { tableLines, tableRow } from "../table.ts";
import { localTime } from "./entry-fields.ts";

/** An entry's mail, as it appears in the entry's JSON. */
export function mailRecord({ attempts, nextAttemptAt, lastError }: OutboxItem) {
  return { attempts, nextAttemptAt, lastError };
}

/** Mail that was given up, as it appears in JSON. */
export function deadMailRecord({ entry, attempts, lastError }: OutboxItem) {
  return { id: entry.id, receivedAt: entry.receivedAt, attempts, lastError };
}

/** An entry's mail as names and values for a person to read. */
export function readableMail(mail: OutboxItem | null): [string, string[]][] {
  if (mail === null) return [["Mail", ["none to send"]]];
  const state: [string, string[]] = ["Mail", [stateOf(mail)]];
  return mail.lastError === "" ? [state] : [state, ["Last error", lines(mail.lastError)]];
}

function stateOf({ attempts, nextAttemptAt }: OutboxItem): string {
  const tried = counted(attempts, "attempt");
  if (nextAttemptAt === null) return `given up after ${tried}`;
  return `waiting after ${tried}, next at ${localTime(nextAttemptAt)} (${nextAttemptAt})`;
}

/** Mail that was given up, and why. */
export function deadMailTable(mails: readonly OutboxItem[]): string {
  const columns = [
    { title: "ID of mail given up", maxWidth: 36 },
    { title: "Received", maxWidth: 16 },
    { title: "Last error", maxWidth: 80 },
  ];
  const rows = mails.map(({ entry, lastError }) =>
    tableRow(columns, [entry.id, localTime(entry.receivedAt), lastError]),
  );
  return [...tableLines(columns, rows)].join("").trimEnd();
}
