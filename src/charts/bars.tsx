import type { ReactNode } from "react";
import type { FigureKind } from "../ui/figures/figure-row.ts";
import styles from "./bars.module.css";

export interface Bar {
  readonly name: string;
  /** Start and end, in the unit of all the chart's bars. */
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
  /** What to write beside the bar's start and end. */
  readonly endLabels?: readonly [string, string];
  readonly text: ReactNode;
  /** Below the bar. */
  readonly note?: ReactNode;
  readonly href?: string;
  readonly kind?: FigureKind;
}

/** Extra room for the labels on each side of the scale, as a share of the bars' range. */
const labelRoom = 0.3;

/** In the bars' unit. Starts at zero or, with labels at both ends, below the lowest bar. */
function scaleOf(bars: readonly Bar[], hasLabels: boolean) {
  const last = Math.max(...bars.map(({ to }) => to));
  if (!hasLabels) return { start: 0, end: last };
  const first = Math.min(...bars.map(({ from }) => from));
  const room = labelRoom * (last - first);
  return { start: first - room, end: last + room };
}

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const hasLabels = bars.some(({ endLabels }) => endLabels !== undefined);
  const { start, end } = scaleOf(bars, hasLabels);
  const percent = (length: number) => `${((100 * length) / (end - start)).toFixed(1)}%`;
  return (
    <ul className={`${styles.bars} stack`} data-labeled={hasLabels || undefined}>
      {bars.map(({ name, href, from, to, mark, endLabels, text, note, kind = "dealer" }) => (
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
            {endLabels !== undefined && (
              <>
                <text x={percent(from - start)} y="50%" dx="-0.4em" textAnchor="end">
                  {endLabels[0]}
                </text>
                <text x={percent(to - start)} y="50%" dx="0.4em">
                  {endLabels[1]}
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
