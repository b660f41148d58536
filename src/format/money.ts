const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Whole US dollars as they are shown everywhere: "$5,216". */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}

/** A change in whole US dollars: "+$2,981", "−$600", "no change". */
export function formatChange(amount: number): string {
  if (amount === 0) return "no change";
  return `${amount > 0 ? "+" : "−"}${formatDollars(Math.abs(amount))}`;
}
