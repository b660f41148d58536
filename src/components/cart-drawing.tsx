import { type SeenCart, cartAttributes } from "./cart-attributes.ts";
import styles from "./cart-drawing.module.css";
import { Drawing } from "./drawing.tsx";

/** A cart from the side, as it was described. The words beside it say the same. */
export function CartDrawing({ cart, small }: { cart: SeenCart; small?: boolean }) {
  const { condition, hasUpgrades, powertrain, seats } = cart;
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
          <Drawing part={`seats-${seats}`} />
          {powertrain === "gas" ? <Drawing part="gas" /> : <Batteries {...cart} />}
          <Drawing part={condition} />
          <g className={styles.nose}>
            <Drawing part="nose" />
            <Drawing part={`${condition}-nose`} />
            {hasUpgrades && <Drawing part="upgrades" />}
          </g>
          <Drawing part={`roof-${seats}`} />
        </g>
        <Wheel {...cart} />
        <g className={styles.nose}>
          <Wheel {...cart} x={160} />
        </g>
      </g>
    </svg>
  );
}

function Batteries({ batteryAge, batteryType }: SeenCart) {
  return (
    <>
      <Drawing part={`battery-${batteryAge}`} />
      {batteryType === "lithium" && <Drawing part="lithium" />}
    </>
  );
}

function Wheel({ hasUpgrades, lifted, x }: SeenCart & { x?: number }) {
  return (
    <g className={styles.tire}>
      <Drawing part={hasUpgrades ? "sport" : "wheel"} x={x} />
      {lifted && <Drawing part="tread" x={x} />}
    </g>
  );
}
