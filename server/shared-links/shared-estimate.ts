import { escapeUTF8 } from "entities";
import { adFields } from "../../domain/answer/ad-fields.ts";
import { type Figures, figuresOf } from "../../domain/answer/figures.ts";
import { type Seller, sellers } from "../../domain/answer/advice.ts";
import { cartDoubt } from "../../domain/answer/cart-doubt.ts";
import { describeAdvice } from "../../domain/answer/text.ts";
import {
  adTitle,
  answerTitle,
  basisText,
  dealersAskText,
  previewNumber,
} from "../../domain/answer/preview.ts";
import {
  type ForSale,
  forSaleIn,
  forSaleReason,
  forSaleSign,
  forSaleTitle,
} from "../../domain/answer/for-sale.ts";
import { askingName } from "../../domain/answer/asking.ts";
import { maxAmountLength, readDollars } from "../../domain/words/read-dollars.ts";
import { listedModel } from "../../domain/catalogue/listed-model.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import type { Cart } from "../../domain/cart/cart.ts";
import {
  type Details,
  addressNames,
  cartOf,
  defaultDetails,
  queryOf,
  readDetails,
} from "../../domain/details/details.ts";
import { isLikelyYear } from "../../domain/words/year.ts";
import { type Role, roleIn, roleQuery, roleVerbs } from "../../domain/cart/roles.ts";
import { formatDollars } from "../../domain/words/money.ts";
import { site } from "../../config/site.ts";
import { cartName } from "../../domain/details/wording.ts";

export interface SharedCart {
  readonly details: Details;
  readonly cart: Cart;
}

/** Our own URLs are much shorter, even with tracking parameters added. */
const maxQueryLength = 2000;

export const isShort = (query: string): boolean => query.length <= maxQueryLength;

/** The cart in a query string; null unless every detail is written exactly as the value tool writes it. */
export function sharedCart(query: string, asOfYear: number): SharedCart | null {
  if (!isShort(query)) return null;
  const address = new URLSearchParams(query);
  const details = readDetails(address, defaultDetails);
  const written = new URLSearchParams(queryOf(details));
  const isAsWritten = addressNames.every((name) => written.get(name) === address.get(name));
  if (!isAsWritten) return null;
  const cart = cartOf(details);
  return cart !== null && isLikelyYear(details.modelYear, asOfYear) ? { details, cart } : null;
}

/** URLs that mean the same share one picture. It leaves out the serial number. */
export function pictureQuery({ shared: { details }, role, forSale }: SharedEstimate): string {
  const shown = forSale === null ? roleQuery(role) : `&${askingName}=${forSale.asking ?? ""}`;
  return queryOf({ ...details, model: details.model.trim() }) + shown;
}

/** A cart that an address names, with its figures, for one role. */
export interface SharedEstimate {
  /** The cart, with the make and model spelled our way. */
  readonly shared: SharedCart;
  readonly figures: Figures;
  readonly role: Role;
  /** The role that this page's tool opens with, so addresses leave it out. */
  readonly defaultRole: Role;
  /** What the owner of a cart for sale asks; null for any other address. */
  readonly forSale: ForSale | null;
}

export function queryIn(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}

/** The cart and the answer in a query, as the value tool shows them; null if it describes no cart. */
export function sharedEstimate(query: string, asOfYear: number): SharedEstimate | null {
  const shared = sharedCart(query, asOfYear);
  if (shared === null) return null;
  const estimate = answerShared(shared, query, asOfYear);
  const isForSale = new URLSearchParams(query).has(askingName);
  return isForSale ? withAskingPrice(estimate, query) : estimate;
}

/** The estimate as a buyer sees it, with the price that the query names, if any. */
export function withAskingPrice(estimate: SharedEstimate, query: string) {
  return { ...withBuyerRole(estimate), forSale: forSaleIn(new URLSearchParams(query)) };
}

export function withBuyerRole(estimate: SharedEstimate) {
  return { ...estimate, role: "buying" as const };
}

/** The answer for the cart in a query, which takes much longer than reading the cart. */
export function answerShared(
  shared: SharedCart,
  query: string,
  asOfYear: number,
  defaultRole: Role = "selling",
): SharedEstimate {
  const { cart } = shared;
  const figures = figuresOf(cart, siteMarket, asOfYear);
  return {
    // Our pictures and titles never show text that a visitor wrote.
    shared: { ...shared, cart: { ...cart, model: listedModel(cart.make, cart.model) } },
    figures,
    role: roleIn(new URLSearchParams(query), defaultRole),
    defaultRole,
    forSale: null,
  };
}

/** The metadata that link previews read and that differs by cart. */
export type PreviewMetadata = ReadonlyMap<string, string>;

/** `url` is the page's own address, and `siteUrl` the site's. The serial number is in neither. */
export function previewMetadata(
  estimate: SharedEstimate,
  place: { url: string; siteUrl: string },
): PreviewMetadata {
  const { shared, role } = estimate;
  const name = cartName(shared.cart);
  const text = previewText(estimate);
  const image = `${place.siteUrl}/social/estimate.png${pictureQuery(estimate)}`;
  return new Map(
    Object.entries({
      "og:title": `${answerTitle(shared.cart, estimate.figures, role)} | ${site.name}`,
      "og:description": text,
      // Some services read the metadata again at this address.
      "og:url": place.url + queryOf(shared.details) + roleQuery(role, estimate.defaultRole),
      "og:image": image,
      // The picture in words, for those who don't see it.
      "og:image:alt": `${name}. ${text}`,
    }),
  );
}

/** The sentence below the number. */
export function previewReason({ shared, figures, role, forSale }: SharedEstimate): string {
  const { market } = figures;
  if (forSale !== null) return forSaleReason(figures, shared.details);
  if (market === null) return describeAdvice(figures, role).because;
  const question = cartDoubt(figures);
  if (question !== null) return question;
  switch (role) {
    case "selling":
      return dealersAskText(market, shared.details);
    case "insuring":
      return "What it would cost to replace it with one that’s ready to sell.";
    case "trading":
    case "buying": {
      const basis = basisText(market);
      return `For one that’s ready to sell${basis === null ? "" : `, going by ${basis}`}.`;
    }
  }
}

/** The number on the sign in a link's preview. */
export function shownNumber({ figures, role, forSale }: SharedEstimate) {
  return forSale === null ? previewNumber(figures, role) : forSaleSign(forSale);
}

export function previewText(estimate: SharedEstimate): string {
  const { verb, dollars } = shownNumber(estimate);
  const said = dollars === null ? verb : `${verb} ${formatDollars(dollars)}`;
  return `${said}. ${previewReason(estimate)}`.trim();
}

/** The sign's number in a sentence, for a browser without JavaScript and for the HTML that arrives first. */
export function answerText(estimate: SharedEstimate): string {
  const { shared, figures, role } = estimate;
  const { market, advice } = figures;
  if (market === null) return previewText(estimate);
  const asked = dealersAskText(market, shared.details);
  return `${roleVerbs[role]} ${formatDollars(advice[role].number)}. ${cartDoubt(figures) ?? asked}`;
}

/** The ad in a price-check URL: its price, the fees on top, and who's selling. */
export interface SharedAd {
  /** Whole US dollars, without the fees. */
  readonly price: number;
  readonly fees: number;
  readonly seller: Seller;
}

/** The ad in the query of a price check; null unless its price is an amount above zero. */
export function sharedAd(query: string): SharedAd | null {
  const address = new URLSearchParams(query);
  const amount = (name: string) =>
    readDollars((address.get(name) ?? "").slice(0, maxAmountLength)) ?? 0;
  const price = amount("price");
  if (price === 0) return null;
  const seller = sellers.find((each) => each === address.get("seller")) ?? "owner";
  return { price, fees: amount("fees"), seller };
}

export function adMetadata(
  estimate: SharedEstimate,
  { price, fees, seller }: SharedAd,
  place: { url: string; siteUrl: string },
): PreviewMetadata {
  const { shared } = estimate;
  const toPay = price + fees;
  const name = `${cartName(shared.cart)} for ${formatDollars(toPay)}`;
  const asked = withBuyerRole(estimate);
  const text = previewText(asked);
  // The page assumes that an owner is selling unless its address says otherwise.
  const ad = adFields({ price, fees, seller: seller === "owner" ? null : seller });
  return new Map([
    ...previewMetadata(asked, place),
    ["og:title", `${adTitle(shared.cart, toPay)} | ${site.name}`],
    ["og:description", text],
    ["og:url", `${place.url}${queryOf(shared.details)}&${ad}`],
    ["og:image:alt", `${name}. ${text}`],
  ]);
}

export function forSaleMetadata(
  estimate: SharedEstimate & { readonly forSale: ForSale },
  place: { url: string; siteUrl: string },
): PreviewMetadata {
  const { shared, forSale } = estimate;
  const price = forSale.asking === null ? "" : `&${askingName}=${forSale.asking}`;
  return new Map([
    ...previewMetadata(estimate, place),
    ["og:title", `${forSaleTitle(shared.cart, forSale)} | ${site.name}`],
    ["og:url", place.url + queryOf(shared.details) + price],
    ["og:image:alt", `${forSaleTitle(shared.cart, { asking: null })}. ${previewText(estimate)}`],
  ]);
}

/** The page's HTML with only its metadata replaced. */
export function withMetadata(html: string, metadata: PreviewMetadata): string {
  const title = escapeUTF8(metadata.get("og:title") ?? "");
  return html
    .replace(/(?<=<title>)[^<]*/, () => title)
    .replace(metaTag, (tag, start: string, property: string) => {
      const content = metadata.get(property);
      return content === undefined ? tag : `${start}${escapeUTF8(content)}"`;
    });
}

/**
 * Puts the cart in the heading and the answer in the lede. Without JavaScript, that's all a browser
 * shows.
 */
export function withCart(html: string, { shared }: SharedEstimate, answer: string): string {
  return html
    .replace(/(<h1[^>]*>)[^<]*/, (_, start: string) => start + escapeUTF8(cartName(shared.cart)))
    .replace(/(<p[^>]* data-lede[^>]*>)[^<]*/, (_, start: string) => start + escapeUTF8(answer));
}

/** Reads a URL from the page's metadata; undefined if it has none. */
export function addressIn(html: string, property: "og:url" | "og:image"): string | undefined {
  const found = Array.from(html.matchAll(metaTag)).find(([, , name]) => name === property);
  return found?.[3];
}

const metaTag = /(<meta (?:property|name)="([\w:]+)" content=")([^"]*)"/g;
