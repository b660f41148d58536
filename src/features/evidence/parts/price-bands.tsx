import type { ReactNode } from "react";
import { formatDollars, shortDollars } from "../../../../domain/cart/money.ts";
import styles from "../price-bands.module.css";
import { type PriceAxis, type PriceRange, axisFor, percentOn } from "../price-axis.ts";

/** A range on the axis, with what is said of it. */
export interface Band extends PriceRange {
  readonly note: string;
}

/** What is marked on the axis below the bands; a price if its ends are one. */
interface Mark extends Pick<PriceRange, "low" | "high"> {
  readonly name: string;
}

/** The words that stand beside the figures' names. */
const aside: Partial<Record<PriceRange["name"], string>> = { Estimate: "Estimated market value" };
const title: Partial<Record<PriceRange["name"], string>> = { Estimate: "Formula estimate" };

/** The figures below one another on one dollar axis. The emphasis is on the one that leads. */
export function PriceBands({
  bands,
  lead = null,
  mark,
  tiles = null,
  children,
}: {
  bands: readonly Band[];
  /** The band that leads, and why. */
  lead?: { name: PriceRange["name"]; tag: string } | null;
  /** The visitor's own range or price; null for none. */
  mark: Mark | null;
  /** The formula's estimate, as large as it is shown. */
  tiles?: ReactNode;
  /** What is still to come: it has the place of bands. */
  children?: ReactNode;
}) {
  const axis = axisFor([...bands, ...(mark === null ? [] : [mark])]);
  return (
    <div className={styles.axis}>
      {bands.map((band) => (
        <BandRow
          key={band.name}
          {...{ band, axis, mark }}
          tag={band.name === lead?.name ? lead.tag : null}
          tiles={band.name === "Estimate" ? tiles : null}
        />
      ))}
      {children}
      {mark !== null && (
        <p className={styles.yours} aria-hidden="true">
          <span
            data-pin={isPrice(mark) || undefined}
            style={isPrice(mark) ? pinOn(axis, mark.low) : placeOn(axis, mark)}
          >
            {mark.name}
          </span>
        </p>
      )}
      <p className={styles.ticks} aria-hidden="true">
        {axis.ticks.map((dollars) => (
          <span key={dollars}>{shortDollars(dollars)}</span>
        ))}
      </p>
    </div>
  );
}

function BandRow({
  band: { name, low, middle, high, note },
  axis,
  mark,
  tag,
  tiles,
}: {
  band: Band;
  axis: PriceAxis;
  mark: Mark | null;
  tag: string | null;
  tiles: ReactNode;
}) {
  return (
    <div className={styles.band} data-name={name} data-lead={tag === null ? undefined : true}>
      <h3>
        {title[name] ?? name} {tag !== null && <span className={styles.tag}>{tag}</span>}{" "}
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
        {mark !== null && isPrice(mark) && (
          <em style={{ insetInlineStart: `${percentOn(axis, mark.low)}%` }} />
        )}
        {middle !== null && <b style={{ insetInlineStart: `${percentOn(axis, middle)}%` }} />}
      </div>
      <p className={styles.note}>{note}</p>
    </div>
  );
}

const isPrice = ({ low, high }: Mark) => low === high;

/** A text's place at a price: at its middle, and never beyond the axis. */
function pinOn(axis: PriceAxis, dollars: number) {
  const start = percentOn(axis, dollars);
  return { insetInlineStart: `${start}%`, translate: `-${start}%` };
}

function placeOn(axis: PriceAxis, { low, high }: Pick<PriceRange, "low" | "high">) {
  const start = percentOn(axis, low);
  return {
    insetInlineStart: `${start}%`,
    inlineSize: `${Math.max(1, percentOn(axis, high) - start)}%`,
  };
}
