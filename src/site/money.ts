const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});

/** Whole US dollars as they are shown everywhere: "$5,216". */
export function formatDollars(amount: number): string {
  return dollars.format(amount);
}
