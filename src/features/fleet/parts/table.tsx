import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "../../../ui/kit/button.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import styles from "../fleet.module.css";
import type { DollarRange } from "../../../../domain/trade-in/work-prices.ts";
import { askingRange, pageRows, selections, sortOrders, tradeInRange } from "../text.ts";
import { counted, grouped } from "../../../../domain/cart/english.ts";
import type { FleetSummary, ViewPage, FleetRowView, View } from "../view.ts";
import type { FleetHandle } from "../use-fleet.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { LineEditor } from "./line-editor.tsx";
import { Field, SelectField } from "../../../ui/form/field.tsx";

/** Every cart, a page at a time; on paper, the first lines of all. */
export function FleetTable({ fleet, summary }: { fleet: FleetHandle; summary: FleetSummary }) {
  const { ask, toPrint } = fleet;
  const [edited, edit] = useState<number | null>(null);
  const page = toPrint ?? fleet.page!;
  return (
    <section className={`${styles.table} stack`} data-report>
      <TableControls view={page.view} onChange={(view) => ask({ type: "view", view })} />
      <ScrollTable caption="Cart by cart">
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col">Cart</th>
            <th scope="col">Quantity</th>
            <th scope="col">Trade-in guide</th>
            <th scope="col">Formula estimate</th>
            <th scope="col">Dealers ask</th>
            <th scope="col" className={`${styles.edit} screen-only`}>
              <span className="visually-hidden">Change</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {page.rows.map((row) => (
            <FleetRow
              key={row.row}
              row={row}
              headings={summary.headings}
              ask={ask}
              isEdited={edited === row.row}
              onEdit={(isEdited) => edit(isEdited ? row.row : null)}
            />
          ))}
        </tbody>
      </ScrollTable>
      <Pages page={page} isPrinted={toPrint !== null} ask={ask} />
    </section>
  );
}

interface PagesProps {
  page: ViewPage;
  isPrinted: boolean;
  ask: FleetHandle["ask"];
}

function Pages({ page, isPrinted, ask }: PagesProps) {
  const { view, found, rows } = page;
  const first = isPrinted ? 0 : view.page * pageRows;
  const end = first + rows.length;
  const turnTo = (to: number) => ask({ type: "view", view: { ...view, page: to } });
  return (
    <nav className={`${styles.pages} cluster`} aria-label="Pages of the table">
      <p role="status">
        {shownText(first, end, found)}
        {isPrinted && end < found && ". Download the CSV for the others."}
      </p>
      {found > pageRows && (
        <>
          <Button disabled={view.page === 0} onClick={() => turnTo(view.page - 1)}>
            Previous {pageRows}
          </Button>
          <Button disabled={end >= found} onClick={() => turnTo(view.page + 1)}>
            Next {pageRows}
          </Button>
        </>
      )}
    </nav>
  );
}

function shownText(first: number, end: number, found: number): string {
  if (found === 0) return "No line has that.";
  if (end - first === found) return found === 1 ? "1 line" : `All ${counted(found, "line")}`;
  const [from, to, of] = [first + 1, end, found].map((each) => grouped(each));
  return `Lines ${from}–${to} of ${of}`;
}

interface FleetRowProps {
  row: FleetRowView;
  headings: readonly string[];
  ask: FleetHandle["ask"];
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
}

/** A line of the fleet; when it is edited, its cells are below it. */
function FleetRow({ row, headings, ask, isEdited, onEdit }: FleetRowProps) {
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
        <td className={`${styles.rowEdit} screen-only`}>
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
        <tr className={`${styles.editor} screen-only`}>
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
        {grouped(quantity)}
      </td>
      <td data-label="Trade-in guide">
        {market === null ? (
          "no listings"
        ) : (
          <Dollars middle={market.tradeIn} range={tradeInRange(market)} />
        )}
      </td>
      <td data-label="Formula estimate">
        <Dollars middle={estimate} range={figures} />
      </td>
      <td data-label="Dealers ask">
        {market === null ? (
          "no listings"
        ) : (
          <Dollars middle={market.asking} range={askingRange(market)} />
        )}
      </td>
    </>
  );
}

function Dollars({ middle, range }: { middle: number; range: DollarRange }) {
  return (
    <>
      {formatDollars(middle)}
      <small>{formatRange(range)}</small>
    </>
  );
}

const settledMs = 200;

/** How the table is sorted, and which lines it has. */
function TableControls({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  const [filter, setFilter] = useState(view.filter);
  const find = useEffectEvent(() => {
    if (filter !== view.filter) onChange({ ...view, filter, page: 0 });
  });
  useEffect(() => {
    const timer = setTimeout(() => find(), settledMs);
    return () => clearTimeout(timer);
  }, [filter]);
  return (
    <div className={`${styles.controls} screen-only`} role="group" aria-label="Sort and filter">
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

function Choice<T extends string>({
  names,
  ...field
}: {
  label: string;
  names: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the record has no other keys
  return <SelectField {...field} options={Object.entries(names) as [T, string][]} />;
}
