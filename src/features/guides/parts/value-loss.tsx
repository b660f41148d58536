import { modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { shortDollars } from "../../../../domain/words/money.ts";
import charts from "../../../charts/charts.module.css";
import { Figure } from "../../../charts/figure.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import { driveNames, fullName, shortName } from "../../models/text.ts";
import styles from "../figures.module.css";
import { lossChart, valueLosses } from "../value-loss.ts";

export function ValueLoss() {
  return (
    <div className="split">
      <Figure
        title="The steeper the line, the faster the price falls"
        note="What dealers ask, by the cart’s age in years. All on lead-acid, unless a name says otherwise. Green holds its price best, and red loses the most."
      >
        <LossPlot />
      </Figure>
      <LossTable />
    </div>
  );
}

const { dollars, ages, curves } = lossChart;
const x = (ageYears: number) => percent(ageYears / ages.at(-1)!);
const y = (price: number) => percent(1 - price / dollars.at(-1)!);
const percent = (share: number) => Math.round(1000 * share) / 10;
const changes = new Map([
  [valueLosses[0], "up"],
  [valueLosses.at(-1), "down"],
]);

function LossPlot() {
  return (
    <div className={`${styles.curves} axes`}>
      <div className="plot">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img">
          <title>What dealers ask falls with age. The table has the figures.</title>
          <path
            className="rule"
            vectorEffect="non-scaling-stroke"
            d={dollars.map((tick) => `M0 ${y(tick)}H100`).join("")}
          />
          {curves.map(({ loss, points }) => (
            <path
              key={nameOf(loss)}
              className="line"
              data-kind="dealer"
              data-change={changes.get(loss)}
              vectorEffect="non-scaling-stroke"
              d={`M${points.map((point) => `${x(point.ageYears)} ${y(point.dollars)}`).join("L")}`}
            />
          ))}
        </svg>
        <svg className={charts.labels} aria-hidden="true">
          {dollars.map((tick) => (
            <text key={tick} data-axis="dollars" dx="-0.5em" y={`${y(tick)}%`}>
              {shortDollars(tick)}
            </text>
          ))}
          {ages.map((age) => (
            <text key={age} data-axis="years" x={`${x(age)}%`} y="100%" dy="1.3em">
              {age}
            </text>
          ))}
          {curves.map(({ loss, points, isNamedBelow }) => {
            const end = points.at(-1)!;
            const place = { x: `${x(end.ageYears)}%`, y: `${y(end.dollars)}%` };
            return (
              <g key={nameOf(loss)}>
                <circle cx={place.x} cy={place.y} r="4.5" fill="currentColor" />
                {isNamedBelow ? (
                  <text {...place} dx="-0.2em" dy="1.3em" textAnchor="end">
                    {nameOf(loss)}
                  </text>
                ) : (
                  <text {...place} dx="0.5em" dy="-0.1em">
                    {nameOf(loss)}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}

/** "Tempo", or "Drive, gas" */
function nameOf({ column: { model, drive } }: (typeof valueLosses)[number]): string {
  const name = shortName(model);
  return drive === "lead-acid" ? name : `${name}, ${driveNames[drive].toLowerCase()}`;
}

function LossTable() {
  return (
    <table className="rows" data-dense="" aria-label="What each model loses a year">
      <Headings columns={["Four seats", "Newest", "Older", "A year"]} figuresFrom={1} />
      <tbody>
        {valueLosses.map(
          ({ column, newer, older, asking: [ofNewer, ofOlder], askingPct, tradeInPct }) => (
            <tr key={`${modelPath(column.model)} ${column.drive}`}>
              <th scope="row">
                <a href={modelPath(column.model)}>{fullName(column.model)}</a>
                <small>{`${driveNames[column.drive]}, ${column.listings} carts`}</small>
              </th>
              <td className="n">
                <Price {...ofNewer} />
                <small>{newer.modelYear}</small>
              </td>
              <td className="n">
                <Price {...ofOlder} />
                <small>{older.modelYear}</small>
              </td>
              <td className="n">
                {`−${askingPct.toFixed(1)}%`}
                <small>{`trade −${tradeInPct.toFixed(1)}%`}</small>
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
