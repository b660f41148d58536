// Tested in a browser by ../../../e2e/release/unknown-route.spec.ts.
import type { ReactNode } from "react";
import { genericCart } from "../../../domain/details/cart-appearance.ts";
import { CartDrawing } from "../drawing/cart-drawing.tsx";
import { Scene } from "./scene.tsx";
import "./rough.css";

/** One layer of tall grass, 400 wide, in tufts: the blades in the middle of each are the highest. */
function bladesPath(tufts: number, height: number, lean: number): string {
  const step = 400 / tufts;
  return Array.from({ length: tufts * bladesInTuft }, (_, index) => {
    const tuft = Math.floor(index / bladesInTuft);
    const side = (index % bladesInTuft) - (bladesInTuft - 1) / 2;
    const x = Math.round((tuft + 0.5) * step + ((tuft * 37) % 23) - 11 + side * 7);
    const tall = Math.round(height * (1 - Math.abs(side) * 0.17) * (0.7 + ((tuft * 5) % 7) / 12));
    const bend = Math.round(lean * ((tuft % 3) - 1) * 4 + side * 7);
    const wide = 7 + ((index * 5) % 7);
    return `M${x} 210q${Math.round(bend / 4)} ${-tall / 2} ${bend} ${-tall}q${Math.round(wide / 3 - bend / 2)} ${tall / 2} ${wide - bend} ${tall}z`;
  }).join("");
}

const bladesInTuft = 5;

const behind = bladesPath(7, 128, 1);
const middle = bladesPath(10, 84, -1);
const front = bladesPath(13, 50, 1);

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
          <circle cx="440" cy="164" r="19" />
          <path d="M432 156h.1M442 153h.1M450 160h.1M437 165h.1" />
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
