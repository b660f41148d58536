import { useState } from "react";
import type { FleetDetail } from "../../../../domain/fleet/fleet-columns.ts";
import { Fold } from "../../../ui/kit/fold.tsx";
import styles from "../fleet.module.css";
import type { FleetSummary } from "../view.ts";
import type { FleetHandle } from "../use-fleet.ts";

/** What a column may hold, as the page offers it. */
const columnNames: Readonly<Record<FleetDetail, string>> = {
  modelYear: "Model year",
  make: "Make",
  model: "Model",
  makeAndModel: "Make and model in one",
  seats: "Seats",
  powertrain: "Electric or gas",
  condition: "Condition",
  batteryAge: "Battery age in years",
  batteryYear: "Year of the batteries",
  batteryType: "Lithium or lead-acid",
  lithium: "Lithium, yes or no",
  lifted: "Lifted, yes or no",
  hasUpgrades: "Upgrades, yes or no",
  quantity: "Quantity",
  askingPrice: "Asking price",
};

/** Which column is what. Open while the carts cannot be read without an answer. */
export function ColumnMap({ summary, ask }: { summary: FleetSummary; ask: FleetHandle["ask"] }) {
  const { headings, columns, examples, missing, hasHeadings } = summary;
  const detailAt = new Map(Object.entries(columns).map(([detail, at]) => [at, detail]));
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState("");
  if (seen !== missing) {
    setSeen(missing);
    // It stays open once the last column that was missing is known: there may be others.
    if (missing !== "") setIsOpen(true);
  }
  const unused = headings.filter((_, at) => !detailAt.has(at)).length;
  return (
    <section id="columns" className={styles.columns} aria-label="Columns">
      {missing !== "" && <h2>Which column is what?</h2>}
      <Fold
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        title="Your columns"
        note={`${headings.length - unused} used, ${unused} not used`}
      >
        <table className={styles.map}>
          <thead>
            <tr>
              <th scope="col">Your column</th>
              <th scope="col">What it is</th>
            </tr>
          </thead>
          <tbody>
            {headings.map((heading, at) => (
              <Column
                key={at}
                name={heading.trim() || `Column ${at + 1}`}
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
          The first line has headings
        </label>
      </Fold>
    </section>
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
