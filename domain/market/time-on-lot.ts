import { listedNames } from "./listed-names.ts";

export interface LotDays {
  readonly count: number;
  readonly medianDays: number;
  readonly lowerQuartileDays: number;
  readonly upperQuartileDays: number;
}

/**
 * Days since one dealer chain entered the used carts on its lots. They were still for sale, so this
 * is the age of the stock and not a time to sell.
 */
export interface InStock<T> {
  readonly observedOn: string;
  readonly makes: Readonly<
    Record<string, { readonly all: T; readonly families: Readonly<Record<string, T>> }>
  >;
}

export interface TimeOnLot {
  readonly inStock: InStock<LotDays>;
}

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
