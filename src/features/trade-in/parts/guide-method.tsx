// Tested through the page in ../trade-in-page.test.tsx.
import { cartFields, conditions } from "../../../../domain/cart/cart.ts";
import type { Source } from "../../../../domain/catalogue/source.ts";
import { type GuideSourceId, guideSources } from "../../../../domain/market/guide-sources.ts";
import {
  blueBookProfit,
  minTradeIn,
  publishedFormulas,
} from "../../../../domain/market/published-formulas.ts";
import { paidToFormulaRatio } from "../../../../domain/market/trade-in.ts";
import {
  type NeededWork,
  conditionWork,
  middleCost,
  totalCost,
  work,
  youngestToRepair,
} from "../../../../domain/market/work-prices.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { Price, PriceRange } from "../../../ui/kit/price.tsx";
import { listText } from "../../../../domain/words/english.ts";
import { formatDollars } from "../../../../domain/words/money.ts";
import { type Bar, Bars } from "../../../charts/bars.tsx";
import { Figure } from "../../../charts/figure.tsx";
import { example, exampleFigures, exampleMarket, formulaPrices } from "../example.ts";
import { dateText } from "../../../format/date-text.ts";
import { Fold } from "../../../ui/kit/fold.tsx";

export function GuideMethod() {
  return (
    <section className="section">
      <div className="wrap split">
        <div className="stack">
          <h2>How we work it out</h2>
          <p>
            We average four numbers: two dealers’ trade-in formulas, one from a public “Golf Cart
            Blue Book”, and what dealers ask for your cart, less the work it needs and a{" "}
            {formatDollars(blueBookProfit)} profit. {levelText}
          </p>
          <p className="big">
            <GuideRange />
          </p>
          <p className="lede">
            for a {example.seats}-seat {example.model} that is {exampleMarket.ageYears} years old,
            where dealers ask <Price {...cartPrice(exampleFigures, "asking")} /> for one made ready
            to sell.
          </p>
          <p>
            Its {example.batteryAge}-year-old batteries are good, and we allow{" "}
            <Price {...cartPrice(exampleFigures, "work")} /> for work:{" "}
            {listText(exampleMarket.work.map(({ name }) => name))}.
          </p>
        </div>
        <FourNumbers />
      </div>
    </section>
  );
}

function GuideRange() {
  return (
    <PriceRange
      low={cartPrice(exampleFigures, "trade-in-low")}
      high={cartPrice(exampleFigures, "trade-in-high")}
    />
  );
}

const levelText = describeLevel(Math.round(100 * (paidToFormulaRatio - 1)));

function describeLevel(percent: number): string {
  if (percent === 0) return "";
  return percent > 0
    ? `Real trade-ins came in ${percent}% higher, so we add ${percent}%.`
    : `Real trade-ins came in ${-percent}% lower, so we take ${-percent}% off.`;
}

function FourNumbers() {
  return (
    <Figure
      title="Dealers’ own formulas are far apart, so ask more than one"
      note={`What each would pay for that ${example.model} if its batteries pass a load test.`}
      source={Object.values(publishedFormulas).map(({ name, source }) => (
        <Cited key={name} source={source} />
      ))}
    >
      <Bars bars={bars()} />
    </Figure>
  );
}

function bars(): Bar[] {
  const { low, high } = exampleMarket.tradeIn;
  return [
    ...formulaPrices.map(({ name, dollars }): Bar => ({
      name,
      from: 0,
      to: dollars,
      text: formatDollars(dollars),
      kind: "dealer",
    })),
    { name: "Our range", from: low, to: high, text: <GuideRange />, kind: "trade" },
  ];
}

const workRows = [
  ...conditions.map((condition) => {
    const items = conditionWork(
      { condition, powertrain: "electric", notRunning: false },
      youngestToRepair,
    );
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

export function WorkByCondition() {
  const { aledo, engineSwap, navitas, tigonBlog } = guideSources;
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>Work by condition</h2>
          <p>
            If lead-acid batteries pass a load test, a dealer doesn’t have to replace them, so we
            show both figures.
          </p>
          <Bars
            bars={workRows.map(({ name, text, cost }) => ({
              name,
              from: 0,
              to: cost,
              text: formatDollars(Math.round(cost)),
              note: text,
              kind: "trade",
            }))}
          />
          <Fold title="Where these costs are from">
            <p className="soft">
              {aledo.title}, {dateText(aledo.date)}, for a tune-up, brakes, tires, and batteries;{" "}
              {tigonBlog.title}, {tigonBlog.date}, for seats; {navitas.title},{" "}
              {dateText(navitas.date)}, for a controller. The costs are the middle of what shops
              charge.
            </p>
            <p className="soft">
              A gas cart in poor condition counts half the cost of an engine ({engineSwap.title},{" "}
              {dateText(engineSwap.date)}) in place of a controller. Which work each condition needs
              is our assumption. We round to the nearest $50, and never go below{" "}
              {formatDollars(minTradeIn)}: even worn-out fleet carts were taken for about that.
            </p>
          </Fold>
        </div>
        <BeforeYouGo />
      </div>
    </section>
  );
}

const tasks = [
  "Wash the cart, and write down the least you’d take",
  "Have the pack load-tested, and bring the result",
  "Collect the battery receipt, the keys, the charger, and any title",
  "Ask more than one dealer: two bids for one fleet differed by half",
] as const;

function BeforeYouGo() {
  return (
    <div className="stack">
      <h2>Before you go to a dealer</h2>
      <ul className="stack">
        {tasks.map((task) => (
          <li key={task}>
            <label>
              <input type="checkbox" />
              {task}
            </label>
          </li>
        ))}
      </ul>
      <p>
        The <a href="/battery-test">battery test</a> shows whether one battery is weak. To compare
        with a private sale, see the <a href="/selling-tips">selling tips</a>.
      </p>
    </div>
  );
}

function Cited({ source }: { source: GuideSourceId }) {
  const { title, url, date }: Source = guideSources[source];
  const writtenDate = /^\d/.test(date) ? dateText(date) : date;
  return (
    <>
      {url === undefined ? title : <a href={url}>{title}</a>}, {writtenDate}.{" "}
    </>
  );
}
