import { formatDollars } from "../../../../domain/cart/money.ts";
import styles from "../method.module.css";

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

/** The plot's sides, in the units of its SVG; both axes show the same dollars. */
export const frame = { left: 64, right: 584, top: 12, bottom: 420 };

/** Round dollars marked on both axes; the first and last are the plot's corners. */
export const marks = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** Places dollars so that equal ratios are equal distances. What lies outside is at the edge. */
export function place(dollars: number): { x: number; y: number } {
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const share = Math.log(dollars / first) / Math.log(last / first);
  const inside = Math.min(1, Math.max(0, share));
  return {
    x: Math.round(frame.left + inside * (frame.right - frame.left)),
    y: Math.round(frame.bottom - inside * (frame.bottom - frame.top)),
  };
}

/** Dots closer than this would hide one another. Both divide the frame's sides. */
const grid = { x: 10, y: 12 };

function onGrid(dollarsAcross: number, dollarsUp: number): { x: number; y: number } {
  const [{ x }, { y }] = [place(dollarsAcross), place(dollarsUp)];
  return {
    x: frame.left + grid.x * Math.round((x - frame.left) / grid.x),
    y: frame.top + grid.y * Math.round((y - frame.top) / grid.y),
  };
}

/** One path with a dot for each pair of dollars, which a line cap draws; the same dot is drawn once. */
export function dots(pairs: readonly (readonly [across: number, up: number])[]): string {
  const drawn = pairs.map(([across, up]) => {
    const { x, y } = onGrid(across, up);
    return `M${x} ${y}h0`;
  });
  // Neighbors side by side take fewer bytes.
  return [...new Set(drawn)].toSorted().join("");
}
