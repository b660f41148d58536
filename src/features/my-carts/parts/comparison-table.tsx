import { usePrintDay } from "../../../browser/use-print-day.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { plotStyle } from "../../../ui/figures/price-scale.tsx";
import { type Compared, detailRows, findingText, moneyRows, sumsOf } from "../comparison.ts";
import { titleOf } from "../model.ts";
import { toolAddress } from "../tool-address.ts";
import styles from "../comparison-table.module.css";
import "../../../ui/kit/scroll-table.css";

interface ComparisonProps {
  compared: readonly Compared[];
  onLeaveOut: (id: string) => void;
}

export function Comparison(props: ComparisonProps) {
  const { compared } = props;
  const day = usePrintDay();
  const sums = sumsOf(compared);
  const isAdvised = compared.every(({ advice }) => advice !== null);
  return (
    <section className="section wrap stack" data-report aria-label="Comparison of carts">
      <h2 className="print-only">{findingText(compared)}</h2>
      <p className="print-only">CartWorth · estimates of {day}</p>
      <ComparisonTable {...props} />
      {isAdvised && (
        <p className="lede">
          {sums.title}. {sums.text}
        </p>
      )}
      <p className="cluster screen-only">
        <Button onClick={() => print()}>Print or save as PDF</Button>
      </p>
    </section>
  );
}

export function ComparisonTable({ compared, onLeaveOut }: ComparisonProps) {
  const columns = { "--columns": compared.length };
  return (
    <div className="stackable">
      <table
        className={`${styles.comparison} rows`}
        style={plotStyle(columns)}
        aria-label="The carts side by side"
      >
        <thead>
          <tr>
            <th scope="col">If you sold it</th>
            {compared.map(({ saved, cart }) => (
              <th key={saved.id} scope="col" className="n">
                <a href={toolAddress(saved)}>{titleOf(saved)}</a>
                {titleOf(saved) !== cartName(cart) && <small> {cartName(cart)}</small>}{" "}
                <p className="screen-only">
                  <Button tone="quiet" onClick={() => onLeaveOut(saved.id)}>
                    Leave out <span className="visually-hidden">{titleOf(saved)}</span>
                  </Button>
                </p>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...moneyRows(compared), ...detailRows(compared)].map(({ label, cells }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cells.map((text, column) => (
                <td key={column} className="n" data-of={titleOf(compared[column]!.saved)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
