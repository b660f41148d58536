import {
  type CartModel,
  cartModels,
  modelPath,
} from "../../../../domain/model-pages/cart-models.ts";
import type { Drive } from "../../../../domain/catalogue/family.ts";
import { cartPrice } from "../../../../domain/answer/cart-price.ts";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { makes } from "../../../../domain/catalogue/makes.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { PriceOfSameCart } from "../../../ui/kit/price.tsx";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { pages } from "../../../site/pages.ts";
import { driveNames } from "../../models/text.ts";
import styles from "../blue-book.module.css";
import { type BookCell, type BookColumn, type Basis, book, bookDrives } from "../figures.ts";

/** Older years are in the file. */
const shownYears = 31;

/** In the order of the switch. */
const shownFigures = [
  { figure: "trading", label: "Trade-in" },
  { figure: "settle", label: "Our settle rule" },
  { figure: "asking", label: "Dealers ask" },
] as const;

const otherMakes = "other";
const ownMakes = ["Club Car", "EZ-GO", "Yamaha"];

/** The columns that a phone shows at once: a make with several models, or all others. */
function groupOf({ make }: CartModel): string {
  return ownMakes.includes(make) ? makes.find(({ name }) => name === make)!.slug : otherMakes;
}

const groupNames = new Map(
  cartModels.map((model) => {
    const group = groupOf(model);
    return [group, group === otherMakes ? "Others" : model.make];
  }),
);

/** Its switches work without a script. */
export function BookTables() {
  return (
    <div className={styles.room}>
      <section className="masthead">
        <div className={`wrap ${styles.head}`}>
          <div className="stack">
            <h1>Golf cart blue book</h1>
            <p className="lede">
              What a good four-seater is worth, by model and year. Check two models to see them side
              by side.
            </p>
          </div>
          <div className={styles.switches}>
            <Switch
              legend="Price"
              name="price"
              labels={shownFigures.map(({ figure, label }) => [figure, label])}
              initial="asking"
            />
            <Switch
              legend="Batteries"
              name="drive"
              labels={bookDrives.map((drive) => [drive, driveNames[drive]])}
              initial="lead-acid"
            />
            <div className={styles.makes}>
              <Switch legend="Make" name="make" labels={[...groupNames]} initial="club-car" />
            </div>
          </div>
        </div>
      </section>
      <section className={styles.tables}>
        <div className="wrap stack">
          {bookDrives.map((drive) => (
            <BookTable key={drive} drive={drive} />
          ))}
          <Key />
          <p className="cluster">
            <LinkButton href={pages.home.path} tone="call">
              Value your own
            </LinkButton>
            <LinkButton href="/data/prices.csv">Download CSV</LinkButton>
          </p>
          <Disclaimer />
        </div>
      </section>
    </div>
  );
}

function Switch({
  legend,
  name,
  labels,
  initial,
}: {
  legend: string;
  name: string;
  labels: readonly (readonly [value: string, label: string])[];
  initial: string;
}) {
  return (
    <fieldset className="choices segments">
      <legend className="visually-hidden">{legend}</legend>
      {labels.map(([value, label]) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === initial} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

function BookTable({ drive }: { drive: Drive }) {
  const columns = book.filter((column) => column.drive === drive);
  const groups = [...Map.groupBy(columns, ({ model }) => groupOf(model))];
  const missing = [...groupNames].filter(([group]) => !groups.some(([name]) => name === group));
  const years = Array.from({ length: shownYears }, (_, index) => facts.asOfYear - index).filter(
    (year) => columns.some(({ cells }) => cells.some(({ modelYear }) => modelYear === year)),
  );
  return (
    <div
      className="scroll"
      data-drive={drive}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      role="region"
      aria-label={`Prices of ${driveNames[drive].toLowerCase()} carts`}
    >
      <table className={styles.book} data-groups={groups.map(([group]) => group).join(" ")}>
        <caption className="visually-hidden">{`${driveNames[drive]} golf carts: prices by year`}</caption>
        <thead>
          <tr data-makes="">
            <th scope="row">
              <span className="visually-hidden">Make</span>
            </th>
            {groups.map(([group, { length }]) => (
              <th key={group} scope="colgroup" colSpan={length} data-group={group}>
                {groupNames.get(group)}
              </th>
            ))}
          </tr>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Year</span>
            </th>
            {groups.flatMap(([group, ofGroup]) =>
              ofGroup.map((column, index) => (
                <ColumnHead key={column.model.slug} {...{ column, group }} isFirst={index === 0} />
              )),
            )}
          </tr>
        </thead>
        <tbody>
          {years.map((year) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {groups.flatMap(([group, ofGroup]) =>
                ofGroup.map(({ model, cells }, index) => (
                  <Cell
                    key={model.slug}
                    cell={cells.find(({ modelYear }) => modelYear === year)}
                    group={group}
                    isFirst={index === 0}
                  />
                )),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {missing.map(([group, name]) => (
        <p key={group} data-group={group} className={styles.none}>
          {`${name}: no dealer lists one with ${drive === "gas" ? "an engine" : `${drive} batteries`}.`}
        </p>
      ))}
    </div>
  );
}

/** Other models are white. */
const paints: Readonly<Record<string, "blue" | "green" | "red" | "sand" | "steel">> = {
  precedent: "blue",
  onward: "red",
  ds: "sand",
  carryall: "green",
  rxv: "red",
  txt: "green",
  drive: "sand",
  drive2: "steel",
  i40: "blue",
  d5: "red",
  rover: "green",
};

function ColumnHead({
  column: { model, drive, listings },
  group,
  isFirst,
}: {
  column: BookColumn;
  group: string;
  isFirst: boolean;
}) {
  const cart = {
    ...defaultDetails,
    make: model.make,
    model: model.formModel,
    seats: model.seats,
    powertrain: drive === "gas" ? ("gas" as const) : ("electric" as const),
  };
  return (
    <th
      scope="col"
      data-group={group}
      data-first={isFirst || undefined}
      data-paint={paints[model.slug]}
    >
      <a href={modelPath(model)}>
        <CartDrawing cart={cart} small />
        {model.name.replace(/ \(.*\)/, "")}
      </a>
      <label>
        <input type="checkbox" /> <small>{listings === 0 ? "none" : listings} listed</small>
        <span className="visually-hidden">, compare the {model.name}</span>
      </label>
      <small className={styles.three}>
        <span>Trade-in</span> <span>Our rule</span> <span>Dealers</span>
      </small>
    </th>
  );
}

const basisText: Readonly<Record<Basis, string>> = {
  listed: "",
  between: "between listings",
  beyond: "beyond the listings",
};

function Cell({
  cell,
  group,
  isFirst,
}: {
  cell: BookCell | undefined;
  group: string;
  isFirst: boolean;
}) {
  return (
    <td
      data-group={group}
      data-first={isFirst || undefined}
      data-basis={cell?.basis}
      data-rough={cell?.advice.selling.confidence === "rough" || undefined}
      data-cart={cell && cartPrice(cell.figures, "asking").cart}
    >
      {cell && <Prices cell={cell} />}
    </td>
  );
}

function Prices({ cell: { basis, figures } }: { cell: BookCell }) {
  return (
    <>
      {shownFigures.map(({ figure }) => (
        <PriceOfSameCart key={figure} {...cartPrice(figures, figure)} />
      ))}
      {basis !== "listed" && <span className="visually-hidden">{basisText[basis]}</span>}
    </>
  );
}

function Key() {
  const earlier = book
    .filter(({ drive }) => drive === "lead-acid")
    .flatMap(({ model }) =>
      (model.earlierModels ?? []).slice(-1).map(({ model: name, to }) => ({ model, name, to })),
    )
    .map(
      ({ model, name, to }) => ` A ${model.name} is a ${name} to ${to}, then a ${model.formModel}.`,
    );
  return (
    <ul className={`cluster ${styles.key}`}>
      <li>
        <i data-basis="listed" /> dealers list that year
      </li>
      <li>
        <i data-basis="between" /> between listings
      </li>
      <li>
        <i data-basis="listed" data-rough="" /> not filled: a rough guess
      </li>
      <li>no box: beyond the listings, older or newer than any that dealers list</li>
      <li>
        {`Used carts, listed to ${dateText(facts.newest)}. Electric ones have batteries up to two years old. A Carryall has two seats.${earlier.join("")}`}
      </li>
    </ul>
  );
}
