import { otherPages } from "../../../../domain/sources/other-pages.ts";
import type { PublishedError as ErrorPart } from "../../../../listings/fit/published-error.ts";
import { dateText } from "../../../format/date-text.ts";
import { errors, points, span } from "../error-facts.data.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { ErrorPlot } from "./error-plot.tsx";
import { Prose } from "../../../ui/frame/sections.tsx";
import styles from "../method.module.css";

/** How far both numbers err on real listings, worked out when the site is built. */
export function PublishedError() {
  return (
    <div className={styles.error} id="error">
      <Prose>
        <p>
          Measured on {span.listings.toLocaleString("en-US")} dealer listings seen from{" "}
          {dateText(span.first)} to {dateText(span.last)}. “What dealers ask” is tested only on
          carts that the model had not seen. Carts of the same configuration at the same price count
          once.
        </p>
      </Prose>
      <ErrorTable />
      <ErrorPlot points={points} />
      <Prose>
        <ul>
          <li>
            <b>Asking is not selling.</b> Most of these are asking prices; a few of the carts are
            known to have sold. Dealers recondition carts and give a warranty.
          </li>
          <li>
            <b>Mostly one dealer.</b> One chain in the eastern states offers nine in ten of these
            carts, at set prices. Other dealers differ by up to a third. For a dealer we have not
            seen, the range is wider: it reaches as far as the prices in{" "}
            <a href={otherPages.dealersStudy.url}>one dealer’s study</a>, which found the same model
            at $1,375 to $4,495.
          </li>
          <li>
            <b>The data:</b> <a href="/data/listings.csv">/data/listings.csv</a>, with the address
            of each listing. An empty cell means that the listing did not say. CartWorthBot reads
            pages slowly, and only where robots.txt allows it.
          </li>
        </ul>
      </Prose>
    </div>
  );
}

const percent = (share: number) => `${share.toFixed(0)}%`;
const signed = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(share).toFixed(0)}%`;

const groups: readonly (readonly [title: string, parts: readonly ErrorPart[]])[] = [
  ["All", [errors.all]],
  ["By age", errors.byAge],
  ["By make", errors.byMake],
  ["By kind of price", errors.byPriceKind],
  ["A dealer the model has never seen", errors.byDealer],
];

function ErrorTable() {
  return (
    <ScrollTable caption="Errors on used carts">
      <thead>
        <tr>
          <th scope="col">Used carts</th>
          <th scope="col">Listings</th>
          <th scope="col">Counted</th>
          <th scope="col">Newest</th>
          <th scope="col">Dealers ask: median error</th>
          <th scope="col">within 20%</th>
          <th scope="col">inside range</th>
          <th scope="col">Estimate: median error</th>
          <th scope="col">mean</th>
        </tr>
      </thead>
      {groups.map(([title, parts]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={9}>
              {title}
            </th>
          </tr>
          {parts.map((part) => (
            <ErrorRow key={part.name} {...part} />
          ))}
        </tbody>
      ))}
    </ScrollTable>
  );
}

function ErrorRow({ name, groupCount, newest, evaluation: { rows, model, formula } }: ErrorPart) {
  return (
    <tr>
      <th scope="row">{sentenceCase(name)}</th>
      <td>{rows}</td>
      <td>{groupCount}</td>
      <td>{dateText(newest)}</td>
      <td>{percent(model.medianAbsErrorPct)}</td>
      <td>{percent(model.within20Pct)}</td>
      <td>{percent(model.interval80CoveragePct)}</td>
      <td>{percent(formula.medianAbsErrorPct)}</td>
      <td>{signed(formula.biasPct)}</td>
    </tr>
  );
}

function sentenceCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
