import { hash } from "node:crypto";
import * as v from "valibot";
import { type columns, listingSchema } from "../../domain/asking-prices/listing.ts";
import type { SaleKind } from "../../domain/submissions/sale.ts";
import { cartFields } from "../../domain/valuation/cart.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";
import { escapeFormula } from "../../text/csv.ts";
import { formatDollars } from "../../domain/cart/money.ts";
import type { ReportedSale } from "./entry-fields.ts";
import model from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import { listedNames } from "../../domain/asking-prices/listed-names.ts";

type MarketRow = Readonly<Record<(typeof columns)[number], string | number>>;

const priceKinds: Record<SaleKind, string> = {
  private: "private sale",
  "trade-in": "trade-in",
  dealer: "dealer sale",
  auction: "auction",
};

/** A reported sale in the columns of the market's files, with nothing about who reported it. */
export function marketRow(sale: ReportedSale): MarketRow {
  const { cart, price, saleKind, soldOn, state } = sale;
  return {
    observed_on: soldOn,
    model_year: cart.modelYear,
    make: cart.make,
    model: cart.model,
    condition: "used",
    seats: cart.seats,
    powertrain: cart.powertrain,
    battery_type: "",
    battery_year: "",
    lifted: "",
    price_usd: price,
    price_kind: priceKinds[saleKind],
    place: state,
    group: groupOf(sale),
    source: "reported by a visitor",
    note: `${cartFields.condition.labels[cart.condition].toLowerCase()} condition`,
    year_disputed: "",
  };
}

/** In an order that does not tell when they were reported. */
export function marketRows(sales: readonly ReportedSale[]): MarketRow[] {
  const keyed = sales.map((sale) => {
    const row = marketRow(sale);
    return { row, key: JSON.stringify(Object.values(row)) };
  });
  return keyed.toSorted((a, b) => (a.key < b.key ? -1 : 1)).map(({ row }) => row);
}

/**
 * Tells whether the site's build can read the row. Reports that were stored by an older version may
 * differ.
 */
export function isReadable(row: MarketRow): boolean {
  const cells = Object.entries(row).map(([name, value]) => [name, escapeFormula(String(value))]);
  return v.is(listingSchema, Object.fromEntries(cells));
}

const maxNameLength = 60;

/**
 * One name for all reports about a make and model that arrived on one day (UTC), so that together
 * they count once: inventing many takes as many days. The day itself is not in the name.
 */
function groupOf({ cart, receivedAt }: ReportedSale): string {
  const name = `${spellingOf(cart.make)}-${spellingOf(familyNameOf(cart) ?? cart.model)}`;
  const digest = hash("sha256", `${name} ${receivedAt.slice(0, 10)}`);
  return `${name.slice(0, maxNameLength)}-${digest.slice(0, 8)}`;
}

/** Where a reported price stands among the prices that dealers ask for such a cart. */
export interface AskingView {
  readonly position: "below" | "inside" | "above";
  /** 8 in 10 such carts are listed between these, in whole US dollars. */
  readonly low: number;
  readonly high: number;
}

/** Null if there are no listings of such carts. */
export function askingView({ cart, price, soldOn }: ReportedSale): AskingView | null {
  const range = predictAskingPrice(model, {
    ...cart,
    ageYears: Math.max(0, Number(soldOn.slice(0, 4)) - cart.modelYear),
    condition: "used",
    batteryType: null,
    batteryAgeYears: null,
    lifted: false,
  });
  if (range === null) return null;
  const { low, high } = range;
  return { position: price < low ? "below" : price > high ? "above" : "inside", low, high };
}

/** Dealers buy below what they ask, so for some kinds of sale a low price says nothing. */
export function askingViewText(sale: ReportedSale): string {
  const view = askingView(sale);
  if (view === null) return "no evidence";
  return view.position === "below" && normallyBelow.has(sale.saleKind)
    ? "below, as usual"
    : view.position;
}

const normallyBelow = new Set<ReportedSale["saleKind"]>(["trade-in", "auction"]);

export function askingViewLines(sale: ReportedSale): string[] {
  const view = askingView(sale);
  if (view === null) return ["no evidence: we have no listings of carts like this"];
  const { low, high } = view;
  return [
    `${formatDollars(low)} to ${formatDollars(high)} for 8 in 10 carts like this`,
    `This price is ${view.position} that range.`,
    ...(normallyBelow.has(sale.saleKind)
      ? ["Trade-ins and auctions are normally below what dealers ask."]
      : []),
  ];
}

/** The family that the listings know a model by; undefined if they do not. */
export function familyNameOf(cart: ReportedSale["cart"]): string | undefined {
  return listedNames(model.makes, cart)?.family ?? undefined;
}
