import type { Entry } from "../../domain/submissions/entry.ts";
import { subjects } from "../../domain/submissions/message.ts";
import { oneLine } from "../../text/sanitize.ts";
import type { Mail } from "../smtp/smtp-sender.ts";
import { entryText } from "./entry-text.ts";

/**
 * The email about one entry. The same entry always has the same Message-ID, however often the email
 * is sent.
 */
export function composeMail(entry: Entry, to: string, host: string): Mail {
  return {
    messageId: `<${entry.id}@${host}>`,
    from: `"CartWorth inbox" <${to}>`,
    to,
    replyTo: replyTo(entry),
    subject: headerText(subjectOf(entry)),
    text: entryText(entry),
  };
}

function replyTo(entry: Entry): Mail["replyTo"] {
  if (entry.kind !== "sale") return { name: headerText(entry.name), address: entry.email };
  return entry.email === "" ? undefined : { name: "", address: entry.email };
}

function subjectOf(entry: Entry): string {
  if (entry.kind === "message") return `${subjects[entry.subject]}: ${entry.name}`;
  const { modelYear, make, model } = entry.cart;
  const what = entry.kind === "lead" ? "Cart for sale" : "Reported sale";
  return `${what}: ${modelYear} ${make} ${model}`;
}

const maxHeaderLength = 200;

/**
 * Text of a visitor's for a header. "=?" would begin an encoded word, in which a mail program finds
 * whatever the visitor hid there, such as a line break.
 */
function headerText(text: string): string {
  return [...oneLine(text).replaceAll("=?", "= ?")].slice(0, maxHeaderLength).join("");
}
