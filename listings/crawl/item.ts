// Tested in feed-items.test.ts and xml.test.ts.
/** In the words of the page or feed; "" if missing. */
export interface Offer {
  readonly price: string;
  readonly currency: string;
  readonly availability: string;
}

export interface Item extends Readonly<Record<ItemField, string>> {
  readonly offers: readonly Offer[];
}

export const itemFields = [
  "name",
  "description",
  /** A category or tags: "Used golf carts". */
  "kind",
  "url",
  "sku",
  "model_year",
  /** Only checks the year, and is not kept. */
  "serial",
  "make",
  "model",
  "condition",
  "seats",
  "powertrain",
  "battery_type",
  "battery_year",
  "lifted",
  "place",
  /** What the dealer says about the cart's state: "boneyard", "as is". */
  "note",
] as const;
export type ItemField = (typeof itemFields)[number];

export const offerFields = ["price", "currency", "availability"] as const;

/** An item that didn't become a row, by its title, number, or place. */
export interface Skipped {
  readonly item: string;
  readonly reason: string;
}

/** What one response holds. */
export interface Document {
  readonly items: readonly Item[];
  readonly skipped: readonly Skipped[];
  /** Addresses, perhaps relative, of documents with more items. */
  readonly links: readonly string[];
  /** Blocks of JSON-LD that are not valid JSON. */
  readonly broken: number;
}

/** The document can't be read. The message is a clause such as "is not valid JSON". */
export class UnreadableDocument extends Error {}

/** More than any dealer has. */
export const maxItems = 50_000;
/** JSON values or table cells of one document. */
export const maxValues = 500_000;

const maxTextLengths: Partial<Record<ItemField, number>> = { description: 20_000, kind: 4000 };
const maxTextLength = 1000;

/** Drops text that is longer than any name, address, or price of a cart. */
export function shortText(text: string, field?: ItemField): string {
  const max = (field && maxTextLengths[field]) ?? maxTextLength;
  return text.length > max ? "" : text.trim();
}

export type Node = Readonly<Record<string, unknown>>;

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function nodesOf(value: unknown): Node[] {
  return [value].flat().filter(isNode);
}

/** A thing's name, a quantity's value, a term's address, or a list's entries. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(", ");
  return isNode(value) ? textOf(value["name"] ?? value["value"] ?? value["@id"]) : "";
}
