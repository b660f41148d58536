import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { ScrollTable } from "../../components/scroll-table.tsx";
import { FleetRow } from "./fleet-row.tsx";
import styles from "./fleet-table.module.css";
import { TableControls } from "./table-controls.tsx";
import { formatCount, linesText, pageRows } from "./fleet-words.ts";
import type { FleetSummary, ViewPage } from "./fleet-view.ts";
import type { FleetHandle } from "./use-fleet.ts";

/** Every cart, a page at a time; on paper, the first lines of all. */
export function FleetTable({ fleet, summary }: { fleet: FleetHandle; summary: FleetSummary }) {
  const { ask, toPrint } = fleet;
  const [edited, edit] = useState<number | null>(null);
  const page = toPrint ?? fleet.page!;
  return (
    <section className={styles.table} data-report>
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
            <th scope="col" className={styles.edit}>
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
    <nav className={styles.pages} aria-label="Pages of the table">
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
  if (end - first === found) return found === 1 ? "1 line" : `All ${linesText(found)}`;
  const [from, to, of] = [first + 1, end, found].map((each) => formatCount(each));
  return `Lines ${from}–${to} of ${of}`;
}
