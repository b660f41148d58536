import type { CartAppearance } from "../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "./cart-drawing.tsx";

export function CartPicture({ cart }: { cart: CartAppearance }) {
  return (
    <div className="posed">
      <CartDrawing cart={cart} small />
    </div>
  );
}
