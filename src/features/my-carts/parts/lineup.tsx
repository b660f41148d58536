// Tested through the tool in ../island.test.tsx.
import { answerNumber } from "../../../../domain/answer/text.ts";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { plotStyle } from "../../../ui/figures/price-scale.tsx";
import { BlankTiles } from "../../../ui/kit/tiles.tsx";
import { Headline, Sign } from "../../../ui/masthead/sign.tsx";
import type { Compared } from "../comparison.ts";
import { type Parked, lineupOf } from "../lineup.ts";
import { titleOf } from "../model.ts";
import styles from "../lineup.module.css";

function priceOf(calculation: Compared): number {
  const { ad, role } = calculation.saved;
  return ad === null ? answerNumber(calculation, role) : ad.price + ad.fees;
}

/**
 * All carts, parked at their prices on one scale. lineup.module.css places them by `--wide`,
 * `--narrow`, and `data-only`; ../lineup.ts computes these.
 */
export function CartLineup({ carts }: { carts: readonly Compared[] }) {
  const { parked, points, text } = lineupOf(
    carts.map((calculation) => ({
      id: calculation.saved.id,
      cart: calculation.cart,
      title: titleOf(calculation.saved),
      dollars: priceOf(calculation),
    })),
  );
  return (
    <div className={styles.range} role="img" aria-label={text}>
      <span className={styles.strip} />
      <Leaders parked={parked} width="wide" />
      <Leaders parked={parked} width="narrow" />
      {points.map((x) => (
        <i key={x} style={plotStyle({ "--x": x })} />
      ))}
      {parked.map(({ id, cart, dollars, wide, narrow }) => (
        <div
          key={id}
          data-only={onlyWidth(wide, narrow)}
          style={plotStyle({ "--wide": wide ?? 0, "--narrow": narrow ?? 0 })}
        >
          <CartDrawing cart={cart} small />
          <b>{formatDollars(dollars)}</b>
        </div>
      ))}
    </div>
  );
}

function onlyWidth(wide: number | undefined, narrow: number | undefined) {
  if (wide === undefined) return "narrow";
  return narrow === undefined ? "wide" : undefined;
}

/** A line from each cart's price on the scale to the cart, which may be moved aside. */
function Leaders({
  parked,
  width,
}: {
  parked: readonly Parked<object>[];
  width: "wide" | "narrow";
}) {
  const lines = parked.flatMap(({ point, [width]: place }) =>
    place === undefined ? [] : `M${point} 0L${place} 10`,
  );
  return (
    <svg data-only={width} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <path d={lines.join("")} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** Shown before any cart is saved. */
export function EmptyLineup() {
  return (
    <div className={styles.range} data-empty="" aria-hidden="true">
      <span className={styles.strip} />
      <i style={plotStyle({ "--x": 50 })} />
      {[
        { x: 16, text: "A second one" },
        { x: 84, text: "One in an ad" },
      ].map(({ x, text }) => (
        <div key={x} data-only="wide" style={plotStyle({ "--wide": x })}>
          <CartDrawing cart={defaultDetails} small />
          <b>{text}</b>
        </div>
      ))}
      <div style={plotStyle({ "--wide": 50, "--narrow": 50 })}>
        <Sign top="Your first cart" because="">
          <Headline verb="Expect">
            <BlankTiles text="$ ,   " />
          </Headline>
        </Sign>
        <CartDrawing cart={defaultDetails} small />
        <b>Its price</b>
      </div>
    </div>
  );
}
