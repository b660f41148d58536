// Tested in parts.test.tsx and island.test.tsx.
import type { PaperId } from "../../site/cart-addresses.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { maxAmountLength, readDollars } from "../../../domain/words/read-dollars.ts";

export interface PaperField {
  readonly label: string;
  readonly note?: string;
  /** Shown while the field is empty. */
  readonly example?: string;
  readonly kind: "line" | "lines" | "price" | "date" | "phone" | "flag" | "state";
  /** As much as fits in its place on one page. */
  readonly maxLength: number;
}

const name = { kind: "line", maxLength: 60 } as const;
const address = { kind: "line", maxLength: 90 } as const;
const price = { note: "like $6,500 or 6.5k", kind: "price", maxLength: maxAmountLength } as const;

/** Two papers that ask for the same field share what is typed. */
export const paperFields = {
  seller: { ...name, label: "Seller’s name" },
  sellerAddress: { ...address, label: "Seller’s address" },
  buyer: { ...name, label: "Buyer’s name" },
  buyerAddress: { ...address, label: "Buyer’s address" },
  owner: { ...name, label: "Owner’s name" },
  policy: { label: "Policy number", kind: "line", maxLength: 40 },
  price: { ...price, label: "Price" },
  ask: { ...price, label: "Price to ask" },
  payment: { label: "Paid by", example: "cash, check…", kind: "line", maxLength: 60 },
  soldOn: { label: "Date of sale", kind: "date", maxLength: 10 },
  reading: { label: "Hours or odometer", kind: "line", maxLength: 40 },
  included: {
    label: "Included in the sale",
    example: "charger, keys…",
    kind: "line",
    maxLength: 120,
  },
  state: { label: "State of the sale", kind: "state", maxLength: 2 },
  terms: { label: "Anything else you agreed on", kind: "lines", maxLength: 200 },
  contact: { label: "Who to ask for", kind: "line", maxLength: 30 },
  phone: { label: "Phone", kind: "phone", maxLength: 30 },
  place: { label: "Where it is", kind: "line", maxLength: 40 },
  pitch: { label: "What a buyer should know", kind: "lines", maxLength: 160 },
  code: {
    label: "Print a QR code. Buyers who scan it see the cart, your price, and what dealers ask",
    kind: "flag",
    maxLength: 3,
  },
  accessories: {
    label: "Accessories",
    note: "one per line, with its cost",
    kind: "lines",
    maxLength: 300,
  },
} as const satisfies Record<string, PaperField>;

export type FieldName = keyof typeof paperFields;

export type PaperTexts = Readonly<Record<FieldName, string>>;

const isFieldName = (text: string): text is FieldName => Object.hasOwn(paperFields, text);
const fieldNames = Object.keys(paperFields).filter(isFieldName);

/** Drops what isn't text and shortens what is too long. */
export function readTexts(source: Readonly<Record<string, unknown>>): PaperTexts {
  const entries = fieldNames.map((field) => {
    const value = Object.hasOwn(source, field) ? source[field] : "";
    return [field, typeof value === "string" ? value.slice(0, paperFields[field].maxLength) : ""];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one entry for each field
  return Object.fromEntries(entries) as PaperTexts;
}

export const noTexts = readTexts({});

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly FieldName[];
}

/** On every paper, this group also has the cart's own fields. */
export const cartGroup = { title: "The cart", fields: [] } as const satisfies FieldGroup;

/** In the order they appear on the paper. */
export const groupsOfPaper: Readonly<Record<PaperId, readonly FieldGroup[]>> = {
  "bill-of-sale": [
    {
      title: "The seller and buyer",
      fields: ["seller", "sellerAddress", "buyer", "buyerAddress"],
    },
    { ...cartGroup, fields: ["reading", "included"] },
    { title: "The sale", fields: ["price", "payment", "soldOn", "state", "terms"] },
  ],
  "for-sale-flyer": [
    cartGroup,
    { title: "The ad", fields: ["ask", "contact", "phone", "place", "pitch", "code"] },
  ],
  "buying-checklist": [cartGroup, { title: "The sale", fields: ["seller", "price"] }],
  "insurance-sheet": [
    { title: "The owner", fields: ["owner", "policy"] },
    { ...cartGroup, fields: ["reading", "accessories"] },
  ],
};

/** Without the cart's own fields. */
export function fieldsOf(paper: PaperId): FieldName[] {
  return groupsOfPaper[paper].flatMap(({ fields }) => fields);
}

/** "" if no price can be read, so that its line stays blank. */
export function priceText(typed: string): string {
  const dollars = readDollars(typed);
  return dollars === null ? "" : formatDollars(dollars);
}

/** Says how the typed price was read, or what is wrong with it. */
export function priceNote(typed: string): { readonly problem: boolean; readonly text: string } {
  const shown = priceText(typed);
  if (typed.trim() === "" || shown === typed.trim()) return { problem: false, text: "" };
  return shown === ""
    ? { problem: true, text: "Enter one amount in dollars, such as $6,500 or 6.5k." }
    : { problem: false, text: `The paper says ${shown}.` };
}
