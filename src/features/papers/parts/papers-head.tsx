import { genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { PageHead } from "../../../ui/masthead/page-head.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";

export function PapersHead() {
  return (
    <PageHead
      title="Papers for your golf cart"
      lede="A bill of sale, a flyer, a checklist, and a value sheet for insurance. One page each, filled in on your device."
      isOwnWay
    >
      <Thumbnail title="Bill of sale" />
      <Thumbnail title="For sale" tone="flyer">
        <CartDrawing cart={genericCart} small />
        <b>$____</b>
      </Thumbnail>
      <Thumbnail title="Checklist" hasBoxes />
      <Thumbnail title="Value sheet" />
    </PageHead>
  );
}
