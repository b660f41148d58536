import { listedNames } from "./listed-names.ts";

interface LotDays {
  readonly count: number;
  readonly medianDays: number;
}

/**
 * Days since one dealer chain entered the used carts on its lots. They were still for sale, so this
 * is the age of the stock and not a time to sell.
 */
export interface TimeOnLot {
  readonly observedOn: string;
  readonly makes: Readonly<
    Record<string, { readonly all: LotDays; readonly families: Readonly<Record<string, LotDays>> }>
  >;
}

export type NamedDays = LotDays & { readonly name: string };

/** The days of the cart's family, or else of its make; null with too few carts of both. */
export function daysOnLotOf(
  { makes }: TimeOnLot,
  cart: { readonly make: string; readonly model: string },
): NamedDays | null {
  const names = listedNames(makes, cart);
  if (names === null) return null;
  const { all, families } = makes[names.make]!;
  if (names.family === null) return { ...all, name: names.make };
  return { ...families[names.family]!, name: `${names.make} ${names.family}` };
}
