import { formatDollars } from "../format/money.ts";
import styles from "./price-table.module.css";

/** A small table of dollar figures with a name each. */
export function PriceTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly [string, string];
  rows: readonly (readonly [name: string, dollars: number])[];
}) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head[0]}</th>
          <th scope="col">{head[1]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, dollars]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatDollars(dollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
