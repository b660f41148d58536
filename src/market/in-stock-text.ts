import type { LotDays, NamedDays } from "../../domain/market/time-on-lot.ts";
import { dateText } from "../format/date-text.ts";

/** The part of the days in stock that pages tell: no more than tells half of them. */
export type MedianDaysInStock = Pick<LotDays, "count" | "medianDays">;

/** How long half of a make's or a model's carts had stood. It says whose they were, and when. */
export function inStockText(
  { name, count, medianDays }: NamedDays<MedianDaysInStock>,
  observedOn: string,
): string {
  return `Half of the ${count} used ${name} carts at one big dealer chain in the eastern states had been on the lot for ${medianDays} days or more (${dateText(observedOn)}).`;
}
