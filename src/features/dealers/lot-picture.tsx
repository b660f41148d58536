import { genericCart } from "../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../ui/drawing/cart-drawing.tsx";
import styles from "./dealers.module.css";

const clubCar = { ...genericCart, make: "Club Car" };

/** Carts on a dealer's lot, for decoration. */
export function LotPicture() {
  return (
    <div className={`${styles.stock} screen-only`}>
      <CartDrawing cart={{ ...clubCar, model: "Precedent" }} small paint="blue" />
      <CartDrawing cart={{ ...clubCar, model: "Onward" }} small paint="red" />
      <CartDrawing cart={{ ...genericCart, make: "EZ-GO", model: "TXT" }} small paint="green" />
    </div>
  );
}
