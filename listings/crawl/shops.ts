// Tested in feed-items.test.ts.
import { makeAsListed } from "../import/read-listings.ts";
import { type Node, type Offer, isNode, nodesOf, textOf } from "./item.ts";

// How Shopify's `products.json` and WooCommerce's Store API differ from other feeds.

/** Null for an object that isn't a product from one of them. */
export function shopOffers(product: Node, offer: Omit<Offer, "price">): Offer[] | null {
  const { variants, prices } = product;
  if (Array.isArray(variants) && variants.some(isNode)) {
    return nodesOf(variants).map((variant) => ({
      ...offer,
      price: textOf(variant["price"]),
      ...(variant["available"] === false && { availability: "OutOfStock" }),
    }));
  }
  if (!isNode(prices) || !("currency_minor_unit" in prices)) return null;
  const currency = textOf(prices["currency_code"]);
  return minorPrices(prices).map((price) => ({ ...offer, price, currency }));
}

/** WooCommerce gives prices in cents, or in its currency's smallest unit. A price range gives both ends. */
function minorPrices(prices: Node): string[] {
  const digits = Number(prices["currency_minor_unit"]);
  const { price_range: range } = prices;
  const amounts = isNode(range) ? [range["min_amount"], range["max_amount"]] : [prices["price"]];
  return amounts.map((amount) => {
    const text = textOf(amount);
    if (!/^\d{1,12}$/.test(text) || !Number.isInteger(digits) || digits < 0 || digits > 4)
      return text;
    return (Number(text) / 10 ** digits).toFixed(Math.min(digits, 2));
  });
}

/** Shopify's vendor is either the make or the shop itself. */
export function makeOfVendor({ vendor }: Node): string {
  return makeAsListed(textOf(vendor)) ?? "";
}

/** Shopify gives no address, but a product's page is named by its handle. */
export function productPath({ handle, variants }: Node): string {
  if (typeof handle !== "string" || !Array.isArray(variants)) return "";
  return `/products/${encodeURIComponent(handle)}`;
}

const defaultLimit = 30;

/** Shopify doesn't say whether there is another page, so a full one is followed by the next. */
export function nextOfShop(feed: unknown, url: URL): string[] {
  if (!isNode(feed) || !Array.isArray(feed["products"])) return [];
  const { length } = feed["products"];
  const isShopify = nodesOf(feed["products"]).some((product) => productPath(product) !== "");
  const limit = Number(url.searchParams.get("limit") ?? defaultLimit);
  if (!isShopify || length < limit) return [];
  const next = new URL(url);
  next.searchParams.set("page", String(Number(url.searchParams.get("page") ?? 1) + 1));
  return [next.href];
}
