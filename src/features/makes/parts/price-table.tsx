// Tested through the pages in ../pages.test.tsx.
import type { ComponentProps, ReactNode } from "react";
import type { Make } from "../../../../domain/catalogue/make.ts";
import { type CartModel, modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { pages } from "../../../site/pages.ts";
import { Price } from "../../../ui/kit/price.tsx";
import { tabledModels } from "../../models/figures.ts";
import { shortName } from "../../models/text.ts";
import { columnsOf, isListed, recentYears, soleDrive } from "../../prices-by-year/book.ts";
import { BoxKey, PricesByYear, YearRows } from "../../prices-by-year/parts/book-prices.tsx";
import { tableFinding } from "../figures.ts";

/** Rows of a make's table; the blue book has older years. */
const tabledYears = recentYears(22);
const middle = tabledYears.length / 2;

/** A table with few models is halved, because it would be tall and mostly empty. */
export function isHalved({ name }: Make): boolean {
  const models = tabledModels(name).filter((model) => isListed(columnsOf(model)));
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
  const columns = all.filter(({ kinds }) => isListed(kinds));
  const unlisted = all.filter(({ kinds }) => !isListed(kinds));
  const { cart, newer, older } = tableFinding(models[0]!);
  return (
    <>
      <h2>
        Dealers ask <Price {...newer} /> for a {newer.modelYear} {cart}, <Price {...older} /> for a{" "}
        {older.modelYear}
      </h2>
      <p className="soft">
        In good condition, with the usual seats and batteries up to two years old.
      </p>
      <BoxKey />
      {isHalved(make) ? (
        <div className="grid">
          <YearTable make={make} columns={columns} years={tabledYears.slice(0, middle)} />
          <YearTable make={make} columns={columns} years={tabledYears.slice(middle)} isOlder />
        </div>
      ) : (
        <YearTable make={make} columns={columns} years={tabledYears} />
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

function YearTable({
  make,
  columns,
  years,
  isOlder = false,
}: {
  make: Make;
  columns: readonly YearColumn[];
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
              {isOlder ? shortName(model) : <a href={modelPath(model)}>{shortName(model)}</a>}
              {namedDrive && namedDrive !== "lead-acid" && <small>{namedDrive}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <YearRows years={years} columns={columns} figures={["asking"]} maxKinds={1} />
    </PricesByYear>
  );
}
