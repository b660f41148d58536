import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import type { Cart } from "../../../domain/cart/cart.ts";
import { type CartModel, cartModels } from "../../../domain/model-pages/cart-models.ts";
import { figuresByAge, listingsOfModel, typicalRow } from "../models/figures.ts";
import { fullName } from "../models/text.ts";

interface ListedModel {
  readonly model: CartModel;
  readonly name: string;
  readonly cart: Cart;
  readonly modelYear: number;
  readonly trade: CartPrice;
  readonly asking: CartPrice;
}

const shownModels = 6;

/** At the age of most of their listings. */
export const mostListed: readonly ListedModel[] = cartModels
  .toSorted((a, b) => listingsOfModel(b).length - listingsOfModel(a).length)
  .slice(0, shownModels)
  .map((model) => {
    const { figures, modelYear } = typicalRow(model, figuresByAge(model));
    const [first] = figures;
    return {
      model,
      name: fullName(model),
      cart: first!.cart,
      modelYear,
      trade: cartPrice(first!, "trade-in"),
      asking: cartPrice(first!, "asking"),
    };
  });
