import type { Drive } from "../../../../domain/catalogue/family.ts";
import {
  type CartModel,
  cartModels,
  modelPath,
} from "../../../../domain/model-pages/cart-models.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { Headings } from "../../../ui/kit/scroll-table.tsx";
import { Price } from "../../../ui/kit/price.tsx";
import { pages } from "../../../site/pages.ts";
import { Scene } from "../../../ui/masthead/scene.tsx";
import { driveNames, fullName } from "../../models/text.ts";
import { type BookPrices, type BookRow, listBookRows } from "../figures.ts";

const book = cartModels
  .map((model) => ({ model, rows: listBookRows(model) }))
  .filter(({ rows }) => rows.length > 0);

/** In the order of the columns. */
const shownFigures = ["trading", "settle", "asking"] as const;

const idOf = ({ slug }: CartModel) => slug;

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

/** Years without listings share blank rows. */
export function BookTables() {
  return (
    <section className="section wrap stack">
      <h2>Prices for a four-seat cart in good condition</h2>
      <p className="prose">
        {`Electric carts have batteries up to two years old. “Listed” is how many carts of that year dealers had for sale, up to ${dateText(facts.newest)}. “Rough” means that too few dealers list one to be sure.`}
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
                columns={["Year", "Trade", "Private", "Dealers", "Listed"]}
                figuresFrom={1}
              />
              <tbody>
                {rows.map((row) => (
                  <Row key={row.modelYear} row={row} usual={model.drives[0]!} />
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

/** Names the seats only if they aren't the usual four: "Lead-acid, with two seats". */
function kindText({ drives: [drive], seats }: CartModel): string {
  const kind = driveNames[drive!];
  return seats === 4 ? kind : `${kind}, with two seats`;
}

function Row({
  row: { modelYear, oldestYear, listings, prices },
  usual,
}: {
  row: BookRow;
  /** The powertrain that the table is for, unless a row says otherwise. */
  usual: Drive;
}) {
  const note = prices === null ? "" : noteText(prices, usual);
  return (
    <tr>
      <th scope="row">
        {modelYear === oldestYear ? modelYear : `${oldestYear}–${String(modelYear).slice(2)}`}
        {note !== "" && <small>{note}</small>}
      </th>
      {prices === null ? (
        <td colSpan={3} className="n">
          <small>none listed</small>
        </td>
      ) : (
        <>
          {shownFigures.map((figure) => (
            <td key={figure} className="n">
              <Price {...cartPrice(prices.figures, figure)} />
            </td>
          ))}
        </>
      )}
      <td className="n">
        <small>{listings}</small>
      </td>
    </tr>
  );
}

/** "Lead-acid, rough", or "" for a row as usual. */
function noteText({ drive, advice }: BookPrices, usual: Drive): string {
  const kind = drive === usual ? "" : driveNames[drive];
  const rough = advice.selling.confidence === "rough" ? "rough" : "";
  return [kind, rough].filter(Boolean).join(", ");
}

export function BookGuide() {
  return (
    <section className="section" data-tone="tinted">
      <div className="wrap split">
        <div className="stack">
          <h2>Is there a Kelley Blue Book for golf carts?</h2>
          <p>
            Not that we know of: we found no Kelley Blue Book prices for golf carts, and no other
            free guide that shows what its prices rest on. In this one, every row says how many
            carts dealers list. If a lender or an insurer wants a book value, ask which guide it
            accepts, and <a href={pages.papers.path}>print your cart’s report</a> to go with it.
          </p>
          <p>
            A book value assumes an average cart. Old batteries, worn tires, or a lift can change
            yours more than a year or two of age, so <a href={pages.home.path}>value your own</a>{" "}
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
              <dd>
                Where a sale between two people likely settles, halfway between the trade-in and
                what it’s worth as it stands. Nobody publishes what golf carts sell for privately.{" "}
                <a href={pages.home.path}>What to ask for yours</a>.
              </dd>
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
