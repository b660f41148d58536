/**
 * From zero up in three to five round steps, the last of which is at or above the highest figure.
 */
export function dollarTicks(highest: number): number[] {
  const rough = Math.max(highest, 1) / 5;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * [1, 2, 2.5, 5, 10].find((each) => each * magnitude >= rough)!;
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
