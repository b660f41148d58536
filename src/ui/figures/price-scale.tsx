import type { CSSProperties } from "react";
import type { AdviceText, Edge } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { type PriceScale as Scale, priceScaleText } from "./price-scale-layout.ts";

/** Custom properties for a plot's styles, which React's type for `style` doesn't know. */
export const plotStyle = (values: Record<`--${string}`, number>): CSSProperties => values;

export function PriceScale({ scale, label }: { scale: Scale; label: string }) {
  const { marker, strip, flags } = scale;
  const labelX = Math.min(92, Math.max(8, marker));
  return (
    <div
      className="plot price-scale"
      role="img"
      aria-label={priceScaleText(scale)}
      style={plotStyle({
        "--narrow-levels": Math.max(...flags.map(({ narrow }) => narrow)),
        "--wide-levels": Math.max(...flags.map(({ wide }) => wide)),
      })}
    >
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
