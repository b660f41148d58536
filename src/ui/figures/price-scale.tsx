import type { CSSProperties } from "react";
import type { AdviceText, Edge } from "../../../domain/answer/text.ts";
import { formatDollars, shortDollars } from "../../../domain/words/money.ts";
import { percentOn } from "./price-axis.ts";
import { type PriceScale as Scale, priceScaleText } from "./price-scale-layout.ts";

/** Percent of the scale. The marker's label would cover a closer tick. */
const minLabelGap = 15;

/** Custom properties for a plot's styles, which React's type for `style` doesn't know. */
export const plotStyle = (values: Record<`--${string}`, number>): CSSProperties => values;

export function PriceScale({ scale, label }: { scale: Scale; label: string }) {
  const { axis, marker, strip, flags } = scale;
  const labelX = Math.min(92, Math.max(8, marker));
  return (
    <div className="plot price-scale" role="img" aria-label={priceScaleText(scale)}>
      <span
        className="scale-range"
        style={plotStyle({ "--x": strip.from, "--y": 24, "--w": strip.width })}
      />
      {flags.map((flag) => (
        <b
          key={flag.kind}
          className="flag"
          data-kind={flag.kind}
          data-back={flag.labelOnLeft || undefined}
          style={plotStyle({
            "--x": flag.x,
            "--y": 44,
            "--narrow": flag.narrow,
            "--wide": flag.wide,
          })}
        >
          <span>
            {flag.name} {formatDollars(flag.dollars)}
          </span>
        </b>
      ))}
      <i className="marker" style={plotStyle({ "--x": marker, "--y": 37 })} />
      <span className="tag" style={plotStyle({ "--x": labelX, "--y": 0 })}>
        {label}
      </span>
      {axis.ticks.map((dollars) => {
        const place = percentOn(axis, dollars);
        return (
          Math.abs(place - labelX) >= minLabelGap && (
            <span
              key={dollars}
              className="scale-tick"
              style={plotStyle({ "--x": place, "--y": 1 })}
            >
              {shortDollars(dollars)}
            </span>
          )
        );
      })}
    </div>
  );
}

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
