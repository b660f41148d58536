import { grouped } from "../../../../domain/words/english.ts";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { errors, span } from "../error-facts.data.ts";

const percent = (share: number) => `${Math.round(share)}%`;

/** Worked out when the site is built. */
export function PublishedError() {
  const { model, formula, rows: count } = errors.all;
  const [chain, ...otherDealers] = errors.byDealer;
  const rows = [
    {
      name: "Dealers ask",
      note: "a cart we haven’t seen, at dealers we follow",
      kind: "dealer",
      off: model.medianAbsErrorPct,
      inRange: model.interval80CoveragePct,
    },
    ...[chain!, ...otherDealers].map(({ name, evaluation }) => ({
      name: "Dealers ask",
      note: `${name}, as if we had never seen it`,
      kind: "dealer",
      off: evaluation.model.medianAbsErrorPct,
      inRange: evaluation.model.interval80CoveragePct,
    })),
    {
      name: "Our formula",
      note: `on average ${percent(Math.abs(formula.biasPct))} low`,
      kind: "formula",
      off: formula.medianAbsErrorPct,
      inRange: null,
    },
  ];
  return (
    <section className="section wrap split" id="error">
      <div className="stack">
        <h2>How far off we are</h2>
        <p className="lede">
          {`Usually ${facts.dealersErrorPct}% at a dealer we’ve never seen, more often low. One chain offers nine in ten of the carts we know, so we know its prices better than anyone else’s.`}
        </p>
        <p>
          <b>Asking is not selling.</b> These are asking prices. How far off we are against prices
          paid isn’t known.
        </p>
      </div>
      <div className="stack">
        <table className="rows">
          <Headings
            columns={[`Checked on ${grouped(count)} used carts`, "Usually off", "In range"]}
            figuresFrom={1}
          />
          <tbody>
            {rows.map(({ name, note, kind, off, inRange }) => (
              <tr key={note}>
                <th scope="row">
                  <span className="key" data-kind={kind}>
                    {name}
                  </span>
                  <small>{note}</small>
                </th>
                <td className="n">{percent(off)}</td>
                <td className="n">{inRange === null ? "" : percent(inRange)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">
          {`From our ${grouped(span.listings)} dealer listings, seen from ${dateText(span.first)} to ${dateText(span.last)}. We tested it on carts that it hadn’t seen. CartWorthBot reads pages slowly, and only where robots.txt allows it.`}
        </p>
      </div>
    </section>
  );
}
