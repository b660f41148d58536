import { Prose } from "../../../ui/frame/columns.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { publishedModel as model } from "../../../../domain/asking-prices/published-model.ts";
import {
  type TradeInComparison,
  compareTradeIn,
} from "../../../../domain/trade-in/compare-trade-ins.ts";
import {
  documentedTradeIns,
  newFleetCart,
} from "../../../../domain/trade-in/documented-trade-ins.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";

const comparisons = documentedTradeIns.map((tradeIn) => compareTradeIn(tradeIn, model));
const judged = comparisons.filter(({ isInside }) => isInside !== null);
const inside = judged.filter(({ isInside }) => isInside);
const below = judged.filter(({ today, guide }) => today! < guide!.low);

/** Every documented trade-in beside what the guide says about a cart like it today. */
export function DocumentedTable() {
  return (
    <>
      <Prose>
        <p>
          We know of {documentedTradeIns.length} documented offers. All are for golf course fleets,
          and most are old, so the table also shows each at today’s prices: we raise it by as much
          as the price of a new fleet cart has risen since, to about{" "}
          {formatDollars(newFleetCart.price)} in {newFleetCart.year} (
          <a href={newFleetCart.source.url}>{newFleetCart.source.title}</a>
          ). Of the {judged.length} that can be compared,{" "}
          <b>
            {inside.length} fell inside the guide’s range, {below.length} below it, and{" "}
            {judged.length - inside.length - below.length} above it
          </b>
          .
        </p>
      </Prose>
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
      <Prose>
        <p>
          Two bids for one fleet in Harlingen differed by half, so ask more than one dealer. We have
          almost no prices for single carts, and almost none for private sales.
        </p>
      </Prose>
    </>
  );
}

function Row(comparison: TradeInComparison) {
  const { tradeIn, today, guide } = comparison;
  return (
    <tr>
      <th scope="row" data-prose>
        <a href={tradeIn.source.url}>{tradeIn.name}</a>
      </th>
      <td>{dateText(tradeIn.source.date)}</td>
      <td data-prose>{cartsText(tradeIn)}</td>
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

/** "130, 6 years old, any make, batteries failing". */
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
