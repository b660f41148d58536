import { type ReactNode, useId, useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import styles from "../fleet.module.css";
import type { FleetRowView } from "../view.ts";
import type { FleetHandle } from "../use-fleet.ts";

/** A line's own cells, to be changed. Where one is at fault, its reason stands below it. */
export function LineEditor({
  row,
  headings,
  ask,
  onDone,
  children,
}: {
  row: FleetRowView;
  headings: readonly string[];
  ask: FleetHandle["ask"];
  /** Called after the change was asked for. */
  onDone: () => void;
  /** More buttons. */
  children?: ReactNode;
}) {
  const [changed, setChanged] = useState<Readonly<Record<number, string>>>({});
  const width = Math.max(headings.length, row.cells.length);
  return (
    <form
      className={styles.lineEditor}
      aria-label={`Line ${row.line}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const changes = Object.entries(changed).map(([at, text]) => ({ at: Number(at), text }));
        ask({ type: "change", rows: [row.row], changes });
        setChanged({});
        onDone();
      }}
    >
      <div className={styles.cells}>
        {Array.from({ length: width }, (_, at) => (
          <CellField
            key={at}
            label={headings[at]?.trim() || `Column ${at + 1}`}
            text={changed[at] ?? row.cells[at] ?? ""}
            faults={row.faults.filter((fault) => fault.at === at).map(({ sentence }) => sentence)}
            onChange={(text) => setChanged((current) => ({ ...current, [at]: text }))}
          />
        ))}
      </div>
      <div className="cluster">
        <Button tone="solid" type="submit">
          Save line {row.line}
        </Button>
        {children}
        <Button onClick={() => ask({ type: "remove", row: row.row })}>
          Remove line {row.line}
        </Button>
      </div>
    </form>
  );
}

interface CellFieldProps {
  label: string;
  text: string;
  faults: readonly string[];
  onChange: (text: string) => void;
}

function CellField({ label, text, faults, onChange }: CellFieldProps) {
  const id = useId();
  const isAtFault = faults.length > 0;
  return (
    <div className={styles.cell} data-fault={isAtFault || undefined}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={isAtFault || undefined}
        aria-describedby={isAtFault ? `${id}-fault` : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      {isAtFault && <p id={`${id}-fault`}>{faults.map(asSentence).join(" ")}</p>}
    </div>
  );
}

export function asSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
