import { Parser } from "htmlparser2";
import {
  type PrintedFigure,
  isPrintedFigure,
  recomputePrice,
} from "../../../domain/answer/cart-price.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { siteMarket } from "../../../domain/answer/site-market.ts";
import { facts } from "../../../src/market/listings.data.ts";
import type { BuiltPage } from "./page.ts";
import { dollarsInText, sourcedDollars } from "./sourced-dollars.ts";

interface MarkedPrice {
  readonly cart: string;
  readonly figure: string;
  /** For a difference, the query of the cart that the figure is compared with. */
  readonly less: string | undefined;
  readonly value: string | undefined;
  text: string;
}

interface Prices {
  readonly marked: readonly MarkedPrice[];
  /** Texts with dollars that belong neither to one cart nor to many listings. */
  readonly others: readonly string[];
}

interface OpenElement {
  readonly isSilent: boolean;
  /** The element's own cart, or that of an element around it. */
  readonly cart: string | undefined;
  readonly price: MarkedPrice | null;
}

/** Elements that have no text, or only axes and what a visitor types. */
const silent = new Set(["script", "style", "svg", "template", "textarea"]);

/** What people hear or see of an element besides its text. */
const spoken = ["alt", "aria-label", "content", "placeholder", "title"];

const hasDollars = (text: string) => /\$\d/.test(text);

/** Finds each price in a page's text, and in what it says to previews and screen readers. */
function pricesIn({ html }: BuiltPage): Prices {
  const marked: MarkedPrice[] = [];
  const others: string[] = [];
  const open: OpenElement[] = [];
  let silentDepth = 0;
  let text = "";
  const endText = () => {
    if (hasDollars(text)) others.push(text.replace(/\s+/g, " ").trim());
    text = "";
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const cart = attributes["data-cart"] ?? open.at(-1)?.cart;
      const price = priceMarkedBy(attributes, cart);
      const isMarked = price !== null || "data-listings" in attributes;
      if (price !== null) marked.push(price);
      const isSilent = silent.has(name) || "data-blank" in attributes;
      if (isSilent) silentDepth++;
      if (price !== null && name === "meta") price.text = attributes["content"] ?? "";
      if (!isMarked)
        others.push(...spoken.map((each) => attributes[each] ?? "").filter(hasDollars));
      if (!isMarked && name !== "data") endTextOf(name);
      open.push({
        isSilent,
        cart,
        price: isMarked ? (price ?? unread) : (open.at(-1)?.price ?? null),
      });
    },
    ontext(part) {
      if (silentDepth > 0) return;
      const price = open.at(-1)?.price ?? null;
      if (price === null) text += part;
      else price.text += part;
    },
    onclosetag(name) {
      if (open.pop()?.isSilent === true) silentDepth--;
      endTextOf(name);
    },
  });
  const endTextOf = (name: string) => {
    if (!inline.has(name)) endText();
  };
  parser.end(html);
  endText();
  return { marked, others };
}

const inline = new Set(["a", "b", "data", "em", "i", "small", "span", "strong"]);

/** Collects the text of prices of many listings, which aren't compared here. */
const unread: MarkedPrice = { cart: "", figure: "", less: undefined, value: undefined, text: "" };

function priceMarkedBy(
  attributes: Readonly<Record<string, string>>,
  cart: string | undefined,
): MarkedPrice | null {
  const { "data-figure": figure, "data-less": less, value } = attributes;
  if (cart === undefined || figure === undefined) return null;
  return { cart, figure, less, value, text: "" };
}

/** Prices of carts that aren't today's, or are of a year in which the cart wasn't built, as sentences. */
export function cartPriceFaults(page: BuiltPage): string[] {
  return pricesIn(page).marked.flatMap((price) => {
    const { cart, figure, less, value, text } = price;
    if (!isPrintedFigure(figure)) return [`${page.path}: no cart has a figure "${figure}"`];
    const carts = [cart, ...(less === undefined ? [] : [less])];
    const [own, other] = carts.map((query) => todaysPrice(query, figure));
    const dollars = own!.dollars - (other?.dollars ?? 0);
    const name = `${page.path}: the ${figure} of ${cart}`;
    return [
      ...(text.includes(formatDollars(dollars)) && [undefined, String(dollars)].includes(value)
        ? []
        : [`${name} is ${formatDollars(dollars)}, not ${text}`]),
      ...(own!.wasBuilt ? [] : [`${name} is for a year in which it wasn't built`]),
    ];
  });
}

function todaysPrice(cart: string, figure: PrintedFigure) {
  const { figures, dollars } = recomputePrice({ cart, figure }, siteMarket, facts.asOfYear);
  return { dollars, wasBuilt: figures.builtInOtherYears === null };
}

/** Dollars that no record of the page has, as sentences. */
export function unsourcedDollarFaults(page: BuiltPage): string[] {
  const sourced = sourcedDollars(page.path);
  return pricesIn(page).others.flatMap((text) =>
    dollarsInText(text)
      .filter((dollars) => !sourced.has(dollars))
      .map(
        (dollars) => `${page.path}: nothing says where ${formatDollars(dollars)} is from: ${text}`,
      ),
  );
}
