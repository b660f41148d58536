export const brokenText = /\bNaN\b|undefined|\[object|Infinity|\$-/;

/** "$5,216" is 5216, and "−$600" is -600. */
export function dollarsIn(text: string): number[] {
  return [...text.matchAll(/(−?)\$([\d,]+)/g)].map(
    ([, minus, digits]) => Number(digits!.replaceAll(",", "")) * (minus === "" ? 1 : -1),
  );
}
