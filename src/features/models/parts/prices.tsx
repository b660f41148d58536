import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import type { CartModel } from "../../../../domain/catalogue/cart-models.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import { askingScale, middleHalfText } from "../../../charts/asking-scale.ts";
import { pages } from "../../../site/pages.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { type AgeFigures, modelPlot, offersOf, typicalRow } from "../figures.ts";
import styles from "../models.module.css";
import {
  ageText,
  cartText,
  dealersText,
  driveNames,
  fullName,
  plotName,
  roundedRange,
  supportText,
  tradeColumns,
  tradeText,
  trendText,
} from "../text.ts";

interface Props {
  readonly model: CartModel;
  readonly rows: readonly AgeFigures[];
}

/** What dealers ask, by age: as a chart, and as a table. */
export function AskingPrices({ model, rows }: Props) {
  return (
    <div className={styles.pair}>
      <section className={`${styles.card} card stack`}>
        <h2>What dealers ask</h2>
        <p>
          {trendText(rows)} {supportText(typicalRow(model, rows))}
        </p>
        <ModelChart model={model} />
      </section>
      <section className={`${styles.card} card stack`}>
        <h2>By age</h2>
        <ScrollTable
          caption={`Asking prices by age: ${fullName(model)}`}
          columns={["Year", ...model.drives.map((drive) => driveNames[drive]), "Estimated value"]}
        >
          <tbody>
            {rows.map(({ ageYears, modelYear, markets, estimate }) => (
              <tr key={ageYears}>
                <th scope="row">
                  {`${modelYear} `}
                  <small>{ageText(ageYears)}</small>
                </th>
                {markets.map(({ asking }, index) => (
                  <td key={model.drives[index]}>
                    {formatDollars(roundedDollars(asking.asking))}
                    {index === 0 && <small>{` ${formatRange(roundedRange(asking))}`}</small>}
                  </td>
                ))}
                <td data-soft="">{formatDollars(estimate.value)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <p className="soft">
          {`The first price is for ${model.drives[0] === "gas" ? "a" : "an"} ${cartText(model)}; the estimate is for one in good condition. ${dealersText(model)} At dealers like these, 8 in 10 carts are within the range in small print.`}
        </p>
      </section>
    </div>
  );
}

/** Asking prices for a model by age. */
function ModelChart({ model }: { model: CartModel }) {
  const plotted = modelPlot(model);
  const half = middleHalfText(askingScale(plotted), plotted.from, plotted.to);
  const label = `Asking prices of ${fullName(model)} carts by age, ${plotted.from} to ${plotted.to} years.`;
  const span = plotted.to - plotted.from;
  const step = span < 5 ? 1 : span < 12 ? 2 : 5;
  return (
    <AskingPlot
      name={plotName(model)}
      plotted={plotted}
      yearName={(age) => (age % step === 0 ? plotAge(age) : "")}
      label={half === "" ? label : `${label} Half of them are ${half}.`}
    >
      {offersOf(model).length > 0 && "Each dot is a cart for sale, new ones included. "}
      Yellow is what dealers ask and the range around it. The dashed green line is the estimated
      value, which comes out low on older carts that still run.
    </AskingPlot>
  );
}

function plotAge(age: number): string {
  if (age === 0) return "New";
  return age === 1 ? "1 yr" : `${age} yrs`;
}

/** The trade-in by age, and the test that decides it. */
export function TradeIn({ model, rows }: Props) {
  const hasLeadAcid = model.drives.includes("lead-acid");
  return (
    <section className={`${styles.card} card stack`}>
      <h2>{hasLeadAcid ? "Trading it in? The batteries decide" : "Trading it in"}</h2>
      <p>{tradeText(model, typicalRow(model, rows))}</p>
      <ScrollTable
        caption={`Trade-in by age: ${fullName(model)}`}
        columns={["Age", ...tradeColumns(model).map(({ head }) => head)]}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row.ageYears}>
              <th scope="row">{ageText(row.ageYears)}</th>
              {tradeColumns(model).map(({ head, figureIn }) => {
                const figure = figureIn(row);
                return (
                  <td key={head}>
                    {`${formatDollars(figure.middle)} `}
                    <small>{formatRange(figure)}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <p className="soft">
        A guide for a cart in good condition.{" "}
        <a href={pages.tradeInGuide.path}>See how dealers get there</a>.
      </p>
    </section>
  );
}
