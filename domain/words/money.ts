import { formatNumber } from "./english.ts";

export function formatDollars(amount: number): string {
  return `${amount < 0 ? "-" : ""}$${formatNumber(Math.round(Math.abs(amount)))}`;
}

/** "$500", "$4k", "$4.5k", or "$2M": short enough for an axis. */
export function shortDollars(amount: number): string {
  if (amount < 1000) return `$${amount}`;
  return amount < 1e6 ? `$${amount / 1000}k` : `$${amount / 1e6}M`;
}

/** "$3,546 to $4,798", or "$500" if both ends are the same. */
export function formatRange({ low, high }: { low: number; high: number }): string {
  return low === high ? formatDollars(low) : `${formatDollars(low)} to ${formatDollars(high)}`;
}

/** "+$2,981", "−$600", "no change" */
export function formatChange(amount: number): string {
  if (amount === 0) return "no change";
  return `${amount > 0 ? "+" : "−"}${formatDollars(Math.abs(amount))}`;
}

/** To the nearest $50, or $100 from $10,000 up, because advice isn't exact to the dollar. */
export function roundedDollars(amount: number): number {
  const step = amount < 10_000 ? 50 : 100;
  return Math.floor((2 * amount + step) / (2 * step)) * step;
}
