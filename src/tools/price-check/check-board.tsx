import type { RefObject } from "react";
import { Board } from "../../components/board.tsx";
import { latePart } from "../../components/late-part.tsx";
import { BlankTiles, Tiles } from "../../components/tiles.tsx";
import { formatDollars } from "../../format/money.ts";
import { cartName } from "../cart/cart-labels.ts";
import type { Check } from "./checked-ad.ts";
import styles from "./check-board.module.css";

export const loadAnswer = async () => (await import("./check-answer.tsx")).CheckAnswer;

const CheckAnswer = latePart(
  loadAnswer,
  "The answer couldn’t be loaded. What you entered is still here.",
);

/** Where the price stands, in words and as a picture, and what to ask and look at. */
export function CheckBoard({
  ref,
  check,
  stale,
}: {
  ref: RefObject<HTMLElement | null>;
  check: Check | null;
  stale: boolean;
}) {
  return (
    <Board ref={ref} name="Price check" isReport={check !== null}>
      {stale && (
        <p className={styles.stale} role="status">
          This result is for the previous ad. Press Check the Price to update it.
        </p>
      )}
      {check === null ? <Ready /> : <Offer {...check} />}
    </Board>
  );
}

function Ready() {
  return (
    <>
      <h2 className={styles.label}>Ready to check</h2>
      <BlankTiles text="$ ,   " />
      <p>
        Enter the asking price and the cart’s details. You’ll see how the price compares with the
        estimate and with what dealers ask, and what to ask the seller.
      </p>
    </>
  );
}

function Offer(check: Check) {
  return (
    <>
      <h2 className={styles.label}>{cartName(check.cart)} is listed at</h2>
      <Tiles value={check.price} text={formatDollars(check.price)} />
      <CheckAnswer {...check} />
    </>
  );
}
