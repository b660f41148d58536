// Tested in a browser by ../../../e2e/release/unknown-route.spec.ts.
import type { ReactNode } from "react";
import { genericCart } from "../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../drawing/cart-drawing.tsx";
import { Scene } from "./scene.tsx";
import "./rough.css";

/** One layer of tall grass, 400 wide. Its blades are as high as `height`, more or less. */
function bladesPath(count: number, height: number, lean: number): string {
  const step = 400 / count;
  return Array.from({ length: count }, (_, index) => {
    const x = Math.round(index * step + ((index * 7) % 5));
    const tall = height + ((index * 11) % 6) * 9;
    const bend = lean * ((index % 7) - 3) * 3;
    return `M${x} 210q${Math.round(bend / 4)} ${-tall / 2} ${bend} ${-tall}q${Math.round(4 - bend / 2)} ${tall / 2} ${11 - bend} ${tall}z`;
  }).join("");
}

const behind = bladesPath(15, 98, 1);
const middle = bladesPath(20, 62, -1);
const front = bladesPath(17, 38, 1);

/** Four times as wide as a layer. */
const repeats = [0, 400, 800, 1200];

/** A layer beside itself, until the grass is as wide as the drawing. */
function Repeated({ id, path }: { id: string; path: string }) {
  return (
    <>
      <path id={id} d={path} />
      {repeats.slice(1).map((x) => (
        <use key={x} href={`#${id}`} x={x} />
      ))}
    </>
  );
}

/** A page that isn't there: a ball in the tall grass beside the course, and a cart looking for it. */
export function Rough({ children }: { children: ReactNode }) {
  return (
    <section className="masthead rough">
      <Scene />
      <div className="wrap split">{children}</div>
      <div className="searcher screen-only">
        <CartDrawing cart={genericCart} />
      </div>
      <svg
        className="grass screen-only"
        viewBox="0 0 1600 210"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden="true"
      >
        <g className="grass-behind">
          <Repeated id="behind" path={behind} />
        </g>
        <g className="lost-ball">
          <circle cx="440" cy="142" r="32" />
          <path d="M426 128h.1M442 123h.1M456 135h.1M434 142h.1M448 150h.1" />
        </g>
        <g className="grass-middle">
          <Repeated id="middle" path={middle} />
        </g>
        <g className="grass-front">
          <Repeated id="front" path={front} />
        </g>
      </svg>
    </section>
  );
}
