import type { ReactNode } from "react";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { Drawing } from "../../../ui/drawing/drawing.tsx";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import type { SeenCart } from "../../../../domain/cart/seen-cart.ts";
import type { Confidence } from "../../../../domain/advice/advise.ts";
import { confidences } from "../../../../domain/advice/advise.ts";
import { percentOn } from "../../evidence/price-axis.ts";
import { type Fairway, fairwayText } from "../fairway.ts";
import { type Edge, confidenceLabels } from "../text.ts";
import styles from "../billboard.module.css";

/** The billboard on the course: the sign, the visitor’s own cart under it, and the fairway. */
export function Poster({
  name,
  confidence = null,
  because,
  cart,
  fairway = null,
  isPending = false,
  ball,
  range,
  children,
}: {
  /** What is on the sign's upper edge: the cart. */
  name: string;
  /** Null while it is not known. */
  confidence?: Confidence | null;
  because: string;
  cart: SeenCart;
  fairway?: Fairway | null;
  /** Whether the fairway is still to come, and has its place. */
  isPending?: boolean;
  /** What is said of the ball below it. */
  ball?: string;
  /** The strip to land on, in dollars. */
  range?: { readonly low: number; readonly high: number };
  /** The number or the numbers on the sign. */
  children: ReactNode;
}) {
  return (
    <div className={styles.poster} data-poster>
      <svg className={styles.course} aria-hidden="true">
        <Drawing part="links" />
      </svg>
      <div className={styles.sign}>
        <div className={styles.top}>
          <h2>{name}</h2>
          {confidence !== null && <Bars confidence={confidence} />}
        </div>
        {children}
        <p className={styles.because}>{because}</p>
      </div>
      <div className={styles.parked}>
        <CartDrawing cart={cart} />
      </div>
      {isPending && <div className={styles.fairway} />}
      {fairway !== null && <Scale fairway={fairway} ball={ball ?? ""} range={range!} />}
    </div>
  );
}

function Bars({ confidence }: { confidence: Confidence }) {
  return (
    <p className={styles.sure} data-sure={confidences.indexOf(confidence) + 1}>
      <i />
      <i />
      <i />
      <span className="visually-hidden">How sure we are: </span>
      <b>{confidenceLabels[confidence]}</b>
    </p>
  );
}

const shift = (percent: number) => ({ insetInlineStart: `${percent}%` });

/** A price this near to the ball's would be written over it, in percent. */
const nearBall = 9;

function Scale({
  fairway,
  ball,
  range,
}: {
  fairway: Fairway;
  ball: string;
  range: { readonly low: number; readonly high: number };
}) {
  const { axis, pins } = fairway;
  const [from, to] = [percentOn(axis, range.low), percentOn(axis, range.high)];
  return (
    <div className={styles.fairway}>
      <div className={styles.scale} role="img" aria-label={fairwayText(fairway)}>
        <span className={styles.rail} />
        <span
          className={styles.mown}
          style={{ ...shift(from), inlineSize: `${Math.max(0, to - from)}%` }}
        />
        {pins.map(({ kind, name, dollars, at, isBack, level }) => (
          <span
            key={kind}
            className={styles.pin}
            data-kind={kind}
            data-back={isBack || undefined}
            style={{ ...shift(at), blockSize: `${1.75 + 1.65 * level}rem` }}
          >
            <b>
              <small>{name}</small> {formatDollars(dollars)}
            </b>
          </span>
        ))}
        <span className={styles.ball} style={shift(fairway.ball)} />
        <span className={styles.ticks}>
          {axis.ticks.map((dollars) => {
            const at = percentOn(axis, dollars);
            return (
              <span key={dollars} hidden={Math.abs(at - fairway.ball) < nearBall} style={shift(at)}>
                {shortDollars(dollars)}
              </span>
            );
          })}
        </span>
        <span className={styles.here} style={shift(Math.min(94, Math.max(6, fairway.ball)))}>
          {ball}
        </span>
      </div>
    </div>
  );
}

/** The two ends of what to accept. */
export function Edges({ floor, ceiling }: { floor: Edge; ceiling: Edge }) {
  return (
    <div className={styles.edges}>
      <End {...floor} />
      <End {...ceiling} />
    </div>
  );
}

function End({ title, note }: Edge) {
  return (
    <p>
      <b>{title}</b> {note}
    </p>
  );
}
