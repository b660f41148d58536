// Tested through the pages in ../pages.test.tsx.
import type { ComponentProps, ReactNode } from "react";
import type { Make } from "../../../../domain/catalogue/make.ts";
import { type CartModel, modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { pages } from "../../../site/pages.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { modelsInTable } from "../../models/figures.ts";
import { shortName } from "../../models/text.ts";
import { cellsOf, columnsOf, isListed, recentYears, soleDrive } from "../../prices-by-year/book.ts";
import {
  BoxKey,
  PricesByYear,
  YearRows,
  drivesNote,
} from "../../prices-by-year/parts/book-prices.tsx";
import { tableFinding } from "../figures.ts";

/** Rows of a make's table; the blue book has older years. */
const tabledYears = recentYears(22);
const middle = tabledYears.length / 2;

/** A table with few models is halved, because it would be tall and mostly empty. */
export function isHalved({ name }: Make): boolean {
  const models = modelsInTable(name).filter((model) => isListed(columnsOf(model)));
  return models.length > 0 && models.length <= 3;
}

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
  const all = models.map((model) => {
    const kinds = columnsOf(model);
    return { model, kinds, namedDrive: soleDrive(kinds, tabledYears.length) };
  });
  const listed = all.filter(({ kinds }) => isListed(kinds));
  const tables = { make, ...(isLineage(listed) ? asLineage(listed) : { columns: listed }) };
  const unlisted = all.filter(({ kinds }) => !isListed(kinds));
  const { cart, newer, older } = tableFinding(models[0]!);
  return (
    <>
      <h2>
        Dealers ask <Price {...newer} /> for a {newer.modelYear} {cart}, <Price {...older} /> for a{" "}
        {older.modelYear}
      </h2>
      <p className="soft">
        In good condition, with the usual seats and batteries up to two years old. {drivesNote}
      </p>
      <BoxKey />
      {isHalved(make) ? (
        <div className="grid">
          <YearTable {...tables} years={tabledYears.slice(0, middle)} />
          <YearTable {...tables} years={tabledYears.slice(middle)} isOlder />
        </div>
      ) : (
        <YearTable {...tables} years={tabledYears} />
      )}
      {children}
      {unlisted.map(({ model }) => (
        <p key={model.slug}>
          No dealer lists a used <a href={modelPath(model)}>{shortName(model)}</a>. Its prices come
          from other {make.name} carts.
        </p>
      ))}
      <p>
        <a href={pages.blueBook.path}>Trade-in prices and older years, in the blue book</a>
      </p>
    </>
  );
}

type YearColumn = ComponentProps<typeof YearRows>["columns"][number];

const isOfYear = (year: number) => (column: YearColumn) => cellsOf(column.kinds, year).length > 0;

/** True if each model replaced the one before it, so no year has two. */
function isLineage(columns: readonly YearColumn[]): boolean {
  return (
    columns.length > 1 && tabledYears.every((year) => columns.filter(isOfYear(year)).length <= 1)
  );
}

/** One column for all of them, with each year's model named beside the year. */
function asLineage(columns: readonly YearColumn[]) {
  const kinds = columns.flatMap((column) => column.kinds);
  return {
    columns: [
      { model: columns[0]!.model, kinds, namedDrive: soleDrive(kinds, tabledYears.length) },
    ],
    nameOf: (year: number) => {
      const column = columns.find(isOfYear(year));
      if (column === undefined) return "";
      const isFirst = year === tabledYears[0] || !isOfYear(year + 1)(column);
      const name = shortName(column.model);
      return isFirst ? <a href={modelPath(column.model)}>{name}</a> : name;
    },
  };
}

function YearTable({
  make,
  columns,
  nameOf,
  years,
  isOlder = false,
}: {
  make: Make;
  columns: readonly YearColumn[];
  /** For a column that several models share. */
  nameOf?: (year: number) => ReactNode;
  years: readonly number[];
  /** True for the second half, whose headings needn't link to the models again. */
  isOlder?: boolean;
}) {
  const name = `${make.name}: what dealers ask, by year`;
  return (
    <PricesByYear name={isOlder ? `${name}, ${years[0]} and older` : name}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">Year</span>
          </th>
          {columns.map(({ model, namedDrive }) => (
            <th key={model.slug} scope="col">
              {nameOf ? (
                "Dealers ask"
              ) : isOlder ? (
                shortName(model)
              ) : (
                <a href={modelPath(model)}>{shortName(model)}</a>
              )}
              {namedDrive && namedDrive !== "lead-acid" && <small>{namedDrive}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <YearRows years={years} columns={columns} nameOf={nameOf} figures={["asking"]} maxKinds={1} />
    </PricesByYear>
  );
}
