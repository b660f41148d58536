// Tested through the page in ../trade-in-page.test.tsx.
import { Fold } from "../../../ui/kit/fold.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { publishedModel as model } from "../../../../domain/market/published-model.ts";
import {
  type TradeInComparison,
  compareTradeIn,
} from "../../../../domain/market/compare-trade-ins.ts";
import {
  documentedTradeIns,
  newFleetCart,
} from "../../../../domain/market/documented-trade-ins.ts";
import { formatDollars, formatRange } from "../../../../domain/words/money.ts";
import { dateText } from "../../../format/date-text.ts";
import styles from "../trade-in.module.css";

const comparisons = documentedTradeIns.map((tradeIn) => compareTradeIn(tradeIn, model));
const judged = comparisons.filter(({ isInside }) => isInside !== null);
const inside = judged.filter(({ isInside }) => isInside);
const below = judged.filter(({ today, guide }) => today! < guide!.low);
const above = judged.length - inside.length - below.length;

export function DocumentedTable() {
  return (
    <section className="section">
      <div className="wrap stack">
        <h2>Compared with documented trade-ins</h2>
        <p className="big">
          {inside.length} inside, {below.length} below, {above} above
        </p>
        <div className={`${styles.offers} screen-only`} aria-hidden="true">
          {below.map(({ tradeIn }) => (
            <i key={tradeIn.name} data-side="below" />
          ))}
          <span>
            {inside.map(({ tradeIn }) => (
              <i key={tradeIn.name} />
            ))}
          </span>
          {Array.from({ length: above }, (_, index) => (
            <i key={index} data-side="above" />
          ))}
        </div>
        <p className="lede">
          These are the {judged.length} documented offers that can be compared, next to our range.
          We set the guide’s level by these same offers, so expect it to miss others more often.
        </p>
        <Fold title={`All ${documentedTradeIns.length} offers, with their sources`}>
          <ScrollTable
            caption="Documented trade-ins"
            columns={[
              "Where",
              "When",
              "Carts",
              "Price per cart",
              "At today’s prices",
              "The guide says",
              "In range?",
            ]}
          >
            <tbody>
              {comparisons.map((comparison) => (
                <Row key={comparison.tradeIn.name} {...comparison} />
              ))}
            </tbody>
          </ScrollTable>
        </Fold>
        <p className="soft">
          All are for golf course fleets, and most are old. For today’s prices, we raise each by as
          much as the price of a new fleet cart has risen since, to about{" "}
          {formatDollars(newFleetCart.price)} in {newFleetCart.year} (
          <a href={newFleetCart.source.url}>{newFleetCart.source.title}</a>). We have almost no
          prices for single carts, and almost none for private sales.
        </p>
      </div>
    </section>
  );
}

function Row(comparison: TradeInComparison) {
  const { tradeIn, today, guide } = comparison;
  return (
    <tr>
      <th scope="row" className={styles.prose}>
        <a href={tradeIn.source.url}>{tradeIn.name}</a>
      </th>
      <td>{dateText(tradeIn.source.date)}</td>
      <td className={styles.prose}>{cartsText(tradeIn)}</td>
      <td>{formatDollars(tradeIn.price)}</td>
      <td>{today === null ? "not known" : formatDollars(today)}</td>
      <td>{guide === null ? "no age given" : formatRange(guide)}</td>
      <td>{placeText(comparison)}</td>
    </tr>
  );
}

function placeText({ today, guide }: TradeInComparison): string {
  if (today === null || guide === null) return "not compared";
  if (today < guide.low) return "no, below";
  return today > guide.high ? "no, above" : "yes";
}

/** For example "130, 6 years old, any make, batteries failing". */
function cartsText({
  carts,
  ageYears,
  make,
  powertrain,
  needsBatteries,
  isWorn,
}: TradeInComparison["tradeIn"]): string {
  return [
    carts,
    ageYears !== null && `${ageYears} years old`,
    make ?? "make not given",
    powertrain === "gas" && "gas",
    needsBatteries && "batteries failing",
    isWorn && "worn",
  ]
    .filter((part) => part !== false && part !== null)
    .join(", ");
}
