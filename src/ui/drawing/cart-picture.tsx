import type { SeenCart } from "../../../domain/cart/seen-cart.ts";
import { addStyles } from "../lazy/add-styles.ts";
import { CartDrawing } from "./cart-drawing.tsx";
import css from "./cart-picture.css?inline";

addStyles(css);

/** A cart on its patch of turf, beside its name. */
export function CartPicture({ cart }: { cart: SeenCart }) {
  return (
    <div className="cart-picture">
      <CartDrawing cart={cart} small />
    </div>
  );
}
