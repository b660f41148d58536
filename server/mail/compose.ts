import { countWithNoun } from "../../domain/words/english.ts";
import { formatDollars, formatRange } from "../../domain/words/money.ts";
import { monthText } from "../../domain/words/month.ts";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { confidenceLabels, confidenceText } from "../../domain/answer/text.ts";
import type { Entry, EntryOf } from "../../domain/submissions/entry.ts";
import { emailField, leadFields } from "../../domain/submissions/form-fields.ts";
import { messageFields } from "../../domain/submissions/message.ts";
import { oneLine, safeLines } from "../../text/sanitize.ts";
import { adfOf, adfType } from "./adf.ts";
import type { Partners } from "./partners.ts";
import type { Mail } from "./smtp-sender.ts";
import { saleFields } from "../../domain/submissions/sale.ts";
import { type Cart, cartFields } from "../../domain/cart/cart.ts";
import { knownFieldIds, detailText } from "../../domain/cart/text.ts";
import { yearOfDate } from "../../domain/words/year.ts";

export interface Recipients {
  /** The operator, who gets all mail. */
  readonly to: string;
  readonly partners: Partners;
  readonly siteUrl: string;
}

/**
 * The email about one entry. The same entry always has the same Message-ID, however often the email
 * is sent. A lead from a partner's page goes to the partner, too.
 */
export function composeMail(entry: Entry, { to, partners, siteUrl }: Recipients): Mail {
  const partner = entry.kind === "lead" ? partners.get(entry.partner ?? "") : undefined;
  return {
    messageId: `<${entry.id}@${new URL(siteUrl).hostname}>`,
    from: `"CartWorth inbox" <${to}>`,
    to: partner === undefined ? to : [to, partner.email],
    replyTo: replyTo(entry),
    subject: headerText(subjectOf(entry)),
    text: entryText(entry),
    ...(entry.kind === "lead" &&
      partner?.format === "adf" && {
        alternative: { contentType: adfType, content: adfOf(entry, partner, siteUrl) },
      }),
  };
}

/** The email about entries that came too fast for one email each. */
export function composeSummary(
  entries: readonly Entry[],
  { to, siteUrl }: Pick<Recipients, "to" | "siteUrl">,
): Mail {
  const { id } = entries[0]!;
  const counts = Object.entries(kindNames).map(([kind, name]): Row => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    return [name, count === 0 ? "" : String(count)];
  });
  const times = entries.map(({ receivedAt }) => receivedAt).toSorted();
  const rows: Row[] = [...counts, ["Received", `${times[0]!} to ${times.at(-1)!}`]];
  const told = [
    "More came in than we send one by one. All of it is stored: read it with npm run inbox -- list.",
    "",
    ...rows.flatMap(linesOfRow),
    "",
  ];
  return {
    messageId: `<summary-${id}@${new URL(siteUrl).hostname}>`,
    from: `"CartWorth inbox" <${to}>`,
    to,
    subject: `${countWithNoun(entries.length, "more submission")} in the inbox`,
    text: told.join("\n"),
  };
}

const kindNames: Readonly<Record<Entry["kind"], string>> = {
  message: "Messages",
  lead: "Carts for sale",
  sale: "Reported sales",
};

function replyTo(entry: Entry): Mail["replyTo"] {
  if (entry.kind !== "sale") return { name: headerText(entry.name), address: entry.email };
  return entry.email === undefined ? undefined : { name: "", address: entry.email };
}

function subjectOf(entry: Entry): string {
  if (entry.kind === "message")
    return `${messageFields.subject.labels[entry.subject]}: ${entry.name}`;
  const { modelYear, make, model } = entry.cart;
  const what = entry.kind === "lead" ? "Cart for sale" : "Reported sale";
  return `${what}: ${modelYear} ${make} ${model}`;
}

const maxHeaderLength = 200;

/**
 * A visitor's text, made safe for a header. "=?" would begin an encoded word, in which a mail
 * program finds whatever the visitor hid there, such as a line break.
 */
function headerText(text: string): string {
  return [...oneLine(text).replaceAll("=?", "= ?")].slice(0, maxHeaderLength).join("");
}

type Lead = EntryOf<"lead">;
type Message = EntryOf<"message">;
type Sale = EntryOf<"sale">;

type Row = readonly [label: string, value: string | readonly string[]];

/**
 * An entry as the text of an email. Each line begins with one of our labels or, if the visitor's
 * text has several lines, with "> ", so that no line can pass for a field.
 */
function entryText(entry: Entry): string {
  const [heading, rows] = contentOf(entry);
  const footer: Row[] = [
    ["Received", entry.receivedAt],
    ["ID", entry.id],
  ];
  return [heading, "", ...rows.flatMap(linesOfRow), "", ...footer.flatMap(linesOfRow), ""].join(
    "\n",
  );
}

function contentOf(entry: Entry): [heading: string, rows: Row[]] {
  switch (entry.kind) {
    case "message":
      return ["A message", messageRows(entry)];
    case "lead":
      return ["A cart for sale", leadRows(entry)];
    case "sale":
      return ["What a cart sold for", saleRows(entry)];
  }
}

function messageRows({ id, name, email, subject, message, stock = "" }: Message): Row[] {
  return [
    [messageFields.name.label, name],
    [messageFields.email.label, email],
    [messageFields.subject.label, messageFields.subject.labels[subject]],
    [messageFields.message.label, safeLines(message)],
    ...stockRows(stock, id),
  ];
}

/** Enough to see what is in the spreadsheet. Some mail servers refuse long emails. */
const maxStockLines = 10;

function stockRows(stock: string, id: string): Row[] {
  if (stock === "") return [];
  const all = safeLines(stock);
  const rest = all.length - maxStockLines;
  return [
    [messageFields.stock.label, all.slice(0, maxStockLines)],
    [
      "The rest",
      rest > 0 ? `${countWithNoun(rest, "line")}. To see them: npm run inbox -- stock ${id}` : "",
    ],
  ];
}

function leadRows(lead: Lead): Row[] {
  const { name, email, phone, location, cart, estimate, description, page } = lead;
  return [
    [leadFields.name.label, name],
    [leadFields.email.label, email],
    [leadFields.phone.label, phone],
    [leadFields.location.label, location],
    ...cartRows(cart),
    ["Estimate", formatDollars(estimate)],
    ...priceRows(lead),
    [leadFields.description.label, description === "" ? "" : safeLines(description)],
    ["Page", page],
    ["Partner", lead.partner ?? ""],
  ];
}

/**
 * What the site says about the cart in the year it was sent. A dealer gets no asking price,
 * because the visitor may have come from a frame that shows only the trade-in.
 */
function priceRows({ cart, partner, receivedAt }: Lead): Row[] {
  const figures = figuresOf(cart, siteMarket, yearOfDate(receivedAt));
  const { market, advice } = figures;
  if (market === null) {
    return [["Confidence", `We have only the estimate. ${confidenceText(figures, "selling")}`]];
  }
  const sureOf = (role: "selling" | "trading") =>
    `${confidenceLabels[advice[role].confidence]}. ${confidenceText(figures, role)}`;
  const { middle, ...range } = market.tradeIn;
  const ask: Row[] = [
    ["Suggested asking price", formatDollars(advice.selling.number)],
    ["Confidence", sureOf("selling")],
  ];
  return [
    ...(partner === undefined ? ask : []),
    ["Likely trade-in", `${formatDollars(middle)} (${formatRange(range)})`],
    ["Confidence", sureOf("trading")],
  ];
}

function saleRows({ email = "", cart, price, saleKind, soldIn, state = "" }: Sale): Row[] {
  return [
    [emailField.label, email],
    ...cartRows(cart),
    ["Price", formatDollars(price)],
    [saleFields.soldIn.label, monthText(soldIn)],
    [saleFields.kind.label, saleKind === undefined ? "" : saleFields.kind.labels[saleKind]],
    [saleFields.state.label, state],
  ];
}

function cartRows(cart: Partial<Cart>): Row[] {
  return knownFieldIds(cart).map((id) => [cartFields[id].label, detailText(cart, id)]);
}

function linesOfRow([label, value]: Row): string[] {
  if (value === "") return [];
  if (typeof value === "string") return [`${label}: ${oneLine(value)}`];
  return [`${label}:`, ...value.map((line) => `> ${line}`.trimEnd())];
}
