import type { ReactNode } from "react";
import { formatDollars } from "../../format/money.ts";
import styles from "./price-bands.module.css";
import { type PriceAxis, axisFor, percentOn, tickText } from "./price-axis.ts";
import type { PriceRange } from "./price-scale.ts";

/** A range on the axis, with what is said of it. */
export interface Band extends PriceRange {
  readonly note: string;
}

/** The words that stand beside the figures' names. */
const aside: Partial<Record<PriceRange["name"], string>> = { Estimate: "Estimated market value" };
const title: Partial<Record<PriceRange["name"], string>> = { Estimate: "Formula estimate" };

/** The figures below one another on one dollar axis. The emphasis is on the one that leads. */
export function PriceBands({
  bands,
  lead,
  tag,
  yours,
  tiles,
  children,
}: {
  bands: readonly Band[];
  lead: PriceRange["name"];
  /** Why the leading band leads. */
  tag: string;
  /** The range of the answer, with its name; null for none. */
  yours: Pick<PriceRange, "low" | "high"> | null;
  /** The formula's estimate. */
  tiles: ReactNode;
  /** What is still to come: it has the place of bands. */
  children?: ReactNode;
}) {
  const axis = axisFor([...bands, ...(yours === null ? [] : [yours])]);
  return (
    <div className={styles.axis}>
      {bands.map((band) => (
        <BandRow
          key={band.name}
          {...{ band, axis }}
          tag={band.name === lead ? tag : null}
          tiles={band.name === "Estimate" ? tiles : null}
        />
      ))}
      {children}
      {yours !== null && (
        <p className={styles.yours} aria-hidden="true">
          <span style={placeOn(axis, yours)}>Your range</span>
        </p>
      )}
      <p className={styles.ticks} aria-hidden="true">
        {axis.ticks.map((dollars) => (
          <span key={dollars}>{tickText(dollars)}</span>
        ))}
      </p>
    </div>
  );
}

function BandRow({
  band: { name, low, middle, high, note },
  axis,
  tag,
  tiles,
}: {
  band: Band;
  axis: PriceAxis;
  tag: string | null;
  tiles: ReactNode;
}) {
  return (
    <div className={styles.band} data-name={name} data-lead={tag === null ? undefined : true}>
      <h3>
        {title[name] ?? name}
        {tag !== null && <span className={styles.tag}>{tag}</span>}
        {aside[name] !== undefined && <small>{aside[name]}</small>}
      </h3>
      <div className={styles.figures}>
        {tiles ?? (middle !== null && <b className={styles.point}>{formatDollars(middle)}</b>)}
        <p className={styles.range}>
          {formatDollars(low)} <small>to</small> {formatDollars(high)}
        </p>
      </div>
      <div
        className={styles.track}
        aria-hidden="true"
        style={{ backgroundSize: `${100 / (axis.ticks.length - 1)}% 100%` }}
      >
        <i style={placeOn(axis, { low, high })} />
        {middle !== null && <b style={{ insetInlineStart: `${percentOn(axis, middle)}%` }} />}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

function placeOn(axis: PriceAxis, { low, high }: Pick<PriceRange, "low" | "high">) {
  const start = percentOn(axis, low);
  return {
    insetInlineStart: `${start}%`,
    inlineSize: `${Math.max(1, percentOn(axis, high) - start)}%`,
  };
}
