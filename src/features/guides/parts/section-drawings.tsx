import type { ReactNode } from "react";
import { type CartAppearance, genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Pack } from "../../../ui/drawing/pack.tsx";
import { Thumbnail } from "../../../ui/paper/thumbnail.tsx";
import styles from "../guide-picture.module.css";

/** Stands on land of its own among the text, which says the same. */
function Drawn({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.scene} screen-only`} aria-hidden="true">
      <div className={styles.side}>{children}</div>
    </div>
  );
}

/** "!" on a yellow diamond, beside what can hurt. */
export function CautionSign() {
  return (
    <Drawn>
      <Pack volts={[8.4, 8.4, 8.4, 8.4]} />
      <svg viewBox="0 0 120 150" className={styles.roadSign}>
        <path className={styles.post} d="M60 100V150" />
        <path className={styles.caution} d="M60 4l54 54-54 54L6 58z" />
        <text x="60" y="80">
          !
        </text>
      </svg>
    </Drawn>
  );
}

export function StopSign() {
  return (
    <Drawn>
      <CartDrawing cart={{ ...genericCart, condition: "poor", batteryAge: 5 }} small />
      <svg viewBox="0 0 120 150" className={styles.roadSign}>
        <path className={styles.post} d="M60 100V150" />
        <path className={styles.stop} d="M38 6h44l32 32v44l-32 32H38L6 82V38z" />
        <text x="60" y="73">
          STOP
        </text>
      </svg>
    </Drawn>
  );
}

export function FlyerDrawing() {
  return (
    <Drawn>
      <CartDrawing cart={genericCart} small />
      <Thumbnail title="For sale" tone="flyer">
        <CartDrawing cart={genericCart} small />
        <b>$</b>
      </Thumbnail>
    </Drawn>
  );
}

/** In the viewfinder of a camera. */
export function PhotoDrawing() {
  return (
    <Drawn>
      <div className={styles.photo}>
        <CartDrawing cart={{ ...genericCart, condition: "excellent", batteryAge: 1 }} />
      </div>
    </Drawn>
  );
}

export const CheckDrawing = () => <PaperDrawing title="Check" text="?" />;
export const BillDrawing = () => <PaperDrawing title="Bill" />;
export const LienDrawing = () => <PaperDrawing title="Lien" text="$?" />;
export const MissingPapers = () => <PaperDrawing title="Papers" text="?" />;

/** A paper about a cart. Without a text, it has lines. */
function PaperDrawing({ title, text }: { title: string; text?: string }) {
  return (
    <Drawn>
      <CartDrawing cart={genericCart} small />
      {text === undefined ? (
        <Thumbnail title={title} tone="flyer" />
      ) : (
        <Thumbnail title={title} tone="flyer">
          <b>{text}</b>
        </Thumbnail>
      )}
    </Drawn>
  );
}

export function DealerLot() {
  return (
    <Drawn>
      {["Precedent", "DS", "Tempo"].map((model) => (
        <CartDrawing key={model} cart={{ ...genericCart, make: "Club Car", model }} small />
      ))}
    </Drawn>
  );
}

/** For work, for a family, and for the woods. */
const uses: readonly CartAppearance[] = [
  { ...genericCart, make: "Club Car", model: "Carryall", seats: 2, powertrain: "gas" },
  { ...genericCart, make: "Club Car", model: "Onward", seats: 6 },
  { ...genericCart, make: "EZ-GO", model: "TXT", lifted: true },
];

export function CartUses() {
  return (
    <Drawn>
      {uses.map((cart) => (
        <CartDrawing key={cart.model} cart={cart} small />
      ))}
    </Drawn>
  );
}
