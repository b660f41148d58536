import { Prose } from "../../../ui/frame/columns.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { conditions, cartFields } from "../../../../domain/valuation/cart.ts";
import type { Source } from "../../../../domain/sources/source.ts";
import { type GuideSourceId, guideSources } from "../../../../domain/trade-in/guide-sources.ts";
import {
  blueBookProfit,
  publishedFormulas,
} from "../../../../domain/trade-in/published-formulas.ts";
import {
  documentedLevel,
  floorDollars,
  tradeInGuide,
} from "../../../../domain/trade-in/trade-in-guide.ts";
import { totalOf, work, workByCondition } from "../../../../domain/trade-in/work-prices.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../../../domain/asking-prices/asking-price-model.ts";

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
            {formatDollars(roundedDollars(pays(traded, "passing", asking)))} for the cart in the
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
        {example.ageYears} years old and has {example.seats} seats. In good condition, with
        batteries that are {example.batteryAgeYears} years old, the guide is{" "}
        <b>{formatRange(guide)}</b>. The work costs {formatRange(guide.reconditioning)} (
        {guide.work.join(" and ")}), so {formatRange(guide.margin)} is left for the dealer.
      </p>
      <p>
        We round the range to the nearest $50, and it never goes below {formatDollars(floorDollars)}
        . Even worn-out fleet carts were taken for about that. None of the documented trade-ins was
        older than seven years, so for older ones the guide rests on the formulas alone. The
        trade-in value in the estimate is separate: it’s the low end of the formula’s range.
      </p>
    </Prose>
  );
}

/** The work that a cart is assumed to need, and its cost. */
const workRows = [
  ...conditions.map((condition) => {
    const needed = workByCondition[condition].map((id) => work[id]);
    return {
      name: cartFields.condition.labels[condition],
      text: needed.map(({ name }) => name).join(", "),
      cost: totalOf(needed),
    };
  }),
  {
    name: "Old batteries",
    text: "a lead-acid set at 5 years or older; at 4, only the low end of the guide includes it",
    cost: work.batteries,
  },
];

/** The work that each condition is assumed to need, and its cost. */
export function WorkTable() {
  const { aledo, tigonBlog } = guideSources;
  return (
    <>
      <ScrollTable caption="Work by condition" columns={["Condition", "We assume", "Cost"]}>
        <tbody>
          {workRows.map(({ name, text, cost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td data-prose>{text}</td>
              <td>{formatRange(cost)}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Prose>
        <p>
          Sources: {aledo.title}, {dateText(aledo.date)}, for tune-up, brakes, tires, and the higher
          price of batteries; {tigonBlog.title}, {tigonBlog.date}, for seats; Cart Battery Nation,
          Nov 2025, for the lower price of batteries. Which work each condition needs is our
          assumption.
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

/** A cart of which there are many listings. */
const example = {
  make: "Club Car",
  model: "Precedent",
  ageYears: 8,
  condition: "used",
  seats: 2,
  powertrain: "electric",
  batteryType: "lead-acid",
  batteryAgeYears: 2,
  lifted: false,
} as const;

const price = predictAskingPrice(model, example);
if (price === null) throw new Error("The trade-in guide's example is a cart without listings.");

/** Dealers' prices for the example in whole US dollars, and the guide in good condition. */
export const { asking } = price;
const traded = { ...example, condition: "good", batteryAge: 2 } as const;
export const guide = tradeInGuide(asking, traded);
