import type { ReactNode } from "react";
import { type CartAppearance, genericCart } from "../../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
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
      <CartDrawing cart={genericCart} small />
      <Thumbnail title="For sale" tone="flyer">
        <CartDrawing cart={genericCart} small />
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

export const CheckDrawing = () => <PaperDrawing title="Check" text="?" />;
export const BillDrawing = () => <PaperDrawing title="Bill" />;
export const LienDrawing = () => <PaperDrawing title="Lien" text="$?" />;
export const MissingPapers = () => <PaperDrawing title="Papers" text="?" />;

/** A paper about a cart. Without a text, it has lines. */
function PaperDrawing({ title, text }: { title: string; text?: string }) {
  return (
    <DrawingScene>
      <CartDrawing cart={genericCart} small />
      {text === undefined ? (
        <Thumbnail title={title} tone="flyer" />
      ) : (
        <Thumbnail title={title} tone="flyer">
          <b>{text}</b>
        </Thumbnail>
      )}
    </DrawingScene>
  );
}

export function DealerLot() {
  return (
    <DrawingScene>
      {["Precedent", "DS", "Tempo"].map((model) => (
        <CartDrawing key={model} cart={{ ...genericCart, make: "Club Car", model }} small />
      ))}
    </DrawingScene>
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
    <DrawingScene>
      {uses.map((cart) => (
        <CartDrawing key={cart.model} cart={cart} small />
      ))}
    </DrawingScene>
  );
}
