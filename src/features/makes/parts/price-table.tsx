// Tested through the pages in ../pages.test.tsx.
import type { ReactNode } from "react";
import type { Make } from "../../../../domain/catalogue/make.ts";
import { type CartModel, modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { pages } from "../../../site/pages.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { shortName } from "../../models/text.ts";
import {
  type BookColumn,
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
import { tableFinding } from "../figures.ts";

/** Rows of a make's table; the blue book has older years. */
const shownYears = 22;

export function PriceTable({
  make,
  models,
  children,
}: {
  make: Make;
  models: readonly CartModel[];
  /** Below the table. */
  children: ReactNode;
}) {
  const all = models.map((model) => ({ model, kinds: columnsOf(model) }));
  // Like the years, the newest come first.
  const listed = all
    .filter(({ kinds }) => isListed(kinds))
    .toSorted((a, b) => newestOf(b.kinds) - newestOf(a.kinds));
  const unlisted = all.filter(({ kinds }) => !isListed(kinds));
  const { cart, newer, older } = tableFinding(models[0]!);
  return (
    <>
      <h2>
        Dealers ask <Price {...newer} /> for a {newer.modelYear} {cart}, <Price {...older} /> for a{" "}
        {older.modelYear}
      </h2>
      <p>
        <CellsNote />
      </p>
      <p className="soft">
        In good condition, with the usual seats and batteries up to two years old. {drivesNote}
      </p>
      <PricesByYear name={`${make.name}: what dealers ask, by year`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Year</span>
            </th>
            {listed.map(({ model, kinds }) => (
              <th key={model.slug} scope="col">
                <a href={modelPath(model)}>
                  <ColumnCart model={model} kinds={kinds} />
                  {shortName(model)}
                </a>
                <small>{headDrive(kinds, shownYears)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <YearRows
          years={recentYears(shownYears)}
          columns={listed}
          figures={["asking"]}
          maxKinds={1}
        />
      </PricesByYear>
      {children}
      {unlisted.map(({ model }) => (
        <p key={model.slug}>
          No dealer we follow lists a used <a href={modelPath(model)}>{shortName(model)}</a>. Its
          prices come from other {make.name} carts.
        </p>
      ))}
      <p>
        <a href={pages.blueBook.path}>Trade-in prices and older years, in the blue book</a>
      </p>
    </>
  );
}

const newestOf = ([first]: readonly BookColumn[]) => first!.cells[0]!.modelYear;
