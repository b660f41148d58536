import type { CSSProperties } from "react";
import type { Caption } from "../../../domain/answer/text.ts";
import { formatDollars } from "../../../domain/words/money.ts";
import { type CaptionPlace, captionPlaces } from "./caption-places.ts";
import { type PriceScale as Scale, priceScaleText } from "./price-scale-layout.ts";

/** Custom properties for a plot's styles, which React's type for `style` doesn't know. */
export const plotStyle = (values: Record<`--${string}`, number>): CSSProperties => values;

/**
 * src/styles/plot.css places flags by `--x`, `--narrow`, and `--wide`, and makes room by
 * `--narrow-levels` and `--wide-levels`.
 */
export function PriceScale({ scale, label }: { scale: Scale; label: string }) {
  const { marker, strip, flags } = scale;
  const labelX = Math.min(92, Math.max(8, marker));
  const isFlagged = flags.some(({ dollars }) => formatDollars(dollars) === label);
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
          data-back={flag.isLabelOnLeft || undefined}
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
      {!isFlagged && (
        <span className="tag" style={plotStyle({ "--x": labelX, "--y": 0 })}>
          {label}
        </span>
      )}
    </div>
  );
}

/** Below the price scale, each under its own price. */
export function Captions({
  captions,
  scale,
}: {
  captions: readonly Caption[];
  scale?: Scale | undefined;
}) {
  const places = captionPlaces(captions, scale?.ends);
  return (
    <div className="captions">
      {places.map((place) => {
        const line = lineTo(place);
        return (
          line && (
            <i
              key={place.from}
              aria-hidden="true"
              data-to={line.to}
              style={plotStyle({ "--x": line.x, "--w": line.width })}
            />
          )
        );
      })}
      {captions.map(({ title, note }, at) => (
        <p
          key={title}
          data-align={places[at]!.align}
          style={plotStyle({ "--from": places[at]!.from + 1, "--span": places[at]!.width })}
        >
          <b>{title}</b> {note}
        </p>
      ))}
    </div>
  );
}

/** The mark of a caption's price, with a line to a caption that had to move aside. */
function lineTo({ point, from, width }: CaptionPlace) {
  if (point === null) return null;
  // A price beyond the end of the scale is marked at its end.
  const x = Math.min(point, 100);
  if (x < from) return { x, width: from - x, to: "end" };
  const end = from + width;
  return x > end ? { x: end, width: x - end, to: "start" } : { x, width: 0 };
}
