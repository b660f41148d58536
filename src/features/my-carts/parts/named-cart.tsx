// Tested in cart-row.test.tsx.
import type { ReactNode } from "react";
import type { CartAppearance } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import styles from "../my-carts.module.css";

/** The drawing of a saved cart, and its title with the lines below it. */
export function NamedCart({
  cart,
  title,
  href,
  Heading = "h2",
  children,
}: {
  cart: CartAppearance;
  title: string;
  href: string;
  Heading?: "h2" | "h3";
  children: ReactNode;
}) {
  return (
    <>
      <div className={styles.pose}>
        <CartDrawing cart={cart} small />
      </div>
      <div className={styles.who}>
        <Heading>
          <a href={href}>{title}</a>
        </Heading>
        {children}
      </div>
    </>
  );
}
