import { useId } from "react";
import type { FleetDetail } from "../../../../domain/fleet/fleet-columns.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import styles from "../fleet.module.css";
import { assumedText, columnNames, othersText, questionFor } from "../text.ts";
import type { FleetSummary } from "../view.ts";
import type { FleetHandle } from "../use-fleet.ts";

interface ColumnsProps {
  summary: FleetSummary;
  ask: FleetHandle["ask"];
}

/** The meaning of each column, what is assumed where there is none, and how to change it. */
export function ColumnMap({ summary, ask }: ColumnsProps) {
  const { headings, columns, examples, hasHeadings, assumed, others, lines } = summary;
  const detailAt = detailsByColumn(summary);
  return (
    <section id="columns" className="stack screen-only" aria-labelledby="columns-title">
      <h2 id="columns-title">How we read your columns</h2>
      <ul className={styles.strip}>
        {headings.map((heading, at) => (
          <li key={at} data-used={detailAt.has(at) || undefined}>
            <span>{nameOf(heading, at)}</span>
            <b>{columnNames[detailAt.get(at)!] ?? "Not used"}</b>
          </li>
        ))}
      </ul>
      {assumed.map((detail) => (
        <div key={detail} className={`${styles.look} tinted`}>
          <p>{assumedText(detail, lines)}</p>
          <ColumnQuestion detail={detail} summary={summary} ask={ask} />
        </div>
      ))}
      {others.length > 0 && <p className="soft">{othersText(others)}</p>}
      <Fold title="Change the columns" note={`${Object.keys(columns).length} used`}>
        <table className={styles.map}>
          <Headings columns={["Your column", "What it is"]} />
          <tbody>
            {headings.map((heading, at) => (
              <Column
                key={at}
                name={nameOf(heading, at)}
                example={examples[at] ?? ""}
                detail={detailAt.get(at) ?? ""}
                onChange={(detail) => ask({ type: "map", at, detail })}
              />
            ))}
          </tbody>
        </table>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={hasHeadings}
            onChange={({ target }) => ask({ type: "headings", has: target.checked })}
          />
          {summary.others.length === 0 ? "The first line has headings" : "There are headings"}
        </label>
      </Fold>
    </section>
  );
}

function detailsByColumn({ columns }: FleetSummary): ReadonlyMap<number, FleetDetail> {
  return new Map(
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
    Object.entries(columns).map(([detail, at]) => [at, detail as FleetDetail]),
  );
}

const nameOf = (heading: string, at: number) => heading.trim() || `Column ${at + 1}`;

/** Asks which of the columns that are not used has a detail. */
export function ColumnQuestion({ detail, summary, ask }: ColumnsProps & { detail: FleetDetail }) {
  const id = useId();
  const { headings, examples } = summary;
  const used = detailsByColumn(summary);
  const free = [...headings.keys()].filter((at) => !used.has(at));
  if (free.length === 0) return null;
  return (
    <p className={`${styles.question} cluster`}>
      <label htmlFor={id}>{questionFor(detail)}</label>
      <select
        id={id}
        value=""
        onChange={({ target }) => ask({ type: "map", at: Number(target.value), detail })}
      >
        <option value="" disabled>
          Choose a column
        </option>
        {free.map((at) => (
          <option key={at} value={at}>
            {nameOf(headings[at]!, at)}
            {examples[at] ? `, such as ${shortened(examples[at])}` : ""}
          </option>
        ))}
      </select>
    </p>
  );
}

interface ColumnProps {
  name: string;
  example: string;
  /** Empty if the column is not used. */
  detail: string;
  onChange: (detail: FleetDetail | null) => void;
}

function Column({ name, example, detail, onChange }: ColumnProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        {example !== "" && <small> such as “{shortened(example)}”</small>}
      </th>
      <td>
        <select
          aria-label={`What ${name} is`}
          value={detail}
          onChange={({ target }) =>
            // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one of its options
            onChange(target.value === "" ? null : (target.value as FleetDetail))
          }
        >
          <option value="">Not used</option>
          {Object.entries(columnNames).map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      </td>
    </tr>
  );
}

const longestExample = 30;

function shortened(text: string): string {
  return text.length > longestExample ? `${text.slice(0, longestExample)}…` : text;
}
