import { formatDollars } from "../../domain/words/money.ts";
import type { Entry, EntryOf } from "../../domain/submissions/entry.ts";
import { leadFields } from "../../domain/submissions/form-fields.ts";
import { messageFields } from "../../domain/submissions/message.ts";
import { saleFields } from "../../domain/submissions/sale.ts";
import { type CartFieldId, cartFieldIds, cartFields } from "../../domain/cart/cart.ts";
import { safeLines } from "../../text/sanitize.ts";

type Lead = EntryOf<"lead">;
type Message = EntryOf<"message">;
type ReportedSale = EntryOf<"sale">;

type Flat<T extends { readonly cart: object }> = Omit<T, "cart"> & T["cart"];
type FlatEntry = Message | Flat<Lead> | Flat<ReportedSale>;
type Field = keyof Message | keyof Flat<Lead> | keyof Flat<ReportedSale>;

/** In this order, the fields are the columns of the exported CSV and the lines of show. */
const titles = {
  id: "ID",
  receivedAt: "Received",
  kind: "Kind",
  name: messageFields.name.label,
  email: messageFields.email.label,
  subject: messageFields.subject.label,
  message: messageFields.message.label,
  stock: messageFields.stock.label,
  phone: leadFields.phone.label,
  location: leadFields.location.label,
  ...cartTitles(),
  estimate: "Estimate",
  price: "Price",
  saleKind: saleFields.kind.label,
  soldIn: saleFields.soldIn.label,
  state: saleFields.state.label,
  description: leadFields.description.label,
  page: "Page",
  partner: "Partner",
} satisfies Record<Field, string>;

function cartTitles() {
  const entries = cartFieldIds.map((id) => [id, cartFields[id].label]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an entry for each field
  return Object.fromEntries(entries) as Record<CartFieldId, string>;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record above has no other keys
export const fieldNames = Object.keys(titles) as Field[];

export function flatten(entry: Entry): FlatEntry {
  switch (entry.kind) {
    case "message":
      return entry;
    case "lead":
      return withCartFields(entry);
    // Two cases, because Omit of a union keeps only the fields that both have.
    case "sale":
      return withCartFields(entry);
  }
}

function withCartFields<T extends { readonly cart: object }>({ cart, ...rest }: T): Flat<T> {
  return { ...rest, ...cart };
}

export function readableFields(entry: Entry): [string, string[]][] {
  const flat: Partial<Record<Field, string | number | boolean | null>> = flatten(entry);
  return fieldNames
    .filter((field) => (flat[field] ?? "") !== "")
    .map((field) => [titles[field], safeLines(valueText(entry, field, flat[field] ?? ""))]);
}

export function entrySummary(entry: Entry): string {
  if (entry.kind === "message")
    return `${messageFields.subject.labels[entry.subject]}: ${entry.message}`;
  const { modelYear, make, model } = entry.cart;
  const [amount, place] =
    entry.kind === "lead" ? [entry.estimate, entry.location] : [entry.price, entry.soldIn];
  // First, because the end of a long line is cut.
  const via = entry.kind === "lead" && entry.partner !== undefined ? `via ${entry.partner}: ` : "";
  return `${via}${modelYear} ${make} ${model}, ${formatDollars(amount)}, ${place}`;
}

export function localTime(iso: string): string {
  return localMinutes.format(new Date(iso));
}

/** The Swedish format is 2026-07-21 09:30, like ISO. */
const localMinutes = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short" });

function valueText(entry: Entry, field: Field, value: string | number | boolean): string {
  if (field === "receivedAt") return `${localTime(entry.receivedAt)} (${entry.receivedAt})`;
  if (field === "subject" && entry.kind === "message")
    return messageFields.subject.labels[entry.subject];
  if (entry.kind === "sale" && field === "saleKind" && entry.saleKind !== undefined)
    return saleFields.kind.labels[entry.saleKind];
  if (field === "estimate" || field === "price") return formatDollars(Number(value));
  if (typeof value === "boolean") return value ? "yes" : "no";
  return String(value);
}
