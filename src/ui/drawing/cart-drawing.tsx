import {
  type CartAppearance,
  cartAttributes,
  cartParts,
} from "../../../domain/details/cart-appearance.ts";
import { Drawing } from "./drawing.tsx";
import type { Paint } from "./paint.ts";

/** The text beside it says the same, so screen readers skip it. */
export function CartDrawing({
  cart,
  small,
  paint,
}: {
  cart: CartAppearance;
  small?: boolean;
  /** White if undefined, as a visitor's own cart is. */
  paint?: Paint | undefined;
}) {
  const { body, nose, roof, wheel, axles } = cartParts(cart);
  const [rear, front] = axles;
  return (
    <svg
      className="cart"
      viewBox="0 0 480 250"
      preserveAspectRatio="xMidYMax"
      aria-hidden="true"
      data-small={small}
      data-paint={paint}
      {...cartAttributes(cart)}
    >
      <ellipse className="ground" cx="240" cy="238" rx="176" ry="9" />
      <g className="rig">
        <g className="lift">
          <Parts parts={body} />
          <g className="nose">
            <Parts parts={nose} />
          </g>
          <Drawing part={roof} />
        </g>
        <g className="tire">
          <Parts parts={wheel} x={rear} />
        </g>
        <g className="nose">
          <g className="tire">
            <Parts parts={wheel} x={front} />
          </g>
        </g>
      </g>
    </svg>
  );
}

/** A cart on the ground beside the sign. */
export function ParkedCart({ cart }: { cart: CartAppearance }) {
  return (
    <div className="parked screen-only">
      <CartDrawing cart={cart} />
    </div>
  );
}

function Parts({ parts, x }: { parts: readonly string[]; x?: number }) {
  return parts.map((part) => <Drawing key={part} part={part} x={x} />);
}

export function CartPicture({ cart }: { cart: CartAppearance }) {
  return (
    <div className="posed">
      <CartDrawing cart={cart} small />
    </div>
  );
}
