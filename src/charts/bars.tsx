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

/** The part of the bars' range that is added at each side, if amounts stand beside the bars. */
const roomForEnds = 0.3;

/** Where the chart begins and ends: at zero and with the longest bar, or around bars with amounts. */
function scaleOf(bars: readonly Bar[]) {
  const longest = Math.max(...bars.map(({ to }) => to));
  if (bars.every(({ ends }) => ends === undefined)) return { start: 0, end: longest };
  const first = Math.min(...bars.map(({ from }) => from));
  const room = roomForEnds * (longest - first);
  return { start: first - room, end: longest + room };
}

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const { start, end } = scaleOf(bars);
  const percent = (length: number) => `${((100 * length) / (end - start)).toFixed(1)}%`;
  return (
    <ul className={`${styles.bars} stack`} data-ends={start > 0 || undefined}>
      {bars.map(({ name, href, from, to, mark, ends, text, note, kind = "dealer" }) => (
        <li key={name}>
          <p className="cluster">
            <b>{href === undefined ? name : <a href={href}>{name}</a>}</b> <span>{text}</span>
          </p>
          <svg aria-hidden="true">
            <line className="rule" x2="100%" y1="50%" y2="50%" />
            <rect
              data-kind={kind}
              x={percent(from - start)}
              width={percent(to - from)}
              height="100%"
              rx="6"
            />
            {ends !== undefined && (
              <>
                <text x={percent(from - start)} y="50%" dx="-0.4em" textAnchor="end">
                  {ends[0]}
                </text>
                <text x={percent(to - start)} y="50%" dx="0.4em">
                  {ends[1]}
                </text>
              </>
            )}
            {mark !== undefined && (
              <rect className={styles.mark} x={percent(mark - start)} width="3" height="100%" />
            )}
          </svg>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
