/** Text that stands in a page only by mistake. */
export const brokenText = /\bNaN\b|undefined|\[object|Infinity|\$-/;

/** The whole dollars that a text names: "$5,216" is 5216, "−$600" is -600. */
export function dollarsIn(text: string): number[] {
  return [...text.matchAll(/(−?)\$([\d,]+)/g)].map(
    ([, minus, digits]) => Number(digits!.replaceAll(",", "")) * (minus === "" ? 1 : -1),
  );
}
