import {
  type AskingPriceFit,
  type AskingPriceModel,
  predictAskingPrice,
} from "./asking-price-model.ts";
import { nameOfDealer } from "./dealer.ts";
import type { PricedCart } from "./priced-cart.ts";

/** The price of the dealer with most of the listings, for a model that it lists more than all others. */
export interface ChainPrice {
  readonly name: string;
  /** Its share of all listings that we know. */
  readonly percent: number;
  /** Whole US dollars. */
  readonly asking: number;
}

/** Null for a model that the chain doesn't list, or not more often than all others together. */
export function chainPriceOf(model: AskingPriceModel, cart: PricedCart): ChainPrice | null {
  const chain = chainOf(model);
  const seen = model.makes[cart.make]?.families[cart.family ?? ""]?.seen ?? [];
  const place = model.dealers.findIndex(({ name }) => name === chain.dealer);
  const groups = (of: typeof seen) => of.reduce((sum, [, , count]) => sum + count, 0);
  if (2 * groups(seen.filter(([, dealer]) => dealer === place)) <= groups(seen)) return null;
  const { asking } = predictAskingPrice(model, cart, chain.dealer);
  return { name: chain.name, percent: chain.percent, asking };
}

/** The dealer with the most listings. */
export function chainOf({ dealers, listings }: Pick<AskingPriceFit, "dealers" | "listings">) {
  const [largest] = dealers.toSorted((a, b) => b.listings - a.listings);
  const { name: dealer, listings: own } = largest!;
  return { dealer, name: nameOfDealer(dealer), percent: Math.round((100 * own) / listings) };
}
