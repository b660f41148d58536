import { Fragment } from "react";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { Price, PriceRange } from "../../../ui/kit/price.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import type { CartModel } from "../../../../domain/model-pages/cart-models.ts";
import { AskingPlot } from "../../../charts/asking-plot.tsx";
import { askingScale, middleHalfText } from "../../../charts/asking-scale.ts";
import { pages } from "../../../site/pages.ts";
import { type AgeFigures, modelPlot, listingsOfModel, typicalRow } from "../figures.ts";
import {
  ageText,
  cartText,
  dealersText,
  driveNames,
  fullName,
  plotName,
  supportText,
  tradeColumns,
  tradedCartText,
} from "../text.ts";

interface Props {
  readonly model: CartModel;
  readonly rows: readonly AgeFigures[];
}

export function AskingChart({ model, rows }: Props) {
  return (
    <div className="stack">
      <h2>
        <Trend rows={rows} />
      </h2>
      <p>{supportText(typicalRow(model, rows))}</p>
      <ModelChart model={model} />
    </div>
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

/** Only model years that dealers list. */
export function AskingTable({ model, rows }: Props) {
  const listed = rows.filter(({ listings }) => listings > 0);
  return (
    <div className="stack">
      <h2>{`${fullName(model)} prices by year`}</h2>
      <p>
        {`The first price is for ${model.drives[0] === "gas" ? "a" : "an"} ${cartText(model)}. 8 in 10 such carts are within the range in small print.`}
      </p>
      {listed.length > 0 && (
        <div className="stackable">
          <table
            className="rows"
            data-dense=""
            aria-label={`Asking prices by year: ${fullName(model)}`}
          >
            <Headings
              figuresFrom={1}
              columns={[
                "Year",
                ...model.drives.map((drive) => driveNames[drive]),
                "Estimated value",
              ]}
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
      )}
      <p className="soft">
        {dealersText(model)} <a href={pages.blueBook.path}>See every year in the blue book</a>.
      </p>
    </div>
  );
}

function ModelChart({ model }: { model: CartModel }) {
  const plotted = modelPlot(model);
  const middleHalf = middleHalfText(askingScale(plotted), plotted.from, plotted.to);
  const label = `Asking prices of ${fullName(model)} carts by age, ${plotted.from} to ${plotted.to} years.`;
  const span = plotted.to - plotted.from;
  const step = span < 5 ? 1 : span < 12 ? 2 : 5;
  return (
    <AskingPlot
      name={plotName(model)}
      plotted={plotted}
      yearName={(age) => (age % step === 0 ? plotAge(age) : "")}
      label={middleHalf === "" ? label : `${label} Half of them are ${middleHalf}.`}
    >
      {listingsOfModel(model).length > 0 && "Each dot is a cart for sale, new ones included. "}
      Yellow is what dealers ask and the range around it. The dashed green line is the estimated
      value, which comes out low on older carts that still run.
    </AskingPlot>
  );
}

function plotAge(age: number): string {
  if (age === 0) return "New";
  return age === 1 ? "1 yr" : `${age} yrs`;
}

export function TradeIn({ model, rows }: Props) {
  const hasLeadAcid = model.drives.includes("lead-acid");
  return (
    <div className="stack">
      <h2>{hasLeadAcid ? "Trading it in? The batteries decide" : "Trading it in"}</h2>
      <p>
        <TradeInSentences model={model} row={typicalRow(model, rows)} />
      </p>
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
      <p>
        For a cart in good condition.{" "}
        {hasLeadAcid && (
          <>
            <a href={pages.batteryTest.path}>Test the batteries</a>, or{" "}
          </>
        )}
        <a href={pages.tradeInGuide.path}>see how dealers get there</a>.
      </p>
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
