import { useEffect, useRef, useState } from "react";
import { Field } from "../../../ui/form/field.tsx";
import type { View } from "../view.ts";
import { selections, sortOrders } from "../text.ts";
import styles from "../fleet.module.css";

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
        names={sortOrders}
        value={view.sort}
        onChange={(sort) => onChange({ ...view, sort, page: 0 })}
      />
      <Choice
        label="Show"
        names={selections}
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
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

function Choice<T extends string>({ label, names, value, onChange }: ChoiceProps<T>) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  const options = Object.keys(names) as T[];
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
