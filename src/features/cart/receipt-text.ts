import type { Appraisal } from "../../../domain/valuation/appraise.ts";
import { formatDollars } from "../../../domain/cart/money.ts";

/** The arithmetic on one line, without the steps that change nothing: "$8,500 × 35% × 95% = $2,826". */
export function receiptText({ base, lines, value }: Appraisal): string {
  const factors = lines
    .map(({ twentieths }) => twentieths)
    .filter((twentieths) => twentieths !== null && twentieths !== 20)
    .map((twentieths) => `${twentieths! * 5}%`);
  const product = [formatDollars(base.price), ...factors].join(" × ");
  const isRaised = lines.some(({ id }) => id === "floor");
  return isRaised
    ? `${product}, raised to ${formatDollars(value)}`
    : `${product} = ${formatDollars(value)}`;
}
