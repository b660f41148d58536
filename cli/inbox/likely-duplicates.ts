import { spellingOf } from "../../domain/valuation/model-match.ts";
import { familyNameOf } from "./asking-view.ts";
import type { ReportedSale } from "./entry-fields.ts";

const maxDaysApart = 30;

/**
 * Finds the other reports that may be about the same sale, as when the seller and the buyer both
 * report it: the same family, model year, price, and kind of sale within 30 days. A model that the
 * listings do not know may be any of its make.
 */
export function duplicateFinder(
  sales: readonly ReportedSale[],
): (sale: ReportedSale) => ReportedSale[] {
  const alike = Map.groupBy(sales, keyOf);
  return (sale) =>
    (alike.get(keyOf(sale)) ?? []).filter((other) => other.id !== sale.id && mayBeOne(sale, other));
}

function keyOf({ cart, price, saleKind }: ReportedSale): string {
  return `${spellingOf(cart.make)} ${cart.modelYear} ${price} ${saleKind}`;
}

function mayBeOne(a: ReportedSale, b: ReportedSale): boolean {
  const daysApart = Math.abs(Date.parse(a.soldOn) - Date.parse(b.soldOn)) / 86_400_000;
  const families = new Set([familyNameOf(a.cart), familyNameOf(b.cart)]);
  return daysApart <= maxDaysApart && (families.size === 1 || families.has(undefined));
}
