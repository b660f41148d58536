import { CartDrawing } from "../../components/cart-drawing.tsx";
import { Drawing } from "../../components/drawing.tsx";
import { BlankTiles } from "../../components/tiles.tsx";
import { cartSummary } from "../cart/cart-summary.ts";
import type { Details } from "../cart/details.ts";
import styles from "./ready-stage.module.css";

/** Before there is a result: the blank scoreboard on the course, and the cart as it is entered. */
export function ReadyStage({ details }: { details: Details }) {
  return (
    <div className={styles.stage} data-stage="">
      <svg aria-hidden="true">
        <Drawing part="course" />
      </svg>
      <div className={styles.scene}>
        <div className={styles.sign}>
          <h2>Ready to Calculate</h2>
          <BlankTiles text="$ ,   " />
          <p>Enter the details to see its value.</p>
        </div>
        <CartDrawing cart={details} />
      </div>
      <p className={styles.caption}>
        <b>Your cart:</b> {cartSummary(details).join(" · ")}
      </p>
    </div>
  );
}
