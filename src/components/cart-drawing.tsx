import { type SeenCart, cartAttributes } from "./cart-attributes.ts";
import styles from "./cart-drawing.module.css";
import { Drawing } from "./drawing.tsx";

/** A cart from the side, as it was described. The words beside it say the same. */
export function CartDrawing({ cart, small }: { cart: SeenCart; small?: boolean }) {
  const { condition, hasUpgrades, lifted } = cart;
  return (
    <svg
      className={styles.cart}
      viewBox="0 0 480 250"
      aria-hidden="true"
      data-small={small}
      {...cartAttributes(cart)}
    >
      <g className={styles.rig}>
        <g className={styles.lift}>
          {lifted && <Drawing part="springs" />}
          <Rear {...cart} />
          <Drawing part={condition} />
          <g className={styles.nose}>
            {lifted && <Drawing part="springs" x={160} />}
            <Drawing part="nose" />
            <Drawing part={`${condition}-nose`} />
            {hasUpgrades && <Drawing part="upgrades" />}
          </g>
          <Roof {...cart} />
        </g>
        <Wheel {...cart} />
        <g className={styles.nose}>
          <Wheel {...cart} x={260} />
        </g>
      </g>
    </svg>
  );
}

/** Rows of seats are 84 apart. */
const rowX = 84;
const rows = (seats: number) => Math.max(0, seats / 2 - 2);

function Rear({ seats, powertrain, batteryAge }: SeenCart) {
  const barsLeft = 5 - batteryAge;
  return (
    <>
      <path strokeWidth="6" d={`M178 195H${228 + rowX * rows(seats)}`} />
      <Drawing part={seats === 2 ? "bag" : "rear-seat"} />
      {seats > 4 && <Drawing part="row" x={rowX} />}
      {seats > 6 && <Drawing part="row" x={2 * rowX} />}
      <Drawing part="tail" />
      <Drawing part={powertrain} />
      {powertrain === "electric" && (
        <path className={styles.charge} d={`M139 167.5h${Math.max(0, barsLeft * 34 - 9) / 5}`} />
      )}
      {powertrain === "electric" && barsLeft === 0 && <Drawing part="spent" />}
    </>
  );
}

function Roof({ seats }: SeenCart) {
  const line = `M${seats === 2 ? 74 : 36} 56H${236 + rowX * rows(seats)}`;
  return (
    <>
      <path strokeWidth="15" d={line} />
      <path className={styles.paint} strokeWidth="9.8" d={line} />
    </>
  );
}

function Wheel({ hasUpgrades, lifted, x = 100 }: SeenCart & { x?: number }) {
  return (
    <g transform={`translate(${x} 220)`}>
      <g className={styles.tire}>
        <Drawing part={hasUpgrades ? "sport-wheel" : "wheel"} />
        {lifted && <Drawing part="tread" />}
      </g>
    </g>
  );
}
