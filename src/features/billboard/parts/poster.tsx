import type { ReactNode } from "react";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import type { SeenCart } from "../../../../domain/cart/seen-cart.ts";
import styles from "../poster.module.css";

/** The billboard on the course: the sign, the visitor’s own cart under it, and the fairway. */
export function Poster({
  name,
  sure = null,
  because,
  cart,
  fairway = null,
  children,
}: {
  /** The words on the sign's upper edge: the cart. */
  name: string;
  /** How sure the number is. */
  sure?: ReactNode;
  because: string;
  cart: SeenCart;
  fairway?: ReactNode;
  /** The number or the numbers on the sign. */
  children: ReactNode;
}) {
  return (
    <div className={styles.poster} data-poster>
      <svg className={`${styles.course} screen-only`} aria-hidden="true">
        <Drawing part="links" />
      </svg>
      <div className={styles.sign}>
        <div className={`${styles.top} cluster`}>
          <h2>{name}</h2>
          {sure}
        </div>
        {children}
        <p className={styles.because}>{because}</p>
      </div>
      <div className={`${styles.parked} screen-only`}>
        <CartDrawing cart={cart} />
      </div>
      {fairway}
    </div>
  );
}

/** A verb and its number, side by side. */
export function Say({ verb, children }: { verb?: string; children: ReactNode }) {
  return (
    <div className={`${styles.say} cluster`}>
      {verb !== undefined && (
        <span className={styles.verb} data-long={verb.length > 7 || undefined}>
          {verb}
        </span>
      )}
      {children}
    </div>
  );
}
