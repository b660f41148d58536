import type { ReactNode } from "react";
import { shortDollars } from "../../domain/words/money.ts";
import type { FigureKind } from "../ui/figures/figure-row.ts";
import { dollarTicks } from "./asking-scale.ts";
import styles from "./bars.module.css";

export interface Bar {
  readonly name: string;
  /** Start and end, in dollars. */
  readonly from: number;
  readonly to: number;
  readonly mark?: number;
  readonly text: ReactNode;
  /** Below the bar. */
  readonly note?: ReactNode;
  readonly kind?: FigureKind;
}

export function Bars({ bars }: { bars: readonly Bar[] }) {
  const longest = Math.max(...bars.map(({ to }) => to));
  // Beside a bar with a mark, the text gives only the mark's amount, so a scale shows the ends.
  const ticks = bars.some(({ mark }) => mark !== undefined) ? dollarTicks(longest) : [];
  const end = ticks.at(-1) ?? longest;
  const percent = (dollars: number) => `${((100 * dollars) / end).toFixed(1)}%`;
  return (
    <div className={styles.bars}>
      {ticks.length > 0 && (
        <svg aria-hidden="true">
          {ticks.map((dollars) => (
            <g key={dollars}>
              <line className="rule" x1={percent(dollars)} x2={percent(dollars)} y2="100%" />
              <text x={percent(dollars)} y="100%" dy="1.2em" textAnchor={anchorOf(dollars, end)}>
                {shortDollars(dollars)}
              </text>
            </g>
          ))}
        </svg>
      )}
      <ul className="stack">
        {bars.map(({ name, from, to, mark, text, note, kind = "dealer" }) => (
          <li key={name}>
            <p className="cluster">
              <b>{name}</b> <span>{text}</span>
            </p>
            <svg aria-hidden="true">
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
    </div>
  );
}

function anchorOf(dollars: number, end: number) {
  if (dollars === 0) return "start";
  return dollars === end ? "end" : "middle";
}
