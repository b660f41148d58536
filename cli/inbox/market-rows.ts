import { createHash } from "node:crypto";
import * as v from "valibot";
import { type columns, listingSchema } from "../../domain/asking-prices/listing.ts";
import type { SaleKind } from "../../domain/submissions/sale.ts";
import { cartFields } from "../../domain/valuation/cart.ts";
import { spellingOf } from "../../domain/valuation/model-match.ts";
import { familyNameOf } from "./asking-view.ts";
import { escapeFormula } from "../../text/csv.ts";
import type { ReportedSale } from "./entry-fields.ts";

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

/** Whether the site's build can read the row. Reports that were stored by an older version may differ. */
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
  const hash = createHash("sha256")
    .update(`${name} ${receivedAt.slice(0, 10)}`)
    .digest("hex");
  return `${name.slice(0, maxNameLength)}-${hash.slice(0, 8)}`;
}
