import { escapeUTF8 } from "entities";
import type { CartPrice, PriceDifference } from "../../../domain/answer/cart-price.ts";
import type { State } from "../../../domain/catalogue/states.ts";
import { listText } from "../../../domain/words/english.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { tableMarkup } from "./table-markup.ts";

/**
 * In a guide's Markdown, a second-level heading begins a section and a third-level heading one of its
 * items. A quotation begins with a number in bold, which is shown large. A task list becomes a checklist.
 */
export interface Section {
  /** The heading's anchor; "" for text before the first heading. */
  readonly id: string;
  /** HTML, like everything below it. */
  readonly heading: string;
  /** The paragraphs before the first list or table. */
  readonly lead: string;
  /** The lists and tables, to the end of the last table, or to the end if a checklist follows it. */
  readonly body: string;
  /** What follows the section's last table; "" without a table, or if it's a checklist. */
  readonly notes: string;
  /** A number shown large and what it means; "" if the section has none. */
  readonly pull: string;
  readonly items: readonly string[];
}

const endOfTable = "</table>";
const checkbox = '<input type="checkbox"';

export function sectionsOf(html: string): Section[] {
  return html
    .split(/(?=<h2\b)/)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [text, ...items] = part.split(/(?=<h3\b)/);
      const pull = text!.match(/<blockquote>(.*?)<\/blockquote>/s);
      const [, heading, lead, body] = text!
        .replace(pull?.[0] ?? "", "")
        .match(/^(\s*<h2.*?<\/h2>|)(.*?)((?:<(?:[ou]l|table)\b.*)?)$/s)!;
      const tableEnd = body!.lastIndexOf(endOfTable);
      const hasNotes = tableEnd !== -1 && !body!.slice(tableEnd).includes(checkbox);
      const notesStart = hasNotes ? tableEnd + endOfTable.length : body!.length;
      return {
        id: part.match(/^<h2[^>]*\bid="([^"]*)"/)?.[1] ?? "",
        heading: heading!,
        lead: lead!.trim(),
        body: withSiteMarkup(body!.slice(0, notesStart)),
        notes: withSiteMarkup(body!.slice(notesStart).trim()),
        pull: pull?.[1]!.replace("<strong>", '<strong class="big">') ?? "",
        items: items.map(withSiteMarkup),
      };
    });
}

/** Gives lists and tables the site's classes, and labels each checkbox with the text after it. */
function withSiteMarkup(html: string): string {
  return html
    .replaceAll(' class="task-list-item"', "")
    .replaceAll(
      /(<input type="checkbox") disabled>\s*(<strong>.*?<\/strong>|[^<]*)/g,
      "<label>$1>$2</label>",
    )
    .replaceAll(/<([ou]l)[^>]*>/g, '<$1 class="stack">')
    .replaceAll(
      /<ul class="stack">(?=(?:\s*<li><label>[^<]*<input[^>]*>[^<]*<\/label><\/li>)+\s*<\/ul>)/g,
      '<ul class="grid">',
    )
    .replaceAll(/<table>(.*?)<\/table>/gs, (_, table: string) => tableMarkup(table));
}

export type GuideValue = string | CartPrice | PriceDifference | readonly State[];

/** Replaces each {name} with its value, escaped for HTML. Throws for an unknown name. */
export function fillValues(html: string, values: Readonly<Record<string, GuideValue>>): string {
  return html.replaceAll(/\{(\w+)\}/g, (braced, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`A guide has no value for ${braced}.`);
    if (typeof value === "string") return escapeUTF8(value);
    return "dollars" in value ? priceMarkup(value) : placesMarkup(value);
  });
}

const placesMarkup = (places: readonly State[]) =>
  listText(places.map(({ name, code }) => `<a href="/${code}">${name}</a>`));

/** The build's checks compute the price or the difference again. */
function priceMarkup(value: CartPrice | PriceDifference): string {
  const { dollars, cart, figure } = value;
  if (dollars === 0) return "nothing";
  const carts = [
    `data-cart="${escapeUTF8(cart)}"`,
    ...("less" in value ? [`data-less="${escapeUTF8(value.less)}"`] : []),
  ].join(" ");
  return `<data value="${dollars}" ${carts} data-figure="${figure}">${formatDollars(dollars)}</data>`;
}

// Here, so that content.config.ts can check the names without loading the components.
export const figureNames = [
  "asking-by-age",
  "asking-by-make",
  "bank",
  "battery-packs",
  "battery-readings",
  "cart-uses",
  "caution-sign",
  "charging-checks",
  "costs",
  "coverage",
  "dealer-lot",
  "gas-and-electric",
  "home-policy",
  "insurance-costs",
  "insured-places",
  "lien",
  "lithium-papers",
  "market-figures",
  "model-comparison",
  "new-set",
  "papers-needed",
  "phone-ad",
  "photo",
  "price-ladder",
  "price-tag",
  "regions",
  "sale-by-bill",
  "seasons",
  "stop-sign",
  "street-legal",
  "title-transfer",
  "uphill-checks",
  "value-loss",
  "value-sheet",
  "warranty",
  "weak-pack",
] as const;

export type FigureName = (typeof figureNames)[number];

/** How a section's items look: each with a red flag, or hanging from a line through the years. */
export const lookNames = ["flags", "timeline"] as const;

export type LookName = (typeof lookNames)[number];
