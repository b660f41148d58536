import { resolveModel } from "../catalogue/resolve-model.ts";

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
  const { make, family } = resolveModel(cart.make, cart.model);
  if (!Object.hasOwn(makes, make)) return null;
  const { all, families } = makes[make]!;
  if (family === null) return { ...all, name: make };
  const named = Object.entries(families).find(
    ([name]) => resolveModel(make, name).family === family,
  );
  return named === undefined
    ? { ...all, name: make }
    : { ...named[1], name: `${make} ${family.name}` };
}
