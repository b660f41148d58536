import type { NumberKind } from "../../../domain/serial-numbers/number-kind.ts";
import { CartSketch } from "./cart-sketch.tsx";
import styles from "./plate-place.module.css";

/** Where to look for a number: a sketch of a cart, and the same in words. */
export function PlatePlace({ kind }: { kind: NumberKind }) {
  return (
    <section className={styles.place}>
      <CartSketch spotsOf={kind.id} />
      <div>
        <h3>Where it is</h3>
        <p>{kind.place}</p>
      </div>
    </section>
  );
}
