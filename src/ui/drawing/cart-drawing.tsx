import type { ReactNode } from "react";
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
  children,
}: DrawnCart & {
  small?: boolean;
  /** Drawn over the cart. */
  children?: ReactNode;
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
      {children}
    </svg>
  );
}

export interface DrawnCart {
  readonly cart: CartAppearance;
  /** White if undefined, as a visitor's own cart is. */
  readonly paint?: Paint | undefined;
}

/** A cart on the ground below the sign. */
export function ParkedCart({ children, ...drawn }: DrawnCart & { children?: ReactNode }) {
  return (
    <div className="parked screen-only">
      <CartDrawing {...drawn}>{children}</CartDrawing>
    </div>
  );
}

function Parts({ parts, x }: { parts: readonly string[]; x?: number }) {
  return parts.map((part) => <Drawing key={part} part={part} x={x} />);
}

/** A small cart on a piece of its own ground. */
export function CartPicture(drawn: DrawnCart) {
  return (
    <span className="posed">
      <CartDrawing {...drawn} small />
    </span>
  );
}
