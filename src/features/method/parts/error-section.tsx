// Tested through the page in ../method-page.test.tsx.
import type { ErrorSummary } from "../../../../listings/fit/accuracy.ts";
import { countText, countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import { dateText } from "../../../format/date-text.ts";
import { chain } from "../../../market/published.data.ts";
import { newest, previous, privateSales, span } from "../accuracy.data.ts";
import styles from "../method.module.css";
import {
  type ErrorRow,
  changeText,
  dealerRows,
  errorRows,
  settleText,
  signText,
} from "../accuracy-text.ts";

const percent = (share: number) => `${Math.round(share)}%`;
const columns = ["Usually off", "Which way", "In range"];
// The chain is among the dealers.
const overall = errorRows(newest).filter(({ summary }) => summary !== newest.chainUnseen);
const byDealer = dealerRows(newest).map(([name, summary]) => ({ name, note: "left out", summary }));

/** From the ledger that each fit writes. */
export function ErrorSection() {
  const { dealers, medianPct, insidePct } = newest.unseen.all;
  return (
    <section className="section wrap stack" id="error">
      <h2>How far off we are</h2>
      <p className="lede">
        {`About half of the carts at dealers we’ve never seen are within ${percent(medianPct)} of our number, either way, and ${countText(Math.round(insidePct / 10))} in ten are within the range we show.`}
      </p>
      <p>
        Each bar spans our usual error, either way. The dot shows which way we lean, and how far.
      </p>
      <div className="stackable">
        <table className={`${styles.errors} rows`}>
          <thead>
            <tr>
              <th scope="col">Compared with</th>
              <td>
                <Axis />
              </td>
              {columns.map((heading) => (
                <th key={heading} scope="col" className="n">
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {overall.map((row) => (
              <ErrorOf key={row.name} {...row} />
            ))}
          </tbody>
          <tbody>
            {byDealer.map((row) => (
              <ErrorOf key={row.name} {...row} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="soft">{changeText(newest, previous)}</p>
      <div className="split">
        <p>
          <b>Asking is not selling.</b> These are asking prices.
          {newest.settle === undefined &&
            " We don’t know yet how far off we are from the prices people paid."}{" "}
          {settleText(newest, privateSales)} <a href="/sold">Tell us what your cart sold for</a>
        </p>
        <p className="soft">
          {`From our ${formatNumber(span.listings)} dealer listings, seen from ${dateText(span.first)} to ${dateText(span.last)}. One chain has ${chain.percent}% of them. The rest of the used carts are from ${dealers} small dealers, so we know the chain’s prices best. CartWorthBot reads pages slowly, and only where robots.txt allows it.`}
        </p>
      </div>
    </section>
  );
}

function ErrorOf({ name, note, summary }: ErrorRow) {
  return (
    <tr data-kind={summary === newest.formula ? "formula" : "dealer"}>
      <th scope="row">
        {name}
        <small>{`${note}, ${countWithNoun(summary.carts, "cart")}`}</small>
      </th>
      <td>
        <ErrorBar {...summary} />
      </td>
      <td className="n">{percent(summary.medianPct)}</td>
      <td className="n">{signText(summary)}</td>
      <td className="n">{"insidePct" in summary && percent(summary.insidePct)}</td>
    </tr>
  );
}

/** In percent of what the dealer asks, which is the middle of the axis. */
const step = 20;
const maxErrorPct = Math.max(...[...overall, ...byDealer].map(({ summary }) => summary.medianPct));
const axisEnd = step * (Math.floor(maxErrorPct / step) + 1);
const ticks = Array.from(
  { length: (2 * axisEnd) / step - 1 },
  (_, index) => (index + 1) * step - axisEnd,
);
const placeOf = (errorPct: number) => `${50 + (50 * errorPct) / axisEnd}%`;

function Axis() {
  return (
    <svg aria-hidden="true">
      {ticks.map((tick) => (
        <text key={tick} x={placeOf(tick)} y="1em">
          {tickText(tick)}
        </text>
      ))}
    </svg>
  );
}

/** The ends say which way is which. */
function tickText(tick: number): string {
  if (tick === 0) return "the price";
  return Math.abs(tick) === axisEnd - step
    ? signText({ signedPct: tick })
    : percent(Math.abs(tick));
}

/** The bar spans the usual error, either way; the dot is the median error, left if we're low. */
function ErrorBar({ medianPct, signedPct }: ErrorSummary) {
  return (
    <svg aria-hidden="true">
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={placeOf(tick)}
          x2={placeOf(tick)}
          y2="100%"
          data-middle={tick === 0 || undefined}
        />
      ))}
      <rect
        x={placeOf(-medianPct)}
        width={`${(100 * medianPct) / axisEnd}%`}
        y="30%"
        height="40%"
        rx="4"
      />
      <circle cx={placeOf(signedPct)} cy="50%" r="7" />
    </svg>
  );
}
