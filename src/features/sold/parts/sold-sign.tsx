import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { BlankTiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";

export function SoldSign() {
  return (
    <>
      <Sign top="Your cart" because="">
        <Headline verb="Sold">
          <BlankTiles text="$ ,   " />
        </Headline>
      </Sign>
      <CartDrawing cart={genericCart} />
    </>
  );
}
