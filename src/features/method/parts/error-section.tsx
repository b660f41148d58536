// Tested through the page in ../method-page.test.tsx.
import type { ErrorSummary, RangeSummary } from "../../../../listings/fit/accuracy.ts";
import { countText, countWithNoun, formatNumber } from "../../../../domain/words/english.ts";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { dateText } from "../../../format/date-text.ts";
import { chain } from "../../../market/chain.data.ts";
import { newest, previous, privateSales, span } from "../accuracy.data.ts";
import styles from "../method.module.css";
import { changeText, dealerRows, errorRows, settleText, signText } from "../accuracy-text.ts";

const percent = (share: number) => `${Math.round(share)}%`;
const columns = ["Usually off", "Which way", "In range"] as const;

/** From the ledger that each fit writes. */
export function ErrorSection() {
  const { dealers, medianPct, insidePct } = newest.unseen.all;
  return (
    <section className="section wrap stack" id="error">
      <h2>How far off we are</h2>
      <p className="lede">
        {`About half of the carts at dealers we’ve never seen are within ${percent(medianPct)} of our number, either way, and ${countText(Math.round(insidePct / 10))} in ten are within the range we show.`}
      </p>
      <div className="split">
        <div className="stack">
          <table className={`${styles.errors} rows`}>
            <Headings columns={["Compared with", ...columns]} figuresFrom={1} />
            <tbody>
              {errorRows(newest).map(({ name, note, summary }) => (
                <tr key={name} data-kind={summary === newest.formula ? "formula" : "dealer"}>
                  <th scope="row">
                    {name}
                    <small>{`${note}, ${countWithNoun(summary.carts, "cart")}`}</small>
                  </th>
                  <Errors summary={summary} />
                </tr>
              ))}
            </tbody>
          </table>
          <p className="soft">{changeText(newest, previous)}</p>
        </div>
        <div className="stack">
          <table className={`${styles.errors} rows`}>
            <Headings columns={["Dealer, left out", ...columns]} figuresFrom={1} />
            <tbody>
              {dealerRows(newest).map(([dealer, summary]) => (
                <tr key={dealer} data-kind="dealer">
                  <th scope="row">
                    {dealer}
                    <small>{countWithNoun(summary.carts, "cart")}</small>
                  </th>
                  <Errors summary={summary} />
                </tr>
              ))}
            </tbody>
          </table>
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
      </div>
    </section>
  );
}

const summaries = [
  ...errorRows(newest).map(({ summary }) => summary),
  ...dealerRows(newest).map(([, summary]) => summary),
];
const maxErrorPct = Math.max(...summaries.map(({ medianPct }) => medianPct));
const maxSignedPct = Math.max(...summaries.map(({ signedPct }) => Math.abs(signedPct)));

/** The error as a bar, its direction as a bar from the middle, and the share in the range as a strip. */
function Errors({ summary }: { summary: ErrorSummary | RangeSummary }) {
  return (
    <>
      <td className="n">
        {percent(summary.medianPct)}
        <Strip share={(100 * summary.medianPct) / maxErrorPct} />
      </td>
      <td className="n">
        {signText(summary)}
        <Direction {...summary} />
      </td>
      <td className="n">
        {"insidePct" in summary && (
          <>
            {percent(summary.insidePct)}
            <Strip share={summary.insidePct} hasTrack />
          </>
        )}
      </td>
    </>
  );
}

/** From the middle, as far to the left as we're low, or to the right as we're high. */
function Direction({ signedPct }: { signedPct: number }) {
  const share = (50 * Math.abs(signedPct)) / maxSignedPct;
  // The least that can be seen beside the middle.
  const length = signedPct === 0 ? 0 : Math.max(6, share);
  return (
    <svg aria-hidden="true">
      <rect x={percent(signedPct < 0 ? 50 - length : 50)} width={percent(length)} height="100%" />
      <rect className={styles.middle} x="49.5%" width="1%" height="100%" />
    </svg>
  );
}

function Strip({ share, hasTrack = false }: { share: number; hasTrack?: boolean }) {
  return (
    <svg aria-hidden="true">
      {hasTrack && <rect className={styles.all} width="100%" height="100%" rx="3" />}
      <rect width={percent(share)} height="100%" rx="3" />
    </svg>
  );
}
