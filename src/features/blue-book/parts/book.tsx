import {
  type CartModel,
  cartModels,
  modelPath,
} from "../../../../domain/model-pages/cart-models.ts";
import { makes as allMakes } from "../../../../domain/catalogue/makes.ts";
import { dateText } from "../../../format/date-text.ts";
import { facts } from "../../../market/listings.data.ts";
import { Disclaimer } from "../../../ui/frame/disclaimer.tsx";
import { LinkButton } from "../../../ui/kit/button.tsx";
import { pages } from "../../../site/pages.ts";
import {
  book,
  bookDrives,
  columnsOf,
  headDrive,
  isListed,
  recentYears,
} from "../../prices-by-year/book.ts";
import {
  CellsNote,
  ColumnCart,
  PricesByYear,
  YearRows,
  drivesNote,
} from "../../prices-by-year/parts/book-prices.tsx";
import { driveNames, shortName } from "../../models/text.ts";
import { Scene } from "../../../ui/masthead/scene.tsx";
import styles from "../blue-book.module.css";

/** Older years are in the file. */
const shownYears = 27;

/** In the order of the switch. */
const shownFigures = [
  { figure: "trading", label: "Trade-in" },
  { figure: "settle", label: "Our settle rule" },
  { figure: "asking", label: "Dealers ask" },
] as const;

/** For each model and year, the kind that dealers list most, or only one kind throughout. */
const driveChoices = [
  ["most", "Most listed"],
  ...bookDrives.map((drive) => [drive, driveNames[drive]] as const),
] as const;

const otherMakes = "other";
const ownMakes = ["Club Car", "EZ-GO", "Yamaha"];

/** The columns that a phone shows at once: a make with several models, or all others. */
function groupOf({ make }: CartModel): string {
  return ownMakes.includes(make) ? allMakes.find(({ name }) => name === make)!.slug : otherMakes;
}

const columns = cartModels
  .map((model) => ({ model, group: groupOf(model), kinds: columnsOf(model) }))
  .filter(({ kinds }) => isListed(kinds))
  .map((column, index, all) => ({
    ...column,
    isFirst: all[index - 1]?.group !== column.group,
    named: headDrive(column.kinds, shownYears),
  }));

type Column = (typeof columns)[number];

const groups = [...Map.groupBy(columns, ({ group }) => group)].map(([group, ofGroup]) => ({
  group,
  count: ofGroup.length,
  makes: [...new Set(ofGroup.map(({ model }) => model.make))].join(", "),
}));

/** Its switches work without a script. */
export function BookTable() {
  return (
    <div className={styles.room}>
      <section className="masthead">
        <div className={`wrap ${styles.head}`}>
          <div className="stack">
            <h1>Golf cart blue book</h1>
            <p className="lede">
              What a used four-seater in good condition is worth, by model and year. Kelley and J.D.
              Power (NADA) don’t list golf carts, as far as we could find. Check two models to
              compare them.
            </p>
          </div>
          <div className={styles.switches}>
            <Switch
              legend="Price"
              name="price"
              labels={shownFigures.map(({ figure, label }) => [figure, label])}
              initial="asking"
            />
            <Switch legend="Batteries" name="drive" labels={driveChoices} initial="most" />
            <div className={styles.makes}>
              <Switch
                legend="Make"
                name="make"
                labels={groups.map(({ group, makes }) => [
                  group,
                  group === otherMakes ? "Others" : makes,
                ])}
                initial="club-car"
              />
            </div>
          </div>
          <p>
            <CellsNote />
          </p>
        </div>
      </section>
      <section className={styles.table}>
        <Scene isLow />
        <div className="wrap stack">
          <Table />
          <Notes />
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

function Table() {
  return (
    <PricesByYear name="Golf cart prices by year">
      <thead>
        <tr data-makes="">
          <th scope="row">
            <span className="visually-hidden">Make</span>
          </th>
          {groups.map(({ group, makes, count }) => (
            <th key={group} scope="colgroup" colSpan={count} data-group={group}>
              {makes}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Year</span>
            <small aria-hidden="true">Listed</small>
          </th>
          {columns.map((column) => (
            <ColumnHead key={modelPath(column.model)} {...column} />
          ))}
        </tr>
      </thead>
      <YearRows
        years={recentYears(shownYears)}
        columns={columns}
        figures={shownFigures.map(({ figure }) => figure)}
      />
    </PricesByYear>
  );
}

function ColumnHead({ model, group, kinds, isFirst, named }: Column) {
  const name = shortName(model);
  return (
    <th scope="col" data-group={group} data-first={isFirst || undefined}>
      <a href={modelPath(model)}>
        <ColumnCart model={model} kinds={kinds} />
        {group === otherMakes && <span className={styles.make}>{model.make} </span>}
        {name}
      </a>
      <label>
        <input type="checkbox" />{" "}
        <span>
          {kinds.map(({ drive, listings }) => (
            <small key={drive} data-drive={drive}>
              {listings} <span className="visually-hidden">listed</span>
            </small>
          ))}
        </span>
        <span className="visually-hidden">, compare the {name}</span>
      </label>
      <span>
        <small data-drive={kinds[0]!.drive}>{named}</small>
      </span>
      <small className={styles.three}>
        <span>Trade-in</span> <span>Our rule</span> <span>Dealers</span>
      </small>
    </th>
  );
}

function Notes() {
  const earlier = book
    .filter(({ drive }) => drive === "lead-acid")
    .flatMap(({ model }) =>
      (model.earlierModels ?? []).slice(-1).map(({ model: name, to }) => ({ model, name, to })),
    )
    .map(
      ({ model, name, to }) =>
        ` The ${model.name} column is the ${name} up to ${to}, and the ${model.formModel} after that.`,
    );
  return (
    <p className="soft">
      {`Where a price is missing, the cart wasn’t built that year, or nobody lists one. ${drivesNote} Prices are for used carts, from listings to ${dateText(facts.newest)}. Electric carts here have batteries up to two years old, and a Carryall has two seats.${earlier.join("")}`}
    </p>
  );
}
