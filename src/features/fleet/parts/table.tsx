import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import styles from "../fleet.module.css";
import type { DollarRange } from "../../../../domain/trade-in/work-prices.ts";
import { askingRange, tradeInRange } from "../text.ts";
import { grouped } from "../../../../domain/cart/english.ts";
import type { FleetLine, ValuedLine } from "../model.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";

/** The most lines that the page and its printout show. */
const maxShown = 500;

const columns = [
  "Line",
  "Cart",
  "Quantity",
  "Trade-in guide",
  "Formula estimate",
  "Dealers ask",
] as const;

export function FleetTable({ lines }: { lines: readonly FleetLine[] }) {
  return (
    <section className={`${styles.table} stack`} data-report>
      <ScrollTable caption="Cart by cart" columns={columns}>
        <tbody>
          {lines.slice(0, maxShown).map((line) => (
            <tr key={line.line} className={styles.row}>
              <td className={styles.line} data-label="Line">
                {line.line}
              </td>
              {"fault" in line ? (
                <>
                  <th scope="row">Line {line.line}</th>
                  <td colSpan={4} className={styles.fault} data-prose>
                    Not valued: {line.fault.sentence}
                  </td>
                </>
              ) : (
                <Valued line={line} />
              )}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {lines.length > maxShown && (
        <p>
          These are the first {grouped(maxShown)} of {grouped(lines.length)} lines. The CSV you
          download has all of them.
        </p>
      )}
    </section>
  );
}

function Valued({ line: { cart, note, figures } }: { line: ValuedLine }) {
  const { quantity, estimate, market } = figures;
  return (
    <>
      <th scope="row">
        {`${cart.modelYear} ${cart.make} ${cart.model}`}
        <small>{note}</small>
      </th>
      <td className={styles.quantity} data-label="Quantity">
        {grouped(quantity)}
      </td>
      <td data-label="Trade-in guide">
        {market === null ? (
          "no dealer prices"
        ) : (
          <Dollars middle={market.tradeIn} range={tradeInRange(market)} />
        )}
      </td>
      <td data-label="Formula estimate">
        <Dollars middle={estimate} range={figures} />
      </td>
      <td data-label="Dealers ask">
        {market === null ? (
          "no dealer prices"
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
