import type { SeenCart } from "../../../domain/cart/seen-cart.ts";
import { CartDrawing } from "./cart-drawing.tsx";

/** A cart on its patch of turf, beside its name. */
export function CartPicture({ cart }: { cart: SeenCart }) {
  return (
    <div className="posed">
      <CartDrawing cart={cart} small />
    </div>
  );
}
