import type { LotDays, NamedDays } from "../../domain/time-on-lot/time-on-lot.ts";
import { dateText } from "../format/date-text.ts";

/** The part of the days in stock that pages tell: no more than tells half of them. */
export type HalfInStock = Pick<LotDays, "count" | "medianDays">;

/** How long half of a make's or a model's carts had stood. It says whose they were, and when. */
export function inStockText(
  { name, count, medianDays }: NamedDays<HalfInStock>,
  observedOn: string,
): string {
  return `On ${dateText(observedOn)}, half of the ${count} used ${name} carts at one dealer chain in the eastern states had stood there for ${medianDays} days or longer.`;
}
