import { listedNames } from "./listed-names.ts";

/** How many whole days some carts stood at a dealer's. */
export interface LotDays {
  readonly count: number;
  /** Half of them stood so long or longer. */
  readonly medianDays: number;
  /** The middle half of them stood from the lower to the upper quartile. */
  readonly lowerQuartileDays: number;
  readonly upperQuartileDays: number;
}

/**
 * How long the used carts on one dealer chain's lots had stood on one day, since the chain entered
 * them. They were still for sale then: this is the age of its stock, and not a time to sell.
 */
export interface InStock<T> {
  /** ISO date. */
  readonly observedOn: string;
  /** Makes and their model families, as far as there are enough carts to say anything. */
  readonly makes: Readonly<
    Record<string, { readonly all: T; readonly families: Readonly<Record<string, T>> }>
  >;
}

export interface TimeOnLot {
  readonly inStock: InStock<LotDays>;
}

/** Days of a make or a model family, with its name: "Club Car" or "Club Car Precedent". */
export type NamedDays<T> = T & { readonly name: string };

/** The days of the cart's family, or else of its make; null with too few carts of both. */
export function inStockFor<T>(
  { makes }: InStock<T>,
  cart: { readonly make: string; readonly model: string },
): NamedDays<T> | null {
  const names = listedNames(makes, cart);
  if (names === null) return null;
  const { all, families } = makes[names.make]!;
  if (names.family === null) return { ...all, name: names.make };
  return { ...families[names.family]!, name: `${names.make} ${names.family}` };
}
