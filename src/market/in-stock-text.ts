import type { LotDays, NamedDays } from "../../domain/market/time-on-lot.ts";
import { dateText } from "../format/date-text.ts";

/** As much of the days in stock as pages show. */
export type MedianDaysInStock = Pick<LotDays, "count" | "medianDays">;

export function inStockText(
  { name, count, medianDays }: NamedDays<MedianDaysInStock>,
  observedOn: string,
): string {
  return `Half of the ${count} used ${name} carts at one big dealer chain in the eastern states had been on the lot for ${medianDays} days or more (${dateText(observedOn)}).`;
}
