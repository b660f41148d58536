import type { Calculation } from "../calculator/calculation.ts";
import { Button } from "../components/button.tsx";
import styles from "./keep.module.css";

/** Ways to keep an estimate: on paper, or in this browser. */
export function Keep(_calculation: Calculation) {
  return (
    <section>
      <h2>Keep it</h2>
      <p>One clean page with the cart, the arithmetic and an address that brings it back.</p>
      <div className={styles.actions}>
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </div>
    </section>
  );
}
