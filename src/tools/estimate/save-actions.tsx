import { useState } from "react";
import type { Calculation } from "../cart/calculation.ts";
import { Button } from "../../components/button.tsx";
import { type SaveOutcome, saveCart } from "../my-carts/saved-carts.ts";
import { titleOf } from "../my-carts/shelf.ts";
import { limitText, refusalText } from "../my-carts/saved-cart-labels.ts";
import styles from "./save-actions.module.css";

/** Ways to keep an estimate: on paper, or in this browser. */
export function SaveActions({ details }: Calculation) {
  const [last, setLast] = useState<{ of: typeof details; outcome: SaveOutcome } | null>(null);
  return (
    <section>
      <h2>Keep your estimate</h2>
      <p>Save it here to compare later, or print a one-page report.</p>
      <div className={styles.actions}>
        <Button
          onClick={() => setLast({ of: details, outcome: saveCart(details, location.pathname) })}
        >
          Save to My Carts
        </Button>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
      <p className={styles.status} role="status">
        {last?.of === details && <SaveAnswer {...last.outcome} />}
      </p>
    </section>
  );
}

/** The outcome of saving, with a link to the saved carts. */
export function SaveAnswer(outcome: SaveOutcome) {
  switch (outcome.status) {
    case "forbidden":
    case "full":
      return refusalText[outcome.status];
    case "at-limit":
      return (
        <>
          {limitText} <MyCartsLink />
        </>
      );
    case "saved":
    case "already-saved":
      return (
        <>
          {outcome.status === "saved" ? "Saved" : "Already saved"} as {titleOf(outcome.saved)}.{" "}
          <MyCartsLink />
        </>
      );
  }
}

function MyCartsLink() {
  return <a href="/my-carts">See My Carts</a>;
}
