import type { PublishedError as ErrorPart } from "../../../listings/fit/published-error.ts";
import { dateText } from "../../tools/evidence/asking-price-labels.ts";
import { byAge, byDealer, points, span } from "./error-facts.data.ts";
import { ErrorPlot } from "./error-plot.tsx";
import { Prose } from "./prose.tsx";
import styles from "./error-section.module.css";

/** How far both numbers err on real listings, worked out when the site is built. */
export function PublishedError() {
  return (
    <div className={styles.error} id="error">
      <Prose>
        <p>
          Measured on {span.listings.toLocaleString("en-US")} dealer listings seen from{" "}
          {dateText(span.first)} to {dateText(span.last)}. “What dealers ask” is judged only on
          carts that its fit had not seen. Here, units of one configuration at one price count once.
        </p>
      </Prose>
      <ErrorTable caption="Error by age" first="Age" parts={byAge} />
      <ErrorPlot points={points} />
      <ErrorTable caption="Error for a dealer it has never seen" first="Dealer" parts={byDealer} />
      <Prose>
        <ul>
          <li>
            <b>Asking is not selling.</b> Most of these prices were asked, not paid; a few are known
            to have sold. Dealers recondition, and give a warranty.
          </li>
          <li>
            <b>Mostly one dealer.</b> One chain in the eastern states offers nine of ten of these
            carts, at set prices. Other dealers differ by up to a third, so their prices are often
            outside the interval.
          </li>
          <li>
            <b>The rows:</b> <a href="/data/listings.csv">/data/listings.csv</a>, with the address
            of each. Empty means not said. CartWorthBot reads pages slowly, where robots.txt allows
            it.
          </li>
        </ul>
      </Prose>
    </div>
  );
}

const percent = (share: number) => `${share.toFixed(0)}%`;
const signed = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(share).toFixed(0)}%`;

function ErrorTable({
  caption,
  first,
  parts,
}: {
  caption: string;
  first: string;
  parts: readonly ErrorPart[];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">Counted</th>
            <th scope="col">Dealers ask: median error</th>
            <th scope="col">within 20%</th>
            <th scope="col">inside interval</th>
            <th scope="col">Estimate: median error</th>
            <th scope="col">mean</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ name, groupCount, evaluation: { model, formula } }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{groupCount}</td>
              <td>{percent(model.medianAbsErrorPct)}</td>
              <td>{percent(model.within20Pct)}</td>
              <td>{percent(model.interval80CoveragePct)}</td>
              <td>{percent(formula.medianAbsErrorPct)}</td>
              <td>{signed(formula.biasPct)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
