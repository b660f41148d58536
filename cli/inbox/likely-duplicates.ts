import { spellingOf } from "../../domain/valuation/model-match.ts";
import { familyNameOf } from "./asking-view.ts";
import type { ReportedSale } from "./entry-fields.ts";

const maxDaysApart = 30;
/** More would not help to judge a report, and a flood of one report would be listed for each. */
export const maxDuplicates = 20;

interface Report {
  readonly sale: ReportedSale;
  readonly family: string | undefined;
  readonly day: number;
}

/**
 * Finds the other reports that may be about the same sale, as when the seller and the buyer both
 * report it: the same family, model year, price, and kind of sale within 30 days. A model that the
 * listings do not know may be any of its make. Of many, the first are found.
 */
export function duplicateFinder(
  sales: readonly ReportedSale[],
): (sale: ReportedSale) => ReportedSale[] {
  const alike = Map.groupBy(sales.map(reportOf), ({ sale }) => keyOf(sale));
  return (sale) => {
    const report = reportOf(sale);
    const found: ReportedSale[] = [];
    for (const other of alike.get(keyOf(sale)) ?? []) {
      if (found.length === maxDuplicates) break;
      if (other.sale.id !== sale.id && mayBeOne(report, other)) found.push(other.sale);
    }
    return found;
  };
}

function reportOf(sale: ReportedSale): Report {
  return { sale, family: familyNameOf(sale.cart), day: Date.parse(sale.soldOn) / 86_400_000 };
}

function keyOf({ cart, price, saleKind }: ReportedSale): string {
  return `${spellingOf(cart.make)} ${cart.modelYear} ${price} ${saleKind}`;
}

function mayBeOne(a: Report, b: Report): boolean {
  const isUnknown = a.family === undefined || b.family === undefined;
  return Math.abs(a.day - b.day) <= maxDaysApart && (isUnknown || a.family === b.family);
}
