import { resolveModel } from "../catalogue/resolve-model.ts";

/** Something we know about each make's used carts, and about some of its families. */
export type ByMake<T> = Readonly<
  Record<string, { readonly all: T; readonly families: Readonly<Record<string, T>> }>
>;

/** What we know about a cart's family and its make, the family first, named as pages name them. */
export function knownOf<T>(
  makes: ByMake<T>,
  cart: { readonly make: string; readonly model: string },
): (T & { readonly name: string })[] {
  const { make, family } = resolveModel(cart.make, cart.model);
  if (!Object.hasOwn(makes, make)) return [];
  const { all, families } = makes[make]!;
  const named = Object.entries(families).find(
    ([name]) => family !== null && resolveModel(make, name).family === family,
  );
  const ofMake = { ...all, name: make };
  return named === undefined
    ? [ofMake]
    : [{ ...named[1], name: `${make} ${family!.name}` }, ofMake];
}

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
  readonly makes: ByMake<LotDays>;
}

export type NamedDays = LotDays & { readonly name: string };

/** The days of the cart's family, or else of its make; null if there are too few of either. */
export function daysOnLotOf(
  { makes }: TimeOnLot,
  cart: { readonly make: string; readonly model: string },
): NamedDays | null {
  return knownOf(makes, cart)[0] ?? null;
}
