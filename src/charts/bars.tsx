import type { ReactNode } from "react";
import styles from "./bars.module.css";

export interface Bar {
  readonly name: string;
  /** Start and end, in the unit of all the chart's bars. */
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
  /** What to write at the bar's start and end. */
  readonly ends?: readonly [string, string];
  readonly text: ReactNode;
  /** Below the bar. */
  readonly note?: ReactNode;
  readonly href?: string;
  readonly kind?: "formula" | "trade" | "dealer";
}

/** How much wider the chart is than its longest bar, if an amount stands behind the bar. */
const roomForEnd = 1.17;

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const hasEnds = bars.some(({ ends }) => ends !== undefined);
  const longest = Math.max(...bars.map(({ to }) => to)) * (hasEnds ? roomForEnd : 1);
  const percent = (value: number) => `${((100 * value) / longest).toFixed(1)}%`;
  return (
    <ul className={`${styles.bars} stack`} data-ends={hasEnds || undefined}>
      {bars.map(({ name, href, from, to, mark, ends, text, note, kind = "dealer" }) => (
        <li key={name}>
          <p className="cluster">
            <b>{href === undefined ? name : <a href={href}>{name}</a>}</b> <span>{text}</span>
          </p>
          <svg aria-hidden="true">
            <line className="rule" x2="100%" y1="50%" y2="50%" />
            <rect
              data-kind={kind}
              x={percent(from)}
              width={percent(to - from)}
              height="100%"
              rx="6"
            />
            {ends !== undefined && (
              <>
                <text x={percent(from)} y="50%" dx="-0.4em" textAnchor="end">
                  {ends[0]}
                </text>
                <text x={percent(to)} y="50%" dx="0.4em">
                  {ends[1]}
                </text>
              </>
            )}
            {mark !== undefined && (
              <rect className={styles.mark} x={percent(mark)} width="3" height="100%" />
            )}
          </svg>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
