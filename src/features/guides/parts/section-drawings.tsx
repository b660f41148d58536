import type { ReactNode } from "react";
import { type CartAppearance, genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import type { Paint } from "../../../ui/drawing/paint.ts";
import { Pack } from "../../../ui/drawing/pack.tsx";
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
      <svg viewBox="0 0 120 150" className={styles.roadSign}>
        <path className={styles.post} d="M60 100V150" />
        <path className={styles.caution} d="M60 4l54 54-54 54L6 58z" />
        <text x="60" y="80">
          !
        </text>
      </svg>
    </DrawingScene>
  );
}

export function StopSign() {
  return (
    <DrawingScene>
      <CartDrawing cart={{ ...genericCart, condition: "poor", batteryAge: 5 }} small />
      <svg viewBox="0 0 120 150" className={styles.roadSign}>
        <path className={styles.post} d="M60 100V150" />
        <path className={styles.stop} d="M38 6h44l32 32v44l-32 32H38L6 82V38z" />
        <text x="60" y="73">
          STOP
        </text>
      </svg>
    </DrawingScene>
  );
}

export function FlyerDrawing() {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint="red" />
      <Thumbnail title="For sale" tone="flyer">
        <CartDrawing cart={genericCart} small paint="red" />
        <b>$</b>
      </Thumbnail>
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

export const CheckDrawing = () => <PaperDrawing title="Check" text="?" paint="blue" />;
export const BillDrawing = () => <PaperDrawing title="Bill" />;
export const LienDrawing = () => <PaperDrawing title="Lien" text="$?" paint="sand" />;
export const MissingPapers = () => <PaperDrawing title="Papers" text="?" />;
export const QuoteDrawing = () => <PaperDrawing title="Quote" text="$" paint="red" />;

export function WarrantyDrawing() {
  return (
    <DrawingScene>
      <Pack volts={[12.8, 12.8, 12.8, 12.8]} />
      <Thumbnail title="Warranty" tone="flyer" hasBoxes />
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

/** A paper about a cart. Without a text, it has lines. */
function PaperDrawing({ title, text, paint }: { title: string; text?: string; paint?: Paint }) {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small paint={paint} />
      {text === undefined ? (
        <Thumbnail title={title} tone="flyer" />
      ) : (
        <Thumbnail title={title} tone="flyer">
          <b>{text}</b>
          <i />
          <i />
        </Thumbnail>
      )}
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
  [{ ...genericCart, make: "Club Car", model: "Carryall", seats: 2, powertrain: "gas" }, "green"],
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
