import { draftAfterReturn } from "../../browser/draft.ts";
import { editsBeforeHydration } from "../../browser/edits-before-hydration.ts";
import { type Seller, sellers } from "../../../domain/answer/advice.ts";
import {
  type Details,
  addressEnd,
  defaultDetails,
  formQueryOf,
  queryOf,
  readDetails,
} from "../../../domain/cart/details.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { maxAmountLength, readDollars } from "../../../domain/cart/read-dollars.ts";
import type { Calculation } from "../cart-form/calculation.ts";

/** An advertised cart as it stands in the form; the price is kept as it was typed. */
export interface Ad {
  readonly price: string;
  readonly seller: Seller;
  readonly details: Details;
}

export const emptyAd: Ad = { price: "", seller: "owner", details: defaultDetails };

/** Reads an ad from a form or a query string; what is missing or invalid stays as in `otherwise`. */
export function readAd(source: FormData | URLSearchParams, fallback: Ad): Ad {
  const price = source.get("price");
  return {
    price: typeof price === "string" ? price.slice(0, maxAmountLength) : fallback.price,
    seller: sellers.find((each) => each === source.get("seller")) ?? fallback.seller,
    details: readDetails(source, fallback.details),
  };
}

/** The query string that `readAd` restores the ad from. */
export function queryOfAd({ price, seller, details }: Ad): string {
  const fields = new URLSearchParams({ price });
  if (seller !== "owner") fields.set("seller", seller);
  return `${queryOf(details)}&${fields}`;
}

/** The same with the serial number, for what stays in this browser. */
export function formQueryOfAd(ad: Ad): string {
  const fields = new URLSearchParams(queryOfAd(ad));
  const { serial } = ad.details;
  if (serial !== "") fields.set("serial", serial);
  return `?${fields}`;
}

/** The checklist with what the ad says. The serial number goes where no browser sends it. */
export function checklistAddress({ details, price, seller }: Check): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("price", formatDollars(price));
  fields.set("seller", seller);
  fields.set("paper", "buying-checklist");
  return `/papers${addressEnd(fields)}`;
}

/** The fault in the price, as a sentence; "" if nothing is. */
export function priceProblemMessage(price: string): string {
  if (price.trim() === "") return "Enter the asking price.";
  return priceIn(price) === null
    ? "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k."
    : "";
}

/** How the price in an ad was read, if it is more than digits and commas in their places; "" if it is not a price. */
export function priceUnderstoodMessage(price: string): string {
  const dollars = priceIn(price);
  return dollars === null || /^[$\s]*(?:\d+|\d{1,3}(?:[,\s]\d{3})+)\s*$/.test(price)
    ? ""
    : `We read this as ${formatDollars(dollars)}.`;
}

/** The price in dollars; null if there is none, or if it is zero. */
export function priceIn(text: string): number | null {
  return readDollars(text) || null;
}

/** The form's values before its script runs. Addresses leave the usual seller out; the form has it. */
const prerendered = `${queryOfAd(emptyAd)}&seller=${emptyAd.seller}`;

/** The ad of an address with what a visitor entered in the form before its script ran. */
export function enteredAd(form: HTMLFormElement, addressed: Ad): Ad {
  const draft = draftAfterReturn();
  const left = draft === null ? addressed : readAd(draft, emptyAd);
  return readAd(editsBeforeHydration(form, prerendered), left);
}

/** An ad that is complete, and the query that shows it again. */
export interface Check extends Calculation {
  readonly query: string;
  readonly seller: Seller;
  /** Whole US dollars. */
  readonly price: number;
}
