import type { Entry } from "../../domain/submissions/entry.ts";
import { subjects } from "../../domain/submissions/message.ts";
import { saleKinds } from "../../domain/submissions/sale.ts";
import { lines, oneLine } from "../../text/sanitize.ts";
import { type Cart, cartFields } from "../../domain/valuation/cart.ts";
import { fieldsOf, readableValue } from "../../domain/valuation/readable-cart.ts";

type Lead = Extract<Entry, { kind: "lead" }>;
type Message = Extract<Entry, { kind: "message" }>;
type Sale = Extract<Entry, { kind: "sale" }>;

/** A field's label, with its value on one line or on several. */
type Row = readonly [label: string, value: string | readonly string[]];

/**
 * An entry as the text of an email. Each line begins with one of our labels or, if the visitor's
 * text has several lines, with "> ", so that no line can pass for a field.
 */
export function entryText(entry: Entry): string {
  const [heading, rows] = contentOf(entry);
  const footer: Row[] = [
    ["Received", entry.receivedAt],
    ["ID", entry.id],
  ];
  return [heading, "", ...rows.flatMap(shown), "", ...footer.flatMap(shown), ""].join("\n");
}

function contentOf(entry: Entry): [heading: string, rows: Row[]] {
  switch (entry.kind) {
    case "message":
      return ["A message from the contact page", messageRows(entry)];
    case "lead":
      return ["A cart for sale", leadRows(entry)];
    case "sale":
      return ["What a cart sold for", saleRows(entry)];
  }
}

function messageRows({ name, email, subject, message }: Message): Row[] {
  return [
    ["Name", name],
    ["Email", email],
    ["Subject", subjects[subject]],
    ["Message", lines(message)],
  ];
}

function leadRows(lead: Lead): Row[] {
  const { name, email, phone, location, cart, estimate, description, page } = lead;
  return [
    ["Name", name],
    ["Email", email],
    ["Phone", phone],
    ["Location", location],
    ...cartRows(cart),
    ["Battery type", lead.batteryType ?? ""],
    ["Lifted", lead.lifted === true ? "Yes" : ""],
    ["Serial number", lead.serial ?? ""],
    ["Estimate", dollars(estimate)],
    ["Description", description === "" ? "" : lines(description)],
    ["Page", page],
    ["Partner", lead.partner ?? ""],
  ];
}

function saleRows({ email, cart, price, saleKind, soldOn, state }: Sale): Row[] {
  return [
    ["Email", email],
    ...cartRows(cart),
    ["Price", dollars(price)],
    ["Kind of sale", saleKinds[saleKind]],
    ["Sold on", soldOn],
    ["State", state],
  ];
}

function cartRows(cart: Partial<Cart>): Row[] {
  return fieldsOf(cart).map((id) => [cartFields[id].label, readableValue(cart, id)]);
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/** Nothing if the field was left empty. */
function shown([label, value]: Row): string[] {
  if (value === "") return [];
  if (typeof value === "string") return [`${label}: ${oneLine(value)}`];
  return [`${label}:`, ...value.map((line) => `> ${line}`.trimEnd())];
}
