import { draftAfterReturn } from "../../browser/draft.ts";
import { editsBeforeHydration } from "../../browser/edits-before-hydration.ts";
import { type Seller, sellers } from "../../../domain/answer/advice.ts";
import {
  type Details,
  addressEnd,
  defaultDetails,
  fieldsQueryOf,
  formQueryOf,
  queryOf,
  readDetails,
} from "../../../domain/details/details.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { maxAmountLength, readDollars } from "../../../domain/words/read-dollars.ts";
import { type AskedPrice, nothingAsked } from "../cart-form/parsed-ad.ts";
import type { Calculation } from "../cart-form/calculation.ts";

/** `price` is kept as it was typed. */
export interface Ad extends AskedPrice {
  readonly price: string;
  readonly seller: Seller;
  readonly details: Details;
  /** False if the form was filled in by hand, so that it has said what it shows. */
  readonly isRead: boolean;
}

export const emptyAd: Ad = {
  ...nothingAsked,
  price: "",
  seller: "owner",
  details: defaultDetails,
  isRead: false,
};

/** Fields that are missing or invalid keep the fallback's values. */
export function readAd(source: FormData | URLSearchParams, fallback: Ad): Ad {
  const price = source.get("price");
  return {
    price: typeof price === "string" ? price.slice(0, maxAmountLength) : fallback.price,
    seller: sellers.find((id) => id === source.get("seller")) ?? fallback.seller,
    details: readDetails(source, fallback.details),
    ...nothingAsked,
    fees: feesIn(source) ?? fallback.fees,
    isRead: fallback.isRead,
  };
}

function feesIn(source: FormData | URLSearchParams): number | null {
  const fees = source.get("fees");
  return typeof fees === "string" ? priceIn(fees.slice(0, maxAmountLength)) : null;
}

/** `readAd` restores the ad from this query, without its serial number. */
export function queryOfAd(ad: Ad): string {
  return `${queryOf(ad.details)}&${adFields(ad)}`;
}

/** The value of every field, as the form holds it. */
export function fieldsQueryOfAd(ad: Ad): string {
  return `${fieldsQueryOf(ad.details)}&${adFields(ad)}`;
}

function adFields({ price, fees, seller }: Ad): URLSearchParams {
  const fields = new URLSearchParams({ price });
  if (fees > 0) fields.set("fees", String(fees));
  if (seller !== "owner") fields.set("seller", seller);
  return fields;
}

/** Includes the serial number, for drafts that stay in this browser. */
export function formQueryOfAd(ad: Ad): string {
  return `${formQueryOf(ad.details)}&${adFields(ad)}`;
}

export function checklistAddress({ details, price, seller }: Check): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("price", formatDollars(price));
  fields.set("seller", seller);
  fields.set("paper", "buying-checklist");
  return `/papers${addressEnd(fields)}`;
}

/** "" if the price can be read. */
export function priceProblemMessage(price: string, question = ""): string {
  if (price.trim() === "") return question || "Enter the asking price.";
  return priceIn(price) === null
    ? "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k."
    : "";
}

/** "" for a plain amount, which needs no confirmation, and for text that isn't a price. */
export function priceUnderstoodMessage(price: string): string {
  const dollars = priceIn(price);
  return dollars === null || /^[$\s]*(?:\d+|\d{1,3}(?:[,\s]\d{3})+)\s*$/.test(price)
    ? ""
    : `We read this as ${formatDollars(dollars)}.`;
}

/** Dollars; null for no price and for zero. */
export function priceIn(text: string): number | null {
  return readDollars(text) || null;
}

/** The form as rendered before hydration. Addresses leave out the default seller; the form has it. */
const prerendered = `${fieldsQueryOf(emptyAd.details)}&price=&seller=${emptyAd.seller}`;

/** What was entered before hydration wins over a draft restored on return, and that over the address. */
export function enteredAd(form: HTMLFormElement, addressed: Ad): Ad {
  const draft = draftAfterReturn();
  const left = draft === null ? addressed : readAd(draft, emptyAd);
  return readAd(editsBeforeHydration(form, prerendered), left);
}

/** A complete ad with its figures. */
export type Check = Calculation & {
  /** The address that shows it again. */
  readonly query: string;
  /** The form's fields. */
  readonly fields: string;
  readonly seller: Seller;
  /** Whole US dollars, with the fees. */
  readonly price: number;
  readonly fees: number;
};
