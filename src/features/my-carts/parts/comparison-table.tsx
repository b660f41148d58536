import { Button } from "../../../ui/kit/button.tsx";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { usePrintDay } from "../../../format/print-day.ts";
import { cartName } from "../../../../domain/cart/wording.ts";
import type { SavedCart } from "../format.ts";
import type { Calculation } from "../../cart/calculation.ts";
import { type Row, answerRows, detailRows, estimateRows, lineRows } from "../comparison.ts";
import styles from "../my-carts.module.css";
import { titleOf } from "../model.ts";

type Compared = Calculation & { saved: SavedCart };

interface ComparisonProps {
  compared: readonly Compared[];
  onLeaveOut: (id: string) => void;
}

/** Two to four carts side by side; on paper it is all that is printed. */
export function Comparison(props: ComparisonProps) {
  const day = usePrintDay();
  return (
    <section
      className={`${styles.comparison} stack`}
      id="comparison"
      tabIndex={-1}
      aria-labelledby="side-by-side"
      data-report
    >
      <header className={`${styles.comparisonHead} cluster`}>
        <h2 id="side-by-side">Side by side</h2>
        <Button onClick={() => print()}>Print or save as PDF</Button>
        <p className={styles.day}>CartWorth · estimates of {day}</p>
      </header>
      <ComparisonTable {...props} />
    </section>
  );
}

export function ComparisonTable({ compared, onLeaveOut }: ComparisonProps) {
  return (
    <div
      className={`${styles.scroll} card`}
      // oxlint-disable-next-line no-noninteractive-tabindex -- else no key scrolls it
      tabIndex={0}
      role="region"
      aria-label="Comparison of carts"
    >
      <table data-columns={compared.length}>
        <caption className="visually-hidden">The carts side by side</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What is compared</span>
            </th>
            {compared.map((each) => (
              <Heading key={each.saved.id} {...each} onLeaveOut={onLeaveOut} />
            ))}
          </tr>
        </thead>
        <Rows isMoney title="In a private sale" rows={answerRows(compared)} />
        <Rows isMoney title="Estimate" rows={estimateRows(compared)} />
        <Rows title="Details" rows={detailRows(compared)} />
        <Rows isMoney title="How we got this number" rows={lineRows(compared)} />
        <tfoot>
          <tr>
            <th scope="row">Adds up to</th>
            {compared.map(({ saved, estimate }) => (
              <td key={saved.id}>{formatDollars(estimate.value)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Heading({ saved, cart, onLeaveOut }: Compared & { onLeaveOut: (id: string) => void }) {
  const title = titleOf(saved);
  return (
    <th scope="col">
      {title} {title !== cartName(cart) && <small>{cartName(cart)}</small>}
      <button type="button" onClick={() => onLeaveOut(saved.id)}>
        Leave out <span className="visually-hidden">{title}</span>
      </button>
    </th>
  );
}

function Rows(props: { title: string; rows: readonly Row[]; isMoney?: boolean }) {
  const { title, rows, isMoney = false } = props;
  return (
    <tbody className={isMoney ? styles.money : undefined}>
      <tr className={styles.group}>
        <th scope="rowgroup" colSpan={rows[0]!.cells.length + 1}>
          <span>{title}</span>
        </th>
      </tr>
      {rows.map(({ label, cells, differs }) => (
        <tr
          key={label}
          className={label === "Ask" ? styles.headline : undefined}
          data-differs={differs}
        >
          <th scope="row">
            {label} {differs && <span className="visually-hidden">differs</span>}
          </th>
          {cells.map(({ text, note }, index) => (
            <td key={index}>
              {text} {note !== undefined && <small>{note}</small>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
