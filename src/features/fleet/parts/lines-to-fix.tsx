import { formatCount } from "../text.ts";
import { useEffect, useRef, useState } from "react";
import { LineEditor } from "./line-editor.tsx";
import styles from "../fleet.module.css";
import type { FleetSummary } from "../view.ts";
import type { FleetHandle } from "../use-fleet.ts";

/** The first lines that cannot be valued, each with its reason and its cells. */
export function LinesToFix({ summary, ask }: { summary: FleetSummary; ask: FleetHandle["ask"] }) {
  const { problems, headings, totals } = summary;
  const [saved, setSaved] = useState<number | null>(null);
  const section = useRef<HTMLElement>(null);
  const left = totals.problems;

  useEffect(() => {
    if (saved === null) return;
    // The line that had the focus is gone, or has another fault.
    const next = section.current?.querySelector<HTMLElement>("[aria-invalid]");
    (next ?? section.current)?.focus();
    // oxlint-disable-next-line react/exhaustive-deps -- only when the lines have changed
  }, [problems]);

  const isFixed = saved !== null && !problems.some(({ line }) => line === saved);
  if (left === 0 && saved === null) return null;
  return (
    <section
      ref={section}
      id="lines-to-fix"
      className={styles.lines}
      aria-labelledby="lines-to-fix-title"
      tabIndex={-1}
    >
      <h2 id="lines-to-fix-title">{titleFor(left)}</h2>
      <p role="status">
        {isFixed && `Line ${saved} is valued now. `}
        {left > problems.length &&
          `Here are the first ${problems.length} of ${formatCount(left)}; more appear as you fix them. The CSV you download lists them all.`}
      </p>
      <ul>
        {problems.map((row) => (
          <li key={row.row}>
            <h3>Line {row.line}</h3>
            <LineEditor row={row} headings={headings} ask={ask} onDone={() => setSaved(row.line)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function titleFor(left: number): string {
  if (left === 0) return "Every line is valued";
  return left === 1 ? "1 line to fix" : `${formatCount(left)} lines to fix`;
}
