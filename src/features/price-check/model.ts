// Tested through the tool in island.test.tsx.
import { adFields } from "../../../domain/answer/ad-fields.ts";
import { type Seller, sellers } from "../../../domain/answer/advice.ts";
import {
  addressEnd,
  fieldsQueryOf,
  formQueryOf,
  queryOf,
  withoutNumber,
} from "../../../domain/details/details.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { maxAmountLength, readDollars } from "../../../domain/words/read-dollars.ts";
import { type AskedPrice, nothingAsked } from "../cart-form/parsed-ad.ts";
import { type Calculation, calculate } from "../cart-form/calculation.ts";
import { type CartValues, cartCodec, withLinked } from "../cart-form/cart-values.ts";
import type { Codec } from "../../ui/masthead/use-form-values.ts";

/** `price` is kept as it was typed. */
export interface Ad extends AskedPrice, CartValues {
  readonly price: string;
  /** Null if nobody has said who is selling. The form then shows an owner. */
  readonly seller: Seller | null;
}

const cart = cartCodec();

export const emptyAd: Ad = { ...nothingAsked, ...cart.blank, price: "", seller: null };

export const shownSeller = ({ seller }: Pick<Ad, "seller">): Seller => seller ?? "owner";

export const adCodec: Codec<Ad> = {
  blank: emptyAd,
  readAddress: (address) => withLinked(readAd(address, emptyAd)),
  read: readAd,
  fieldsOf: (ad) => fieldsQueryOfAd({ ...ad, details: withoutNumber(ad.details) }),
  draftOf: (ad) => `${cart.draftOf(ad)}&${adFields(ad)}`,
};

/** Fields that are missing or invalid keep the fallback's values. */
function readAd(source: URLSearchParams, fallback: Ad): Ad {
  const price = source.get("price");
  return {
    ...nothingAsked,
    ...cart.read(source, fallback),
    price: price?.slice(0, maxAmountLength) ?? fallback.price,
    seller: sellers.find((id) => id === source.get("seller")) ?? fallback.seller,
    fees: feesIn(source) ?? fallback.fees,
  };
}

function feesIn(source: URLSearchParams): number | null {
  const fees = source.get("fees");
  return fees === null ? null : priceIn(fees.slice(0, maxAmountLength));
}

/** `adCodec` restores the ad from this query, without its serial number. */
export function queryOfAd(ad: Ad): string {
  return `${queryOf(ad.details)}&${adFields(ad)}`;
}

/** The value of every field, as the form holds it. */
export function fieldsQueryOfAd(ad: Ad): string {
  const fields = { price: ad.price, fees: String(ad.fees), seller: shownSeller(ad) };
  return `${fieldsQueryOf(ad.details)}&${new URLSearchParams(fields)}`;
}

export function checklistAddress({ details, price, seller, isSellerAssumed }: Check): string {
  const fields = new URLSearchParams(formQueryOf(details));
  fields.set("price", formatDollars(price));
  if (!isSellerAssumed) fields.set("seller", seller);
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

/** A complete ad with its figures. */
export type Check = Calculation & {
  /** The address that shows it again. */
  readonly query: string;
  /** The form's fields. */
  readonly fields: string;
  readonly seller: Seller;
  readonly isSellerAssumed: boolean;
  /** Whole US dollars, with the fees. */
  readonly price: number;
  readonly fees: number;
};

/** Null while the ad is incomplete. */
export function checkOf(ad: Ad, asOfYear: number): Check | null {
  const calculation = calculate(ad.details, asOfYear);
  const price = priceIn(ad.price);
  if (calculation === null || price === null) return null;
  const { fees } = ad;
  return {
    ...calculation,
    query: queryOfAd(ad),
    fields: fieldsQueryOfAd(ad),
    seller: shownSeller(ad),
    isSellerAssumed: ad.seller === null,
    price: price + fees,
    fees,
  };
}
