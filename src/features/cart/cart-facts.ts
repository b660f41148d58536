import { type Cart, cartFields } from "../../../domain/valuation/cart.ts";
import { fieldsOf, readableValue } from "../../../domain/valuation/readable-cart.ts";

const inName = new Set(["modelYear", "make", "model"]);

/** What a cart is besides its name, for people to read. A gas cart has no battery age. */
export function factsOf(cart: Cart): [name: string, text: string][] {
  return fieldsOf(cart)
    .filter((id) => !inName.has(id))
    .map((id) => [cartFields[id].label, readableValue(cart, id)]);
}
