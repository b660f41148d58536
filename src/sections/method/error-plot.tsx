import { formatDollars } from "../../format/money.ts";
import styles from "./error-plot.module.css";
import { dots, frame, marks, place } from "./error-scale.ts";

interface ErrorPoint {
  readonly price: number;
  readonly asking: number;
  readonly formula: number;
}

/** Both numbers of every used listing against what was asked; on the line they would be right. */
export function ErrorPlot({ points }: { points: readonly ErrorPoint[] }) {
  const label =
    "Both numbers against the asking price. What dealers ask lies along the diagonal, " +
    "the estimate mostly below it.";
  return (
    <figure className={styles.plot}>
      <svg viewBox="0 0 624 470" role="img">
        <title>{label}</title>
        {marks.map((dollars) => {
          const { x, y } = place(dollars);
          return (
            <g key={dollars}>
              <path d={`M${frame.left} ${y}H${frame.right}M${x} ${frame.top}V${frame.bottom}`} />
              <text x={frame.left - 8} y={y + 4} data-axis="price">
                {formatDollars(dollars)}
              </text>
              <text x={x} y={frame.bottom + 20}>
                {formatDollars(dollars)}
              </text>
            </g>
          );
        })}
        <path
          className={styles.equal}
          d={`M${frame.left} ${frame.bottom}L${frame.right} ${frame.top}`}
        />
        <path
          className={styles.formula}
          d={dots(points.map(({ price, formula }) => [price, formula]))}
        />
        <path
          className={styles.asking}
          d={dots(points.map(({ price, asking }) => [price, asking]))}
        />
        <text x={(frame.left + frame.right) / 2} y={frame.bottom + 44}>
          asking price
        </text>
      </svg>
      <figcaption>
        <span data-dot="asking" /> what dealers ask, for carts it had not seen{" "}
        <span data-dot="formula" /> the estimate. On the diagonal a number equals the asking price.
      </figcaption>
    </figure>
  );
}
