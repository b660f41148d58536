import { otherPages } from "../../../../domain/sources/source.ts";
import { publishedFormulas } from "../../../../domain/trade-in/published-formulas.ts";
import type {
  ComparedFormula,
  PublishedError as ErrorPart,
} from "../../../../listings/fit/published-error.ts";
import timeOnLot from "../../../../domain/time-on-lot/time-on-lot.json" with { type: "json" };
import { dateText } from "../../../format/date-text.ts";
import { errors, points as used, span } from "../error-facts.data.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { Prose } from "../../../ui/frame/columns.tsx";
import styles from "../method.module.css";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { grouped } from "../../../../domain/cart/english.ts";

const { inStock } = timeOnLot;

/** How far both numbers err on real listings, worked out when the site is built. */
export function PublishedError() {
  return (
    <div className={`${styles.error} stack`} id="error">
      <Prose>
        <p>
          Measured on the used carts among our {grouped(span.listings)} dealer listings, seen from{" "}
          {dateText(span.first)} to {dateText(span.last)}. “What dealers ask” is tested only on
          carts that the model had not seen. Carts of the same configuration at the same price count
          once.
        </p>
      </Prose>
      <ErrorTable />
      <ErrorPlot points={used} />
      <InContext />
      <Prose>
        <ul>
          <li>
            <b>Asking is not selling.</b> Most of these are asking prices; a few of the carts are
            known to have sold. Dealers recondition carts and give a warranty.
          </li>
          <li>
            <b>Mostly one dealer.</b> One chain in the eastern states offers nine in ten of these
            carts, at set prices. Other dealers can be a third higher or lower, so fewer of their
            prices are inside our range.
          </li>
          <li>
            <b>How long carts stand.</b> The days we give for a make or model run from when the
            chain entered each cart to {dateText(inStock.observedOn)}, so they tell the age of carts
            still for sale, not how long one takes to sell.
          </li>
          <li>
            <b>Where the listings are from.</b> <a href="#data">The data</a> has the address of
            each. CartWorthBot reads pages slowly, and only where robots.txt allows it.
          </li>
        </ul>
      </Prose>
    </div>
  );
}

/** Our errors beside two dealers’ formulas, and beside how far dealers differ. */
function InContext() {
  return (
    <>
      <h3>Is that good?</h3>
      <Prose>
        <p>
          Dealers differ more: <a href={otherPages.dealersStudy.url}>one dealer’s study</a> found a
          2007 Precedent at $1,375 to $4,495. Two dealers publish a formula for what they pay that
          needs nothing but the cart. Here they are on the same carts. Each is first moved to the
          level of these prices, so that half of the carts are above it and half below; what’s left
          is how well it tells one cart from another.
        </p>
      </Prose>
      <ScrollTable
        caption="The same used carts by four rules"
        columns={["Rule", "Multiplied by", "Median error"]}
      >
        <tbody>
          {errors.formulas.map(({ name, level, medianAbsErrorPct }) => (
            <tr key={name}>
              <th scope="row">{ruleNames[name]}</th>
              <td>{level.toFixed(2)}</td>
              <td>{percent(medianAbsErrorPct)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  );
}

const ruleNames: Readonly<Record<ComparedFormula["name"], string>> = {
  dealers: "What dealers ask, by our model",
  estimate: "Our estimate",
  tigon: `The trade-in formula of ${publishedFormulas.tigon.name}`,
  aledo: `The trade-in formula of ${publishedFormulas.aledo.name}`,
};

const percent = (share: number) => `${share.toFixed(0)}%`;
const signed = (share: number) => `${share < 0 ? "−" : "+"}${Math.abs(share).toFixed(0)}%`;

const errorGroups: readonly (readonly [title: string, parts: readonly ErrorPart[]])[] = [
  ["All", [errors.all]],
  ["By age", errors.byAge],
  ["By make", errors.byMake],
  ["By kind of price", errors.byPriceKind],
  ["A dealer the model has never seen", errors.byDealer],
];

function ErrorTable() {
  return (
    <ScrollTable
      caption="Errors on used carts"
      columns={[
        "Used carts",
        "Listings",
        "Counted",
        "Newest",
        "Dealers ask: median error",
        "within 20%",
        "inside range",
        "Estimate: median error",
        "mean",
      ]}
    >
      {errorGroups.map(([title, parts]) => (
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

interface ErrorPoint {
  readonly price: number;
  readonly asking: number;
  readonly formula: number;
}

/** Both numbers of every used listing against what was asked; on the line they would be right. */
export function ErrorPlot({ points }: { points: readonly ErrorPoint[] }) {
  const label =
    "Both numbers against the asking price. What dealers ask lies along the diagonal, " +
    "the estimate mostly below it.";
  return (
    <figure className={`${styles.plot} card stack`}>
      <svg viewBox="0 0 624 470" role="img">
        <title>{label}</title>
        {marks.map((dollars) => {
          const { x, y } = place(dollars);
          return (
            <g key={dollars}>
              <path d={`M${frame.left} ${y}H${frame.right}M${x} ${frame.top}V${frame.bottom}`} />
              <text x={frame.left - 8} y={y + 4} data-axis="price">
                {formatDollars(dollars)}
              </text>
              <text x={x} y={frame.bottom + 20}>
                {formatDollars(dollars)}
              </text>
            </g>
          );
        })}
        <path
          className={styles.equal}
          d={`M${frame.left} ${frame.bottom}L${frame.right} ${frame.top}`}
        />
        <path
          className={styles.formula}
          d={dots(points.map(({ price, formula }) => [price, formula]))}
        />
        <path
          className={styles.asking}
          d={dots(points.map(({ price, asking }) => [price, asking]))}
        />
        <text x={(frame.left + frame.right) / 2} y={frame.bottom + 44}>
          asking price
        </text>
      </svg>
      <figcaption className="soft">
        <span data-dot="asking" /> what dealers ask, for carts it had not seen{" "}
        <span data-dot="formula" /> the estimate. On the diagonal a number equals the asking price.
      </figcaption>
    </figure>
  );
}

/** The plot's sides, in the units of its SVG; both axes show the same dollars. */
export const frame = { left: 64, right: 584, top: 12, bottom: 420 };

/** Round dollars marked on both axes; the first and last are the plot's corners. */
export const marks = [1000, 2000, 4000, 8000, 16_000, 32_000];

/** Places dollars so that equal ratios are equal distances. What lies outside is at the edge. */
export function place(dollars: number): { x: number; y: number } {
  const [first, last] = [marks[0]!, marks.at(-1)!];
  const share = Math.log(dollars / first) / Math.log(last / first);
  const inside = Math.min(1, Math.max(0, share));
  return {
    x: Math.round(frame.left + inside * (frame.right - frame.left)),
    y: Math.round(frame.bottom - inside * (frame.bottom - frame.top)),
  };
}

/** Dots closer than this would hide one another. Both divide the frame's sides. */
const grid = { x: 10, y: 12 };

function onGrid(dollarsAcross: number, dollarsUp: number): { x: number; y: number } {
  const [{ x }, { y }] = [place(dollarsAcross), place(dollarsUp)];
  return {
    x: frame.left + grid.x * Math.round((x - frame.left) / grid.x),
    y: frame.top + grid.y * Math.round((y - frame.top) / grid.y),
  };
}

/** One path with a dot for each pair of dollars, which a line cap draws; the same dot is drawn once. */
export function dots(pairs: readonly (readonly [across: number, up: number])[]): string {
  const drawn = pairs.map(([across, up]) => {
    const { x, y } = onGrid(across, up);
    return `M${x} ${y}h0`;
  });
  // Neighbors side by side take fewer bytes.
  return [...new Set(drawn)].toSorted().join("");
}
