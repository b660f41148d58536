import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import { type CartModel, modelPath } from "../../../../domain/catalogue/cart-models.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import { askingScale, middleHalfText } from "../../../charts/asking-scale.ts";
import { UseLine } from "../../../charts/use-line.tsx";
import { pages } from "../../../site/pages.ts";
import { ScrollTable } from "../../../ui/kit/scroll-table.tsx";
import { type AgeFigures, modelPlot, offersOf, typicalRow, figuresByAge } from "../figures.ts";
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
import { type Column, type DataSet, dollars } from "../../../charts/data-set.ts";
import { facts } from "../../../market/offers.data.ts";
import { listingsSource } from "../../figures/sources.ts";

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
                {markets.map(({ dealers }, index) => (
                  <td key={model.drives[index]}>
                    {formatDollars(roundedDollars(dealers.asking))}
                    {index === 0 && <small>{` ${formatRange(roundedRange(dealers))}`}</small>}
                  </td>
                ))}
                <td data-soft="">{formatDollars(estimate.value)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
        <p className="soft">
          {`The first price is for ${model.drives[0] === "gas" ? "a" : "an"} ${cartText(model)}, in good condition. ${dealersText(model)} At dealers like these, 8 in 10 carts are within the small range.`}{" "}
          <UseLine name={`model-prices/${plotName(model)}`} />
        </p>
      </section>
    </div>
  );
}

/** Asking prices for a model by age. */
export function ModelChart({ model }: { model: CartModel }) {
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
        <a href={pages.tradeInGuide.path}>See how dealers get there</a>.{" "}
        <UseLine name={`model-trade-ins/${plotName(model)}`} />
      </p>
    </section>
  );
}

const age: Column = { name: "age_years", title: "Age in years", unit: "years" };
const columnName = (title: string) => title.toLowerCase().replaceAll(/\W+/g, "_");

/** What dealers ask for a model by age, beside the estimate. */
export function pricesSet(model: CartModel): DataSet {
  const lead = driveNames[model.drives[0]!];
  const others = model.drives.slice(1);
  return {
    name: `model-prices/${plotName(model)}`,
    title: `Asking prices by age: ${fullName(model)}`,
    about: `What dealers ask for a used ${fullName(model)} in good condition, and the estimate. The range is for a ${cartText(model)}; 8 in 10 asking prices are within it.`,
    columns: [
      { name: "model_year", title: "Model year", unit: "year" },
      age,
      dollars(columnName(lead), lead),
      dollars(`${columnName(lead)}_low`, "low end"),
      dollars(`${columnName(lead)}_high`, "high end"),
      ...others.map((drive) => dollars(columnName(driveNames[drive]), driveNames[drive])),
      dollars("estimate", "Estimated value"),
    ],
    rows: figuresByAge(model).map(({ modelYear, ageYears, markets, estimate }) => {
      const { low, high } = roundedRange(markets[0]!.dealers);
      const [asked, ...rest] = markets.map(({ dealers }) => roundedDollars(dealers.asking));
      return [modelYear, ageYears, asked!, low, high, ...rest, estimate.value];
    }),
    source: listingsSource,
    updated: facts.newest,
    page: modelPath(model),
  };
}

/** A model's trade-in by age. */
export function tradeInSet(model: CartModel): DataSet {
  const columns = tradeColumns(model);
  return {
    name: `model-trade-ins/${plotName(model)}`,
    title: `Trade-in by age: ${fullName(model)}`,
    about: `What a dealer would likely pay in trade for a ${fullName(model)} in good condition.`,
    columns: [
      age,
      ...columns.flatMap(({ head }) => [
        dollars(columnName(head), head),
        dollars(`${columnName(head)}_low`, "low end"),
        dollars(`${columnName(head)}_high`, "high end"),
      ]),
    ],
    rows: figuresByAge(model).map((row: AgeFigures) => [
      row.ageYears,
      ...columns.flatMap(({ figureIn }) => {
        const { low, middle, high } = figureIn(row);
        return [middle, low, high];
      }),
    ]),
    source: listingsSource,
    updated: facts.newest,
    page: modelPath(model),
  };
}
