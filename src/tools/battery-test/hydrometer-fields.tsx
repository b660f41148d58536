import { useState } from "react";
import { maxGravitiesLength } from "../../../domain/batteries/read-hydrometer.ts";
import { Fold } from "../../components/fold.tsx";
import { type Entry, cellsName } from "./pack-entry.ts";
import styles from "./hydrometer-fields.module.css";
import { ReadingField } from "./reading-field.tsx";
import type { Readings } from "./readings.ts";

/** The hydrometer's readings, folded away: few people own one. */
export function HydrometerFields({
  entry,
  readings,
  onChange,
}: {
  entry: Entry;
  readings: Readings;
  onChange: (change: Partial<Entry>) => void;
}) {
  const [open, setOpen] = useState(false);
  const isGiven = entry.degrees !== "" || entry.cells.some(Boolean);
  return (
    <Fold
      title="Hydrometer readings"
      note="optional, for batteries with caps"
      open={open || isGiven}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <div className={styles.fields}>
        <ReadingField
          label="Temperature of the acid, °F"
          name="degrees"
          placeholder="80"
          value={entry.degrees}
          maxLength={maxGravitiesLength}
          fault={readings.degreesFault}
          onChange={(degrees) => onChange({ degrees })}
        />
        {readings.cellsFaults.map((fault, index) => (
          <ReadingField
            key={cellsName(index)}
            label={`Cells of battery ${index + 1}`}
            name={cellsName(index)}
            placeholder="1.265 1.260 1.265"
            inputMode="text"
            value={entry.cells[index]}
            maxLength={maxGravitiesLength}
            fault={fault}
            onChange={(text) => onChange({ cells: entry.cells.with(index, text) })}
          />
        ))}
      </div>
    </Fold>
  );
}
