import { type CartModel, cartModels, modelPath } from "../../../../domain/catalogue/cart-models.ts";
import { formatDollars, roundedDollars } from "../../../../domain/cart/money.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/offers.data.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { pages } from "../../../site/pages.ts";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import { type BookRow, bookOf } from "../figures.ts";

const book = cartModels
  .map((model) => ({ model, rows: bookOf(model) }))
  .filter(({ rows }) => rows.length > 0);

const idOf = ({ slug }: CartModel) => slug;

/** What blue books there are for golf carts, and the models in this one. */
export function BookMasthead() {
  return (
    <section className="masthead">
      <Scene />
      <div className="wrap split">
        <div className="stack">
          <h1>Golf cart blue book</h1>
          <p className="lede">
            By year and model: what a dealer pays, where a private sale settles, and what dealers
            ask.
          </p>
          <p className="cluster">
            <LinkButton href={pages.home.path} tone="call">
              Value your own
            </LinkButton>
            <LinkButton href="/data/prices.csv">Download CSV</LinkButton>
          </p>
        </div>
        <nav className="card message" aria-label="Models">
          <ul className="index">
            {book.map(({ model }) => (
              <li key={model.slug}>
                <a href={`#${idOf(model)}`}>{fullName(model)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** A table for each model: a row for each year, blank where nobody lists one. */
export function BookTables() {
  return (
    <section className="section wrap stack">
      <h2>Every number is for a good cart with four seats</h2>
      <p className="prose">
        {`Electric carts have batteries up to two years old. “Listed” is how many carts stand behind a row, new ones included, up to ${dateText(facts.newest)}: one or two are a hint, not a price.`}
      </p>
      <div className="grid">
        {book.map(({ model, rows }) => (
          <section key={model.slug} id={idOf(model)} className="stack">
            <h2>
              <a href={modelPath(model)}>{fullName(model)}</a>
            </h2>
            <p className="soft">{kindText(model)}</p>
            <table className="rows" data-dense="" aria-label={`${fullName(model)} prices by year`}>
              <Headings
                columns={["Year", "Trade-in", "Private", "Dealers", "Listed"]}
                figuresFrom={1}
              />
              <tbody>
                {rows.map((row) => (
                  <Row key={row.modelYear} row={row} />
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      <Disclaimer />
    </section>
  );
}

/** "Lead-acid, with two seats": only what differs from the others is said. */
function kindText({ drives: [drive], seats }: CartModel): string {
  const kind = driveNames[drive!];
  return seats === 4 ? kind : `${kind}, with two seats`;
}

function Row({ row: { modelYear, toYear, listings, prices } }: { row: BookRow }) {
  return (
    <tr>
      <th scope="row">{modelYear === toYear ? modelYear : `${toYear}–${modelYear}`}</th>
      {prices === null ? (
        <td colSpan={3} className="n">
          <small>none listed</small>
        </td>
      ) : (
        <>
          <td className="n">{formatDollars(prices.trade)}</td>
          <td className="n">{formatDollars(prices.private)}</td>
          <td className="n">{formatDollars(roundedDollars(prices.dealers.asking))}</td>
        </>
      )}
      <td className="n">
        <small>{listings}</small>
      </td>
    </tr>
  );
}

/** What to do about other guides, and with this book’s numbers. */
export function BookGuide() {
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>Is there a Kelley Blue Book for golf carts?</h2>
          <p>
            We know of no free guide by model and year that shows what is behind its prices. Here,
            every row says how many carts are. If a lender or an insurer wants a book value, ask
            which guide it accepts, and <a href={pages.papers.path}>print your cart’s report</a> to
            go with it.
          </p>
          <p>
            A book value assumes an average cart. Batteries, condition, seats, and a lift move yours
            by more than a year or two of age does, so <a href={pages.home.path}>value your own</a>{" "}
            before you name a price.
          </p>
        </div>
        <div className="stack">
          <h2>Which number is yours?</h2>
          <dl className="prose stack">
            <div>
              <dt>
                <b>Trade-in</b>
              </dt>
              <dd>
                What a dealer would likely pay for it as it stands.{" "}
                <a href={pages.tradeInGuide.path}>How dealers get there</a>.
              </dd>
            </div>
            <div>
              <dt>
                <b>Private</b>
              </dt>
              <dd>Where a sale between two people likely settles. Ask for a little more.</dd>
            </div>
            <div>
              <dt>
                <b>Dealers</b>
              </dt>
              <dd>
                What dealers ask for one made ready to sell. For an ad,{" "}
                <a href={pages.checkAPrice.path}>check the price</a>.
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
