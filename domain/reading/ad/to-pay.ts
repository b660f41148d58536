// Tested through the tool in ../../../src/features/price-check/island.test.tsx.
import { formatDollars } from "../../words/money.ts";
import type { Fee } from "./fees.ts";

export function sumOfFees(fees: readonly Fee[]): number {
  return fees.reduce((sum, { dollars }) => sum + dollars, 0);
}

/** "$9,995 + $600 = $10,595 to pay" */
export function toPayText(price: number, fees: number): string {
  return `${formatDollars(price)} + ${formatDollars(fees)} = ${formatDollars(price + fees)} to pay`;
}
