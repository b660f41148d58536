import type { Make } from "../../../domain/catalogue/make.ts";
import { makes } from "../../../domain/catalogue/makes.ts";
import { otherMake } from "../../../domain/catalogue/other-make.ts";

export interface ListedPrice {
  readonly make: string;
  /** Null for the make's default, which every model without a price of its own takes. */
  readonly model: string | null;
  readonly price: number;
  /** False where we assigned the price by comparison with similar makes. */
  readonly fromPriceList: boolean;
}

/** Every base price there is, in the order of the directory, then the one for any other make. */
export const basePrices: readonly ListedPrice[] = [
  ...makes.flatMap(pricesOf),
  {
    make: otherMake.name,
    model: null,
    price: otherMake.defaultBasePrice,
    fromPriceList: true,
  },
];

function pricesOf({ name, modelPrices, defaultBasePrice, priceFromSpec }: Make): ListedPrice[] {
  const listed = Object.entries(modelPrices).map(([model, price]) => ({
    make: name,
    model,
    price,
    fromPriceList: true,
  }));
  const others = { make: name, model: null, price: defaultBasePrice, fromPriceList: priceFromSpec };
  return [...listed, others];
}
