/** To the nearest $50, or $100 from $10,000: advice is not exact to the dollar. */
export function roundedDollars(dollars: number): number {
  const step = dollars < 10_000 ? 50 : 100;
  return Math.floor((2 * dollars + step) / (2 * step)) * step;
}
