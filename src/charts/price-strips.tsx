import { type ReactNode, useId } from "react";
import { shortDollars } from "../../domain/words/money.ts";
import charts from "./charts.module.css";
import styles from "./price-strips.module.css";
import { type Dots, dotPrice, dotsFor, dollarTicks, highestUsual } from "./asking-scale.ts";

interface Row {
  readonly name: string;
  /** Whole US dollars; at least one price. */
  readonly prices: readonly number[];
  /** The median price, or what dealers would ask. */
  readonly middle: number;
  /** True for a row that the others are compared with. */
  readonly isCompared?: boolean;
}

export function PriceStrips({
  title,
  rows,
  children,
}: {
  title: ReactNode;
  rows: readonly Row[];
  children: ReactNode;
}) {
  const heading = useId();
  const scale = stripScale(rows.map(({ prices }) => prices));
  const { ticks, width, x, isOnAxis } = scale;
  return (
    <figure className={`${charts.fitted} ${styles.strips} figure`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {rows.map(({ name, prices, middle, isCompared = false }, row) => (
        <div key={name}>
          <b>{name}</b>
          <div className="plot" aria-hidden="true">
            <svg
              viewBox={`0 0 ${width} ${rowHeight}`}
              preserveAspectRatio="none"
              data-kind={isCompared ? "trade" : "dealer"}
            >
              <path
                className="rule"
                vectorEffect="non-scaling-stroke"
                d={ticks.map((tick) => `M${x(tick)} 0v${rowHeight}`).join("")}
              />
              {rowDots(scale, prices.filter(isOnAxis)).map(({ size, path }) => (
                <path
                  key={size}
                  className={charts.dots}
                  vectorEffect="non-scaling-stroke"
                  strokeWidth={size + larger}
                  d={path}
                />
              ))}
              <path
                stroke="currentcolor"
                strokeWidth={3}
                vectorEffect="non-scaling-stroke"
                d={`M${x(middle)} 4v${rowHeight - 8}`}
              />
            </svg>
            {row === rows.length - 1 && (
              <svg className={charts.labels}>
                {ticks.map((tick) => (
                  <text
                    key={tick}
                    data-axis="years"
                    x={`${(100 * x(tick)) / width}%`}
                    y="100%"
                    dy="1.3em"
                  >
                    {shortDollars(tick)}
                  </text>
                ))}
              </svg>
            )}
          </div>
        </div>
      ))}
      <figcaption>
        {children}
        {rows.some(({ prices }) => prices.some((price) => !isOnAxis(price))) &&
          " A few that cost more aren’t shown."}
      </figcaption>
    </figure>
  );
}

/** In the units of the drawing. */
const rowHeight = 40;
/** Pixels. A strip has room for larger dots than a chart. */
const larger = 3;

/** From zero to a round step at or above the usual prices of every row. */
export function stripScale(rows: readonly (readonly number[])[]) {
  const usual = Math.max(...rows.map(highestUsual));
  const ticks = dollarTicks(Math.max(usual, dotPrice(usual)));
  const end = ticks.at(-1)!;
  /** In tens of dollars. */
  const x = (dollars: number) => Math.round(dollars / 10);
  return { ticks, width: x(end), x, isOnAxis: (price: number) => dotPrice(price) <= end };
}

export function rowDots(
  { x }: Pick<ReturnType<typeof stripScale>, "x">,
  prices: readonly number[],
): Dots[] {
  const inRow = prices.map((price) => ({ price }));
  return dotsFor(inRow, ({ price }) => `${x(price)} ${rowHeight / 2}`);
}
