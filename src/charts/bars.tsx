import type { ReactNode } from "react";
import styles from "./bars.module.css";

export interface Bar {
  readonly name: string;
  /** Start and end, in the unit of all the chart's bars. */
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
  readonly text: ReactNode;
  /** Below the bar. */
  readonly note?: ReactNode;
  readonly href?: string;
  readonly kind?: "formula" | "trade" | "dealer";
}

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ to }) => to));
  const percent = (value: number) => `${((100 * value) / longest).toFixed(1)}%`;
  return (
    <ul className={`${styles.bars} stack`}>
      {bars.map(({ name, href, from, to, mark, text, note, kind = "dealer" }) => (
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
