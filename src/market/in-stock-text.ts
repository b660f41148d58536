import type { NamedDays } from "../../domain/market/time-on-lot.ts";
import { dateText } from "../format/date-text.ts";

export function inStockText({ name, count, medianDays }: NamedDays, observedOn: string): string {
  return `Half of the ${count} used ${name} carts at one big dealer chain in the eastern states had been on the lot for ${medianDays} days or more (${dateText(observedOn)}).`;
}
