import { Prose } from "../../../ui/frame/columns.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import {
  type Cart,
  cartFields,
  conditions,
  defaultChoices,
} from "../../../../domain/valuation/cart.ts";
import type { Source } from "../../../../domain/sources/source.ts";
import { type GuideSourceId, guideSources } from "../../../../domain/trade-in/guide-sources.ts";
import { figuresOf } from "../../../../domain/answer/figures.ts";
import { siteMarket } from "../../../../domain/catalogue/site-market.ts";
import {
  blueBookProfit,
  floorDollars,
  publishedFormulas,
} from "../../../../domain/trade-in/published-formulas.ts";
import { documentedLevel } from "../../../../domain/trade-in/trade-in.ts";
import {
  type NeededWork,
  conditionWork,
  middleCost,
  totalCost,
  work,
} from "../../../../domain/trade-in/work-prices.ts";
import { listText } from "../../../../domain/cart/english.ts";
import { facts } from "../../../market/offers.data.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** How the guide is worked out, in words and with an example. */
export function GuideMethod() {
  return (
    <Prose>
      <p>
        Three golf cart dealers have published how they work out what they pay. The guide is the{" "}
        <b>average of four figures</b>: what each of them would pay for a cart like yours, and what
        is left of the price that <b>dealers ask</b> after the work your cart needs and a profit of{" "}
        {formatDollars(blueBookProfit)}, which one of the three names.
      </p>
      <ul>
        {Object.values(publishedFormulas).map(({ name, source, pays }) => (
          <li key={name}>
            <b>{name}</b> would pay about{" "}
            {formatDollars(roundedDollars(pays(example, context, "passing")))} for the cart in the
            example below. <Cited source={source} />
          </li>
        ))}
      </ul>
      <p>
        We take {percent(documentedLevel)} of that average, because that’s where documented
        trade-ins came in. The low and high ends are halfway to the lowest and the highest of the
        four, and at least as far apart as two dealers’ bids for one fleet.
      </p>
      <p>
        <b>An example.</b> Dealers ask about {formatDollars(asking)} for a {example.model} that is{" "}
        {ageYears} years old and has {example.seats} seats, made ready to sell. In good condition,
        with batteries that are {example.batteryAge} years old, it needs about{" "}
        {formatDollars(Math.round(totalCost(needed)))} of work (
        {listText(needed.map(({ name }) => name))}), and the guide is <b>{formatRange(tradeIn)}</b>.
      </p>
      <p>
        If lead-acid batteries pass a load test, a dealer doesn’t have to replace them. We show both
        figures, and weigh them by the batteries’ age: a new set counts in full at five years or
        older, 60% of it at four, and 30% at three.
      </p>
      <p>
        We round the range to the nearest $50, and it never goes below {formatDollars(floorDollars)}
        . Even worn-out fleet carts were taken for about that. None of the documented trade-ins was
        older than seven years, so for older ones the guide rests on the formulas alone.
      </p>
    </Prose>
  );
}

/** The work that a cart is assumed to need, and its cost. */
const workRows = [
  ...conditions.map((condition) => {
    const items = conditionWork({ condition, powertrain: "electric" });
    return {
      name: cartFields.condition.labels[condition],
      text: items.map(itemText).join(", "),
      cost: totalCost(items),
    };
  }),
  {
    name: "Old batteries",
    text: "a lead-acid set at five years or older, 60% of it at four, and 30% at three",
    cost: middleCost(work.batteries),
  },
];

function itemText({ name, share }: NeededWork): string {
  return share === 1 ? name : `half the cost of ${name}`;
}

/** The work that each condition is assumed to need, and its cost. */
export function WorkTable() {
  const { aledo, engineSwap, navitas, tigonBlog } = guideSources;
  return (
    <>
      <ScrollTable caption="Work by condition" columns={["Condition", "We assume", "Cost"]}>
        <tbody>
          {workRows.map(({ name, text, cost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-prose>{text}</td>
              <td>{formatDollars(Math.round(cost))}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Prose>
        <p>
          Sources: {aledo.title}, {dateText(aledo.date)}, for tune-up, brakes, tires, and the higher
          price of batteries; {tigonBlog.title}, {tigonBlog.date}, for seats; Cart Battery Nation,
          Nov 2025, for the lower price of batteries; {navitas.title}, {dateText(navitas.date)}, for
          a controller. The costs are the middle of what shops charge. A gas cart in poor condition
          counts half the cost of an engine ({engineSwap.title}, {dateText(engineSwap.date)}) in
          place of a controller. Which work each condition needs is our assumption.
        </p>
      </Prose>
    </>
  );
}

function Cited({ source }: { source: GuideSourceId }) {
  const { title, url, date }: Source = guideSources[source];
  const when = /^\d/.test(date) ? dateText(date) : date;
  return (
    <span>
      ({url === undefined ? title : <a href={url}>{title}</a>}, {when}.)
    </span>
  );
}

const ageYears = 8;

/** A cart of which there are many listings. */
const example: Cart = {
  ...defaultChoices,
  modelYear: facts.asOfYear - ageYears,
  make: "Club Car",
  model: "Precedent",
};

const { market } = figuresOf(example, siteMarket, facts.asOfYear);
if (market === null) throw new Error("The trade-in guide's example is a cart without listings.");

/** The example's work and trade-in. */
const { work: needed, tradeIn } = market;
/** What dealers ask for the example, in whole US dollars. */
const { asking } = market.asking;
const context = { ageYears, asking };
