import type { ReactNode } from "react";
import { type CartAppearance, genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import type { Paint } from "../../../ui/drawing/paint.ts";
import { Pack } from "../../../ui/drawing/pack.tsx";
import { Arrow } from "../../../ui/kit/arrow.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import styles from "../guide-picture.module.css";

/** A drawing on its own patch of grass; the text around it says the same. */
function DrawingScene({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.scene} screen-only`} aria-hidden="true">
      <div className={styles.side}>{children}</div>
    </div>
  );
}

/** "!" on a yellow diamond, beside what can hurt you. */
export function CautionSign() {
  return (
    <DrawingScene>
      <Pack volts={[8.4, 8.4, 8.4, 8.4]} />
      <svg viewBox="0 0 120 150" className={styles.symbol}>
        <path className={styles.post} d="M60 100V150" />
        <path className={styles.caution} d="M60 4l54 54-54 54L6 58z" />
        <text x="60" y="80">
          !
        </text>
      </svg>
    </DrawingScene>
  );
}

function StopSymbol() {
  return (
    <svg viewBox="0 0 120 150" className={styles.symbol}>
      <path className={styles.post} d="M60 100V150" />
      <path className={styles.stop} d="M38 6h44l32 32v44l-32 32H38L6 82V38z" />
      <text x="60" y="73">
        STOP
      </text>
    </svg>
  );
}

export function StopSign() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, condition: "poor", batteryAge: 5 }} small />
      <StopSymbol />
    </DrawingScene>
  );
}

/** An ad on a phone. */
export function PhoneAd() {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint="red" />
      <div className={styles.phone}>
        <Thumbnail title="For sale">
          <CartDrawing cart={genericCart} small paint="red" />
          <b>$____</b>
        </Thumbnail>
      </div>
    </DrawingScene>
  );
}

/** A cart in a camera's viewfinder. */
export function PhotoDrawing() {
  return (
    <DrawingScene>
      <div className={styles.photo}>
        <CartDrawing cart={{ ...genericCart, condition: "excellent", batteryAge: 1 }} />
      </div>
    </DrawingScene>
  );
}

/** Where a buyer's money can be counted. */
export function BankDrawing() {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint="blue" />
      <svg viewBox="0 0 220 150" className={styles.bank}>
        <path d="M30 64h18v66H30zM77 64h18v66H77zM125 64h18v66h-18zM172 64h18v66h-18z" />
        <path d="M8 130h204v18H8zM14 52h192v14H14zM10 52L110 6l100 46z" />
        <text x="110" y="46">
          $
        </text>
      </svg>
    </DrawingScene>
  );
}

/** A lender's claim on a cart. */
export function LienDrawing() {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint="sand" />
      <svg viewBox="0 0 120 150" className={styles.padlock}>
        <path className={styles.shackle} d="M34 70V44a26 26 0 0 1 52 0v26" />
        <rect x="14" y="66" width="92" height="80" rx="10" />
        <path d="M60 98v22" />
      </svg>
    </DrawingScene>
  );
}

/** What a new cart costs on top of its price. */
export function PriceTag() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, condition: "excellent", batteryAge: 1 }} small />
      <svg viewBox="0 0 150 150" className={styles.symbol}>
        <path className={styles.tag} d="M6 66l30-38h104a6 6 0 0 1 6 6v64a6 6 0 0 1-6 6H36z" />
        <circle cx="30" cy="66" r="6" />
        <text x="92" y="80">
          +$
        </text>
      </svg>
    </DrawingScene>
  );
}

export function WarrantyDrawing() {
  return (
    <DrawingScene>
      <Pack volts={[12.8, 12.8, 12.8, 12.8]} />
      <Thumbnail title="Warranty" tone="flyer" hasBoxes />
    </DrawingScene>
  );
}

/** A worn-out set, and the one that takes its place. */
export function NewSet() {
  return (
    <DrawingScene>
      <Pack volts={[7.9, 8, 7.8]} />
      <Arrow />
      <Pack volts={[8.5, 8.5, 8.5]} />
    </DrawingScene>
  );
}

/** A lithium pack with its receipt. */
export function LithiumPapers() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, batteryType: "lithium" }} small paint="blue" />
      <Thumbnail title="Receipt" />
    </DrawingScene>
  );
}

/** Heat and frost. */
export function RegionDrawing() {
  return (
    <DrawingScene>
      <svg viewBox="0 0 120 150" className={styles.symbol}>
        <path
          className={styles.tag}
          d="M60 12L69 28L84 18L83 37L102 36L92 51L108 60L92 69L102 84L83 83L84 102L69 92L60 108L51 92L36 102L37 83L18 84L28 69L12 60L28 51L18 36L37 37L36 18L51 28z"
        />
      </svg>
      <CartDrawing cart={genericCart} small paint="red" />
      <svg viewBox="0 0 120 150" className={styles.symbol}>
        <path
          className={styles.frost}
          d="M60 10v100M17 35l86 50M17 85l86-50M48 16l12 12 12-12M48 104l12-12 12 12M19 52l16-5-4-17M101 68l-16 5 4 17M19 68l16 5-4 17M101 52l-16-5 4-17"
        />
      </svg>
    </DrawingScene>
  );
}

/** With a tank, and with batteries. */
export function GasAndElectric() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, powertrain: "gas" }} small paint="sand" />
      <CartDrawing cart={genericCart} small paint="blue" />
    </DrawingScene>
  );
}

export function SaleByBill() {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint="copper" />
      <Thumbnail title="Bill of sale" />
    </DrawingScene>
  );
}

/** A home's policy covers a cart at home. */
export function HomePolicy() {
  return (
    <DrawingScene>
      <svg viewBox="0 0 160 150" className={styles.symbol}>
        <path className={styles.tag} d="M28 72h104v76H28zM66 148v-42h28v42" />
        <path className={styles.stop} d="M10 78L80 22l70 56z" />
      </svg>
      <CartDrawing cart={genericCart} small paint="red" />
      <StopSymbol />
    </DrawingScene>
  );
}

/** One battery reads less than the others. */
export function WeakPack() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, batteryAge: 5 }} small />
      <Pack volts={[8.4, 8.4, 8, 8.4]} />
    </DrawingScene>
  );
}

const lot: readonly (readonly [model: string, paint?: Paint])[] = [
  ["Precedent", "blue"],
  ["DS", "sand"],
  ["Tempo"],
];

export function DealerLot() {
  return (
    <DrawingScene>
      {lot.map(([model, paint]) => (
        <CartDrawing
          key={model}
          cart={{ ...genericCart, make: "Club Car", model }}
          small
          paint={paint}
        />
      ))}
    </DrawingScene>
  );
}

/** For work, for a family, and for the woods. */
const uses: readonly (readonly [CartAppearance, Paint])[] = [
  [{ ...genericCart, make: "Club Car", model: "Carryall", seats: 2, powertrain: "gas" }, "copper"],
  [{ ...genericCart, make: "Club Car", model: "Onward", seats: 6 }, "red"],
  [{ ...genericCart, make: "EZ-GO", model: "TXT", lifted: true }, "blue"],
];

export function CartUses() {
  return (
    <DrawingScene>
      {uses.map(([cart, paint]) => (
        <CartDrawing key={cart.model} cart={cart} small paint={paint} />
      ))}
    </DrawingScene>
  );
}
