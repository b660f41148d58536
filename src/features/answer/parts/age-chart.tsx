import { formatDollars, shortDollars } from "../../../../domain/words/money.ts";
import type { Role } from "../../../../domain/cart/roles.ts";
import { ageLabel, dotPrice } from "../../../charts/asking-scale.ts";
import { evidenceText } from "../../../market/notes.ts";
import { type PricesByAge, ageFinding } from "../price-by-age.ts";
import { plotStyle } from "../../../ui/figures/price-scale.tsx";

/** Percent of the chart's width kept free at each side, so that no dot or label is cut off. */
const sidePad = 2.5;

export function AgeChart({
  byAge,
  ageYears,
  number,
  role,
}: {
  byAge: PricesByAge;
  ageYears: number;
  /** Whole US dollars. */
  number: number;
  role: Role;
}) {
  const { prices, listings, ticks } = byAge;
  const [first, last] = [prices[0]!, prices.at(-1)!];
  const top = ticks.at(-1)!;
  const x = (age: number) =>
    sidePad + ((100 - 2 * sidePad) * (age - first.ageYears)) / (last.ageYears - first.ageYears);
  const y = (dollars: number) => (100 * dollars) / top;
  const path = (of: "low" | "middle" | "high" | "estimate", list = prices) =>
    list.map((price) => `${x(price.ageYears).toFixed(1)} ${(100 - y(price[of])).toFixed(1)}`);
  const isTrade = role === "trading";
  const kind = isTrade ? "trade" : "dealer";
  // The cart may be too old for the chart.
  const marker = { x: Math.min(100 - sidePad, Math.max(sidePad, x(ageYears))), y: y(number) };
  const end = { x: x(last.ageYears), dealers: y(last.middle), formula: y(last.estimate) };
  const formulaName = labelPlace(end.dealers, end.formula);
  // Otherwise the cart's tag would cover the label.
  const raisedName = marker.y + tagHeight;
  const isRaised =
    tagEnd(marker.x) === "end" &&
    Math.abs(formulaName - marker.y) < tagHeight &&
    raisedName <= end.dealers - nameHeight;
  return (
    <section className="section wrap split" data-wide="end">
      <div className="stack">
        <h2>{ageFinding(byAge, ageYears, role)}</h2>
        <p className="soft">
          {isTrade
            ? "What dealers would give you for one like this in trade, by age."
            : "What dealers ask for one like this, ready to sell, by age."}{" "}
          {evidenceText(byAge, role)}
        </p>
      </div>
      <figure className="figure" data-chart="">
        <div className="axes">
          <div className="plot" role="img" aria-label={chartText(byAge, role)}>
            <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
              {ticks.map((dollars) => (
                <path
                  key={dollars}
                  className="rule"
                  vectorEffect="non-scaling-stroke"
                  d={`M0 ${100 - y(dollars)}H100`}
                />
              ))}
              <path
                className="band"
                data-kind={kind}
                d={`M${path("high").join("L")}L${path("low", prices.toReversed()).join("L")}Z`}
              />
              {!isTrade && (
                <path
                  className="line"
                  data-kind="formula"
                  vectorEffect="non-scaling-stroke"
                  d={`M${path("estimate").join("L")}`}
                />
              )}
              <path
                className="line"
                data-kind={kind}
                vectorEffect="non-scaling-stroke"
                d={`M${path("middle").join("L")}`}
              />
            </svg>
            {dotsOf(listings).map(({ age, price, count }) => (
              <i
                key={`${age} ${price}`}
                data-above={price > top || undefined}
                style={plotStyle({
                  "--x": x(age),
                  "--y": Math.min(100, y(price)),
                  "--size": Math.min(3, Math.sqrt(count)),
                })}
              />
            ))}
            {ticks.map((dollars) => (
              <span key={dollars} data-axis="dollars" style={plotStyle({ "--y": y(dollars) })}>
                {shortDollars(dollars)}
              </span>
            ))}
            {yearLabels(first.ageYears, last.ageYears).map((age, _, labeled) => (
              <span key={age} data-axis="years" style={plotStyle({ "--x": x(age) })}>
                {ageLabel(age, labeled)}
              </span>
            ))}
            <span
              className="line-name"
              data-kind={kind}
              style={plotStyle({ "--x": end.x, "--y": end.dealers })}
            >
              {isTrade ? "Trade-in" : "Dealers ask"}
            </span>
            {!isTrade && (
              <span
                className="line-name"
                data-kind="formula"
                data-raised={isRaised || undefined}
                style={plotStyle({
                  "--x": end.x,
                  "--y": isRaised ? raisedName : formulaName,
                })}
              >
                Our formula
              </span>
            )}
            <i className="marker" style={plotStyle({ "--x": marker.x, "--y": marker.y })} />
            <span
              className="tag"
              data-end={tagEnd(marker.x)}
              data-below={isTagBelow(marker.y) || undefined}
              style={plotStyle({ "--x": marker.x, "--y": marker.y })}
            >
              You, {formatDollars(number)}
            </span>
          </div>
        </div>
      </figure>
    </section>
  );
}

/** Percent of the chart's height that a name takes. */
const nameHeight = 10;

/** Percent of the chart's height, from the middle of the cart's marker to the top of its tag. */
const tagHeight = 2 * nameHeight;

/** Where to put the formula's label so it doesn't cover the dealers'. */
function labelPlace(dealers: number, formula: number): number {
  const gap = formula - dealers;
  if (Math.abs(gap) >= nameHeight) return formula;
  return dealers + (gap > 0 ? nameHeight : -nameHeight);
}

/** Near a side of the chart, the tag extends inward. */
function tagEnd(x: number): "start" | "end" | undefined {
  if (x > 80) return "end";
  return x < 20 ? "start" : undefined;
}

const isTagBelow = (y: number) => y > 14;

/** Listings of one age at about the same price share a larger dot. */
function dotsOf(listings: PricesByAge["listings"]) {
  const places = Map.groupBy(listings, ({ ageYears, price }) => `${ageYears} ${dotPrice(price)}`);
  return [...places.values()].map((group) => ({
    age: group[0]!.ageYears,
    price: dotPrice(group[0]!.price),
    count: group.reduce((sum, { units }) => sum + units, 0),
  }));
}

/** Every year, every third in a longer span, or every fifth in a long one. */
function yearLabels(from: number, to: number): number[] {
  const step = to - from > 18 ? 5 : to - from > 6 ? 3 : 1;
  const count = Math.floor((to - from) / step) + 1;
  return Array.from({ length: count }, (_, index) => from + index * step);
}

function chartText({ prices }: PricesByAge, role: Role): string {
  const [first, last] = [prices[0]!, prices.at(-1)!];
  const subject = role === "trading" ? "Dealers pay" : "Dealers ask";
  return `${subject} ${formatDollars(first.middle)} at ${first.ageYears} years and ${formatDollars(last.middle)} at ${last.ageYears}.`;
}
