import type { CSSProperties } from "react";
import type { AdviceText, Edge } from "../../../../domain/answer/text.ts";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import { percentOn } from "../price-axis.ts";
import { type PriceScale as Scale, priceScaleText } from "../price-scale.ts";

/** A tick this near to the marker's label would be written over it, in percent. */
const nearLabel = 15;

/** A place on a plot, and other numbers that its styles read. */
export const at = (place: Record<`--${string}`, number>): CSSProperties => place;

/** The line of dollars with its strip, marker, and flags. */
export function PriceScale({ scale, label }: { scale: Scale; label: string }) {
  const { axis, marker, strip, flags } = scale;
  const labelAt = Math.min(92, Math.max(8, marker));
  return (
    <div className="plot price-scale" role="img" aria-label={priceScaleText(scale)}>
      <span className="mown" style={at({ "--x": strip.from, "--y": 24, "--w": strip.width })} />
      {flags.map((flag) => (
        <b
          key={flag.kind}
          className="flag"
          data-kind={flag.kind}
          data-back={flag.isBack || undefined}
          style={at({ "--x": flag.at, "--y": 44, "--narrow": flag.narrow, "--wide": flag.wide })}
        >
          <span>
            {flag.name} {formatDollars(flag.dollars)}
          </span>
        </b>
      ))}
      <i className="ball" style={at({ "--x": marker, "--y": 37 })} />
      <span className="tag" style={at({ "--x": labelAt, "--y": 0 })}>
        {label}
      </span>
      {axis.ticks.map((dollars) => {
        const place = percentOn(axis, dollars);
        return (
          Math.abs(place - labelAt) >= nearLabel && (
            <span key={dollars} className="scale-tick" style={at({ "--x": place, "--y": 1 })}>
              {shortDollars(dollars)}
            </span>
          )
        );
      })}
    </div>
  );
}

/** The two ends of what to accept, and what is between them. */
export function Edges({
  floor,
  middle,
  ceiling,
}: Pick<AdviceText, "floor" | "middle" | "ceiling">) {
  return (
    <div className="edges">
      <End {...floor} />
      {middle !== null && <End {...middle} />}
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
