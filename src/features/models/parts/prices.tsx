// Tested through the pages in ../pages.test.tsx.
import { Fragment } from "react";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { Price, PriceRange } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/headings.tsx";
import type { CartModel } from "../../../../domain/model-pages/cart-models.ts";
import { countText, withArticle } from "../../../../domain/words/english.ts";
import type { Plotted } from "../../../charts/asking-scale.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import { PriceStrips } from "../../../charts/price-strips.tsx";
import { askingScale, middleHalfText } from "../../../charts/asking-scale.ts";
import { pages } from "../../../site/pages.ts";
import {
  type AgeFigures,
  hasPriceTable,
  listingsOfModel,
  modelPlot,
  typicalRow,
} from "../figures.ts";
import styles from "../models.module.css";
import {
  ageText,
  cartText,
  dealersText,
  driveNames,
  fullName,
  kindNames,
  plotName,
  supportText,
  tradeColumns,
  tradedCartText,
} from "../text.ts";
import { FoldOnPhones, rowsOnPhones } from "./fold-on-phones.tsx";

interface Props {
  readonly model: CartModel;
  readonly rows: readonly AgeFigures[];
}

export function AskingChart({ model, rows }: Props) {
  const plotted = modelPlot(model);
  const support = supportText(typicalRow(model, rows));
  if (plotted !== null && plotted.to - plotted.from < minPlottedYears) {
    return <YearStrips model={model} rows={rows} />;
  }
  return (
    <div className="stack">
      <h2>
        <Trend rows={rows} />
      </h2>
      {plotted !== null && support !== "" && <p>{support}</p>}
      {plotted === null ? (
        <OnePrice model={model} rows={rows} />
      ) : (
        <ModelChart model={model} plotted={plotted} />
      )}
      {!hasPriceTable(rows) && <ListingsNote model={model} />}
    </div>
  );
}

/** A curve over fewer years would be a flat line. */
const minPlottedYears = 4;

function YearStrips({ model, rows }: Props) {
  const support = supportText(typicalRow(model, rows));
  const listed = rows.filter(({ listings }) => listings > 0);
  return (
    <PriceStrips
      title={<Trend rows={rows} />}
      rows={listed.map(({ ageYears, modelYear, listings, figures: [first] }) => ({
        name: `${modelYear}, ${listings} listed`,
        prices: listingsOfModel(model)
          .filter((listing) => listing.ageYears === ageYears)
          .map(({ price }) => price),
        middle: cartPrice(first!, "asking").dollars,
      }))}
    >
      Each dot is a cart for sale, whatever its seats and equipment; bigger dots mean more carts.
      The line marks what a dealer would ask for one like those in the table. {support}
    </PriceStrips>
  );
}

function Trend({ rows }: Pick<Props, "rows">) {
  const [first, last] = [rows[0]!, rows.at(-1)!];
  const [from, to] = [first, last].map(({ figures }) => cartPrice(figures[0]!, "asking"));
  const percent = Math.round((100 * (from!.dollars - to!.dollars)) / from!.dollars);
  if (percent <= 0) {
    return (
      <>
        Dealers ask about <Price {...to!} /> at any age from {first.ageYears} to {last.ageYears}{" "}
        years
      </>
    );
  }
  return (
    <>
      Between {first.ageYears === 0 ? "new" : first.ageYears} and {last.ageYears} years old, the
      price drops from <Price {...from!} /> to <Price {...to!} />, or {percent}%
    </>
  );
}

/** In place of a chart and a table: the range around the price, and the other kinds' prices. */
function OnePrice({ model, rows }: Props) {
  const [youngest, oldest] = [rows[0]!, rows.at(-1)!];
  return (
    <p>
      That’s for {withArticle(cartText(model))}, and 8 in 10 ask{" "}
      <PriceRange
        low={cartPrice(youngest.figures[0]!, "asking-low")}
        high={cartPrice(youngest.figures[0]!, "asking-high")}
      />
      .
      {model.drives.slice(1).map((drive, index) => (
        <Fragment key={drive}>
          {" "}
          {kindNames[drive]}, it’s about{" "}
          <Price {...cartPrice(youngest.figures[index + 1]!, "asking")} /> at{" "}
          {ageText(youngest.ageYears)} and{" "}
          <Price {...cartPrice(oldest.figures[index + 1]!, "asking")} /> at{" "}
          {ageText(oldest.ageYears)}.
        </Fragment>
      ))}
    </p>
  );
}

/** Only model years that dealers list. */
export function AskingTable({ model, rows }: Props) {
  const listed = rows.filter(({ listings }) => listings > 0);
  return (
    <div className="stack">
      <h2>{`${fullName(model)} prices by year`}</h2>
      <p>{`Carts with ${countText(model.seats)} seats, in good condition.`}</p>
      <div className={`stackable ${styles.years}`}>
        <table
          className="rows"
          data-dense=""
          aria-label={`Asking prices by year: ${fullName(model)}`}
        >
          <Headings
            figuresFrom={1}
            columns={["Year", ...model.drives.map((drive) => driveNames[drive]), "Estimated value"]}
          />
          <tbody>
            {listed.map(({ ageYears, modelYear, listings, figures }) => (
              <tr key={ageYears}>
                <th scope="row">
                  {modelYear}
                  <small>{`${listings} listed`}</small>
                </th>
                {figures.map((each, index) => (
                  <td key={model.drives[index]} className="n">
                    <Price {...cartPrice(each, "asking")} />
                    {index === 0 && (
                      <small>
                        <PriceRange
                          low={cartPrice(each, "asking-low")}
                          high={cartPrice(each, "asking-high")}
                        />
                      </small>
                    )}
                  </td>
                ))}
                <td className="n">
                  <Price {...cartPrice(figures[0]!, "estimate")} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <FoldOnPhones
        title={listed.length > rowsOnPhones ? "Older years, and which dealers" : "Which dealers"}
      >
        <ListingsNote model={model} />
      </FoldOnPhones>
    </div>
  );
}

/** The blue book has no column for a model that no dealer lists. */
function ListingsNote({ model }: Pick<Props, "model">) {
  return (
    <p className="soft">
      {dealersText(model)}{" "}
      {listingsOfModel(model).length > 0 && (
        <a href={pages.blueBook.path}>See every year in the blue book.</a>
      )}
    </p>
  );
}

function ModelChart({ model, plotted }: { model: CartModel; plotted: Plotted }) {
  const middleHalf = middleHalfText(askingScale(plotted), plotted.from, plotted.to);
  const label = `Asking prices of ${fullName(model)} carts by age, ${plotted.from} to ${plotted.to} years.`;
  const span = plotted.to - plotted.from;
  return (
    <AskingPlot
      name={plotName(model)}
      plotted={plotted}
      yearStep={span < 5 ? 1 : span < 12 ? 2 : 5}
      label={middleHalf === "" ? label : `${label} Half of them are ${middleHalf}.`}
    >
      {listingsOfModel(model).length > 0 && "Each dot is a cart for sale. "}
      The band is the range around what dealers ask. Our formula comes out low on older carts that
      still run.
    </AskingPlot>
  );
}

export function TradeIn({ model, rows }: Props) {
  const hasLeadAcid = model.drives.includes("lead-acid");
  return (
    <div className="stack">
      <h2>{hasLeadAcid ? "Trading it in? The batteries decide" : "Trading it in"}</h2>
      <p>
        <TradeInSentences model={model} row={typicalRow(model, rows)} />
      </p>
      <FoldOnPhones title="Trade-in by age">
        <div className={`stackable ${styles.years}`}>
          <table className="rows" data-dense="" aria-label={`Trade-in by age: ${fullName(model)}`}>
            <Headings
              figuresFrom={1}
              columns={["Age", ...tradeColumns(model).map(({ head }) => head)]}
            />
            <tbody>
              {rows.map((row) => (
                <tr key={row.ageYears}>
                  <th scope="row">{ageText(row.ageYears)}</th>
                  {tradeColumns(model).map(({ head, priceIn }) => (
                    <td key={head} className="n">
                      <Price {...priceIn(row)} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          For a cart in good condition.{" "}
          {hasLeadAcid && (
            <>
              <a href={pages.batteryTest.path}>Test the batteries</a>, or{" "}
            </>
          )}
          <a href={pages.tradeInGuide.path}>{hasLeadAcid ? "see" : "See"} how dealers get there</a>.
        </p>
      </FoldOnPhones>
    </div>
  );
}

function TradeInSentences({ model, row }: { model: CartModel; row: AgeFigures }) {
  return model.drives.map((drive, index) => {
    const figures = row.figures[index]!;
    const lead = index === 0 ? "A dealer should give you about" : "Expect about";
    const cart = tradedCartText(model, { drive, ageYears: row.ageYears, isFirst: index === 0 });
    return (
      <Fragment key={drive}>
        {index > 0 && " "}
        {figures.market!.tradeIn.branches === null ? (
          <>
            {lead} <Price {...cartPrice(figures, "trade-in")} /> for {cart}.
          </>
        ) : (
          <>
            {lead} <Price {...cartPrice(figures, "passing")} /> for {cart} if its batteries pass a
            load test, and <Price {...cartPrice(figures, "replacing")} /> if they have to go.
          </>
        )}
      </Fragment>
    );
  });
}
