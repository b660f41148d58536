import { usePrintDay } from "../../../format/print-day.ts";
import { cartName } from "../../../../domain/details/wording.ts";
import { Button } from "../../../ui/kit/button.tsx";
import { type Compared, detailRows, findingText, moneyRows, togetherText } from "../comparison.ts";
import { titleOf } from "../model.ts";
import { toolAddress } from "../tool-address.ts";
import styles from "../my-carts.module.css";
import "../../../ui/kit/scroll-table.css";

interface ComparisonProps {
  compared: readonly Compared[];
  onLeaveOut: (id: string) => void;
}

export function Comparison(props: ComparisonProps) {
  const day = usePrintDay();
  const together = togetherText(props.compared);
  return (
    <div data-report>
      <section className="section wrap stack" aria-labelledby="finding">
        <h2 id="finding">{findingText(props.compared)}</h2>
        <p className="print-only">CartWorth · estimates of {day}</p>
        <ComparisonTable {...props} />
        <p className="cluster screen-only">
          <Button onClick={() => print()}>Print or save as PDF</Button>
        </p>
      </section>
      {together !== null && (
        <section className="section wrap stack" data-tone="tinted">
          <h2>{together.title}</h2>
          <p className="lede">{together.text}</p>
        </section>
      )}
    </div>
  );
}

export function ComparisonTable({ compared, onLeaveOut }: ComparisonProps) {
  return (
    <div
      className={`${styles.comparison} scroll`}
      // oxlint-disable-next-line no-noninteractive-tabindex -- else no key scrolls it
      tabIndex={0}
      role="region"
      aria-label="Comparison of carts"
    >
      <table className="rows" aria-label="The carts side by side">
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
                <td key={column} className="n">
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
