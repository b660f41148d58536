import { useEffect, useRef, useState } from "react";
import { Field } from "../../components/field.tsx";
import { type Selection, type SortOrder, type View, selections, sortOrders } from "./messages.ts";
import styles from "./table-controls.module.css";

const orderNames: Readonly<Record<SortOrder, string>> = {
  file: "As entered",
  highest: "Highest estimate",
  lowest: "Lowest estimate",
  oldest: "Oldest",
  newest: "Newest",
  dealers: "Highest dealer price",
  tradeIn: "Highest trade-in guide",
};

const selectionNames: Readonly<Record<Selection, string>> = {
  all: "All lines",
  problems: "Lines to fix",
  noEvidence: "Carts without listings",
};

const settledMs = 200;

/** How the table is sorted, and which lines it has. */
export function TableControls({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const [filter, setFilter] = useState(view.filter);
  const latest = useRef({ view, onChange });
  useEffect(() => {
    latest.current = { view, onChange };
  });
  useEffect(() => {
    const { view: shown, onChange: change } = latest.current;
    if (filter === shown.filter) return;
    const timer = setTimeout(() => change({ ...shown, filter, page: 0 }), settledMs);
    return () => clearTimeout(timer);
  }, [filter]);
  return (
    <div className={styles.controls} role="group" aria-label="Sort and filter">
      <Choice
        label="Sort"
        options={sortOrders}
        names={orderNames}
        value={view.sort}
        onChange={(sort) => onChange({ ...view, sort, page: 0 })}
      />
      <Choice
        label="Show"
        options={selections}
        names={selectionNames}
        value={view.only}
        onChange={(only) => onChange({ ...view, only, page: 0 })}
      />
      <Field label="Find in the lines">
        {(id) => (
          <input
            id={id}
            type="search"
            autoComplete="off"
            placeholder="Precedent 2018"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
        )}
      </Field>
    </div>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  options: readonly T[];
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, options, names, value, onChange }: ChoiceProps<T>) {
  return (
    <Field label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(options[target.selectedIndex]!)}
        >
          {options.map((option) => (
            <option key={option} value={option}>
              {names[option]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
