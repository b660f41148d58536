/**
 * An exact amount of dollars. Every factor is a whole number of twentieths, so a base price
 * times all six stays far below 2^53 and plain numbers hold both parts without error.
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

/** Whole dollars, halves rounded up. The remainder keeps the division exact. */
export function roundHalfUp({ numerator, denominator }: Fraction): number {
  const remainder = numerator % denominator;
  const floor = (numerator - remainder) / denominator;
  return 2 * remainder >= denominator ? floor + 1 : floor;
}
