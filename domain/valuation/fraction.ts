/**
 * An exact dollar amount. Every factor is a whole number of twentieths, so a base price times all
 * six stays far below 2^53, and plain numbers hold both parts without error.
 */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export function whole(dollars: number): Fraction {
  return { numerator: dollars, denominator: 1 };
}

export function times(amount: Fraction, twentieths: number): Fraction {
  return {
    numerator: amount.numerator * twentieths,
    denominator: amount.denominator * 20,
  };
}

/**
 * Whole dollars, with halves rounded up. The quotient of two integers below 2^53 is never rounded
 * up to the next integer, so its floor is exact.
 */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}
