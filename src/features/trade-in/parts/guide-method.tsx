import { Prose } from "../../../ui/frame/prose.tsx";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { conditions, cartFields } from "../../../../domain/valuation/cart.ts";
import type { Source } from "../../../../domain/sources/source.ts";
import { type GuideSourceId, guideSources } from "../../../../domain/trade-in/guide-sources.ts";
import { floorDollars, margins, tradeInGuide } from "../../../../domain/trade-in/trade-in-guide.ts";
import { totalOf, work, workByCondition } from "../../../../domain/trade-in/work-prices.ts";
import { formatDollars, formatRange } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { predictAskingPrice } from "../../../../domain/asking-prices/asking-price-model.ts";

const percent = (share: number) => `${Number((100 * share).toFixed(1))}%`;

/** How the guide is worked out, in words and with an example. */
export function GuideMethod() {
  const { small, large } = margins;
  return (
    <Prose>
      <p>
        A dealer who takes your cart will sell it again. So the guide starts with{" "}
        <b>what dealers ask</b> for a cart like yours and takes off two things: what the dealer
        keeps, and what it costs to get the cart ready to sell.
      </p>
      <ul>
        <li>
          <b>
            The dealer’s margin: {percent(small.share)} to {percent(large.share)}
          </b>{" "}
          of the asking price. The low figure comes from a survey of dealers. The high one is what a
          large buyer saved. <Cited source={small.source} /> <Cited source={large.source} />
        </li>
        <li>
          <b>The work the cart needs,</b> based on its condition, at the prices shops charge. A
          dealer’s own cost may be lower.
        </li>
      </ul>
      <p>
        <b>An example.</b> Dealers ask about {formatDollars(asking)} for a {example.model} that is{" "}
        {example.ageYears} years old and has {example.seats} seats. In good condition, with
        batteries that are {example.batteryAgeYears} years old, the margin is{" "}
        {formatRange(guide.margin)} and the work costs {formatRange(guide.reconditioning)} (
        {guide.work.join(" and ")}). That leaves <b>{formatRange(guide)}</b>.
      </p>
      <p>
        We round the range to the nearest $50, and it never goes below {formatDollars(floorDollars)}
        . Even worn-out fleet carts were taken for about that. Golf cart dealers don’t publish what
        they pay, so this is only a guide. The trade-in value in the estimate is separate: it is the
        low end of the formula’s range.
      </p>
    </Prose>
  );
}

/** What each condition is assumed to need, and what that costs. */
export function WorkTable() {
  const { aledo, tigonBlog } = guideSources;
  return (
    <>
      <ScrollTable caption="Work by condition">
        <thead>
          <tr>
            <th scope="col">Condition</th>
            <th scope="col">We assume</th>
            <th scope="col">Cost</th>
          </tr>
        </thead>
        <tbody>
          {conditions.map((condition) => (
            <tr key={condition}>
              <th scope="row">{cartFields.condition.labels[condition]}</th>
              <td data-prose>{workByCondition[condition].map((id) => work[id].name).join(", ")}</td>
              <td>{formatRange(totalOf(workByCondition[condition].map((id) => work[id])))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Old batteries</th>
            <td data-prose>
              a lead-acid set at 5 years or older; at 4, only the low end of the guide includes it
            </td>
            <td>{formatRange(work.batteries)}</td>
          </tr>
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

/** What dealers ask for the example in whole US dollars, and the guide in good condition. */
export const { asking } = price;
export const guide = tradeInGuide(asking, { ...example, condition: "good", batteryAge: 2 });
