import { figuresOf, type Figures } from "../answer/figures.ts";
import type { Market } from "../answer/market.ts";
import { makesBySpelling } from "../catalogue/priced-makes.ts";
import { spellingOf } from "../words/name-match.ts";
import { countWithNoun } from "../words/english.ts";
import { formatDollars } from "../words/money.ts";
import { monthText } from "../words/month.ts";
import type { EntryOf } from "./entry.ts";
import { type SaleKind, saleDetailIds, wholeCartOf } from "./sale.ts";
import { yearOfDate } from "../words/year.ts";

type SaleEntry = EntryOf<"sale">;

export interface JudgedSale {
  readonly entry: SaleEntry;
  /** The same for sales from one network; null once it has been forgotten. */
  readonly sender: string | null;
  readonly isRejected: boolean;
}

type DoubtCode =
  | "double"
  | "unknown-make"
  | "price-too-high"
  | "price-too-low"
  | "not-sold-yet"
  | "not-built-yet"
  | "many-from-one-sender";

/** A reason not to believe a reported sale. */
export interface Doubt {
  readonly code: DoubtCode;
  /** For the operator. */
  readonly sentence: string;
}

/**
 * Keyed by the sale's id. `sales` come oldest first; if two are the same, the later one is the
 * double.
 */
export function judgeSales(
  sales: readonly JudgedSale[],
  market: Market,
): ReadonlyMap<string, readonly Doubt[]> {
  const bySender = Map.groupBy(sales, ({ sender }) => sender);
  const byModel = Map.groupBy(sales, ({ entry }) => modelKey(entry));
  return new Map(
    sales.map((sale) => {
      const earlier = byModel.get(modelKey(sale.entry))!;
      const fromSender = sale.sender === null ? [] : bySender.get(sale.sender)!;
      const doubts = [
        doubleDoubt(sale, earlier.slice(0, earlier.indexOf(sale))),
        makeDoubt(sale.entry),
        priceDoubt(sale.entry, market),
        timeDoubt(sale.entry, market),
        senderDoubt(fromSender.length),
      ];
      return [sale.entry.id, doubts.filter((doubt) => doubt !== null)];
    }),
  );
}

function modelKey({ cart }: SaleEntry): string {
  return `${cart.modelYear} ${spellingOf(cart.make)} ${spellingOf(cart.model)}`;
}

/** Somebody who reports a sale twice may correct the price a little. */
const samePriceShare = 0.02;

function doubleDoubt(sale: JudgedSale, earlier: readonly JudgedSale[]): Doubt | null {
  const same = earlier.find((other) => !other.isRejected && isSameSale(sale, other));
  if (same === undefined) return null;
  return { code: "double", sentence: `It looks like the same sale as ${same.entry.id}.` };
}

function isSameSale(a: JudgedSale, b: JudgedSale): boolean {
  if (a.entry.soldIn !== b.entry.soldIn) return false;
  const isFromOne = a.sender !== null && a.sender === b.sender;
  const [low = 0, high = 0] = [a.entry.price, b.entry.price].toSorted((one, two) => one - two);
  const isSamePrice = isFromOne ? high <= low * (1 + samePriceShare) : high === low;
  return isSamePrice && (isFromOne || !contradicts(a.entry, b.entry));
}

/**
 * True if both give a detail and the two disagree. The buyer and the seller may see the kind of sale
 * differently.
 */
function contradicts(a: SaleEntry, b: SaleEntry): boolean {
  const isConflict = (one: unknown, other: unknown) =>
    one !== undefined && other !== undefined && one !== other;
  return (
    isConflict(a.state, b.state) || saleDetailIds.some((id) => isConflict(a.cart[id], b.cart[id]))
  );
}

/** The form has a list, but a program can send any text. */
function makeDoubt({ cart: { make } }: SaleEntry): Doubt | null {
  if (makesBySpelling.has(spellingOf(make))) return null;
  return { code: "unknown-make", sentence: "We know of no golf carts from this make." };
}

/** A price may be this many times the figure for its kind of sale. */
const possibleShares = { min: 0.3, max: 3 };

function priceDoubt(entry: SaleEntry, market: Market): Doubt | null {
  const { price, saleKind } = entry;
  const figure = expectedPrice(figuresAtSale(entry, market), saleKind);
  const share = price / figure;
  if (share > possibleShares.max)
    return wrongPriceDoubt("price-too-high", entry, figure, price / 10);
  if (share < possibleShares.min)
    return wrongPriceDoubt("price-too-low", entry, figure, price * 10);
  return null;
}

function wrongPriceDoubt(
  code: "price-too-high" | "price-too-low",
  { price }: SaleEntry,
  figure: number,
  corrected: number,
): Doubt {
  const times = (price / figure).toPrecision(2);
  const isTypo =
    Number.isInteger(corrected) &&
    corrected / figure >= possibleShares.min &&
    corrected / figure <= possibleShares.max;
  const typo = code === "price-too-high" ? "have one zero too many" : "be missing a zero";
  return {
    code,
    sentence: `${formatDollars(price)} is ${times} times the ${formatDollars(figure)} we'd expect.${
      isTypo ? ` It may ${typo} and mean ${formatDollars(corrected)}.` : ""
    }`,
  };
}

/** The answer's halfway price if we don't know how the cart was sold. */
export function expectedPrice({ estimate, advice }: Figures, kind?: SaleKind): number {
  if (advice === null) return estimate.value;
  switch (kind) {
    case "trade-in":
      return advice.trading.number;
    case "dealer":
      return advice.buyingFromDealer.number;
    case "private":
    case "auction":
    case undefined:
      return advice.selling.settle;
  }
}

export function figuresAtSale(
  { cart, soldIn }: Pick<SaleEntry, "cart" | "soldIn">,
  market: Market,
) {
  return figuresOf(wholeCartOf(cart), market, yearOfDate(soldIn));
}

/** Dealers start selling a model year in the summer before it. */
const firstMonth = "07";

function timeDoubt(entry: SaleEntry, market: Market): Doubt | null {
  const { soldIn, receivedAt, cart } = entry;
  const latest = new Date(Date.parse(receivedAt) + 86_400_000).toISOString().slice(0, 7);
  if (soldIn > latest) {
    return { code: "not-sold-yet", sentence: `${monthText(soldIn)} is later than the report.` };
  }
  const builtFrom = figuresAtSale(entry, market).builtInOtherYears?.from ?? cart.modelYear;
  if (soldIn >= `${Math.max(builtFrom, cart.modelYear) - 1}-${firstMonth}`) return null;
  const why =
    builtFrom > cart.modelYear
      ? `the model was first built in ${builtFrom}`
      : `the cart is a ${cart.modelYear}`;
  return {
    code: "not-built-yet",
    sentence: `It was sold in ${monthText(soldIn)}, but ${why}.`,
  };
}

/** Even somebody who buys and sells carts reports no more than this before we forget the hashes. */
const maxFromOneSender = 5;

function senderDoubt(sales: number): Doubt | null {
  if (sales <= maxFromOneSender) return null;
  return {
    code: "many-from-one-sender",
    sentence: `The same network sent ${countWithNoun(sales, "sale")} within 30 days.`,
  };
}
