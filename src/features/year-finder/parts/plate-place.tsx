import type { NumberKind, KindId } from "../../../../domain/serial-numbers/number-kind.ts";
import styles from "../year-finder.module.css";

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

/** Where on the sketch each number is. */
const spots: Record<KindId, readonly (readonly [x: number, y: number])[]> = {
  "club-car": [[214, 116]],
  "ez-go": [
    [222, 104],
    [62, 152],
  ],
  yamaha: [
    [112, 118],
    [52, 152],
  ],
  vin: [
    [222, 104],
    [168, 158],
  ],
  battery: [[112, 132]],
};

/** A cart from the side, marked where to look; the words beside it say the same. */
function CartSketch({ spotsOf }: { spotsOf: KindId }) {
  return (
    <svg className={styles.sketch} viewBox="0 0 320 210" aria-hidden="true">
      <path className={styles.ground} d="M6 202H314" />
      <path
        className={styles.body}
        d="M34 160V124q0-14 14-14h86l10 12v36h48l14-56q4-12 18-12 44 4 58 26 6 12 6 44z"
      />
      <path className={styles.seat} d="M82 94h62q8 0 8 8t-8 8H82zM74 54q8-2 10 6l8 34H78z" />
      <path
        className={styles.frame}
        d="M62 110 72 30M236 92 206 30M212 98 184 76M176 84l14-16M66 30h150"
      />
      <path className={styles.roof} d="M48 20q0-8 10-8h166q12 0 18 12H52q-4 0-4-4z" />
      <circle className={styles.wheel} cx="84" cy="172" r="28" />
      <circle className={styles.wheel} cx="246" cy="172" r="28" />
      <circle className={styles.hub} cx="84" cy="172" r="11" />
      <circle className={styles.hub} cx="246" cy="172" r="11" />
      {spots[spotsOf].map(([x, y]) => (
        <g key={`${x} ${y}`} className={styles.spot}>
          <circle cx={x} cy={y} r="15" />
          <circle cx={x} cy={y} r="6" />
        </g>
      ))}
    </svg>
  );
}
