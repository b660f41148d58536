import { formatCount } from "./fleet-words.ts";
import { Button } from "../../components/button.tsx";
import { formatDollars, formatRange } from "../../format/money.ts";
import styles from "./fleet-row.module.css";
import { LineEditor } from "./line-editor.tsx";
import type { FleetRowView } from "./fleet-view.ts";
import type { FleetHandle } from "./use-fleet.ts";

interface FleetRowProps {
  row: FleetRowView;
  headings: readonly string[];
  ask: FleetHandle["ask"];
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}

/** A line of the fleet; when it is edited, its cells are below it. */
export function FleetRow({ row, headings, ask, isEdited, onEdit }: FleetRowProps) {
  return (
    <>
      <tr className={styles.row}>
        <td className={styles.line} data-label="Line">
          {row.line}
        </td>
        <th scope="row">
          {row.name}
          {row.note !== "" && <small>{row.note}</small>}
        </th>
        <Figures row={row} />
        <td className={styles.edit}>
          <Button
            aria-expanded={isEdited}
            aria-label={`Edit line ${row.line}`}
            onClick={() => onEdit(!isEdited)}
          >
            Edit
          </Button>
        </td>
      </tr>
      {isEdited && (
        <tr className={styles.editor}>
          <td colSpan={7} aria-label={`Cells of line ${row.line}`}>
            <LineEditor row={row} headings={headings} ask={ask} onDone={() => onEdit(false)}>
              <Button onClick={() => onEdit(false)}>Cancel</Button>
            </LineEditor>
          </td>
        </tr>
      )}
    </>
  );
}

function Figures({ row: { figures, faults } }: { row: FleetRowView }) {
  if (figures === null) {
    return (
      <td colSpan={4} className={styles.fault} data-prose>
        Not valued: {faults[0]?.sentence}
      </td>
    );
  }
  const { quantity, estimate, market } = figures;
  return (
    <>
      <td className={styles.quantity} data-label="Quantity">
        {formatCount(quantity)}
      </td>
      <td data-label="Trade-in guide">
        {market === null
          ? "no listings"
          : formatRange({ low: market.guideLow, high: market.guideHigh })}
      </td>
      <td data-label="Formula estimate">
        {formatDollars(estimate)}
        <small>{formatRange(figures)}</small>
      </td>
      <td data-label="Dealers ask">
        {market === null ? (
          "no listings"
        ) : (
          <>
            {formatDollars(market.asking)}
            <small>{formatRange({ low: market.askingLow, high: market.askingHigh })}</small>
          </>
        )}
      </td>
    </>
  );
}
