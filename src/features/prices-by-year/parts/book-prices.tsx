// Tested with the table in ../../blue-book/parts/book.test.tsx.
import type { ReactNode } from "react";
import { type PrintedFigure, cartPrice } from "../../../../domain/answer/cart-price.ts";
import { type CartModel, modelPath } from "../../../../domain/model-pages/cart-models.ts";
import { defaultDetails } from "../../../../domain/details/details.ts";
import { CartDrawing } from "../../../ui/drawing/cart-drawing.tsx";
import { paintOf } from "../../../ui/drawing/paint.ts";
import { PriceOfSameCart } from "../../../ui/kit/price.tsx";
import styles from "../book.module.css";
import { type Basis, type BookColumn, type YearCell, cellsOf } from "../book.ts";
import "../../../ui/kit/scroll-table.css";

/** One row for each year, one column for each model. Scrolls if large text makes it too wide. */
export function PricesByYear({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div
      className={`scroll ${styles.narrow}`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard has to scroll it
      tabIndex={0}
      role="region"
      aria-label={name}
    >
      <table className={styles.book}>
        <caption className="visually-hidden">{name}</caption>
        {children}
      </table>
    </div>
  );
}

export function YearRows({
  years,
  columns,
  figures,
  maxKinds,
}: {
  years: readonly number[];
  columns: readonly {
    readonly model: CartModel;
    /** The kind that dealers list most comes first. */
    readonly kinds: readonly BookColumn[];
    /** Lets a table show only one group of its columns. */
    readonly group?: string;
    readonly isFirst?: boolean;
  }[];
  figures: readonly PrintedFigure[];
  maxKinds?: number;
}) {
  return (
    <tbody>
      {years.map((year) => (
        <tr key={year}>
          <th scope="row">{year}</th>
          {columns.map(({ model, kinds, group, isFirst }) => (
            <td key={modelPath(model)} data-group={group} data-first={isFirst || undefined}>
              {cellsOf(kinds, year)
                .slice(0, maxKinds)
                .map((cell) => (
                  <BookPrices key={cell.drive} year={cell} figures={figures} />
                ))}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const basisText: Readonly<Record<Basis, string>> = {
  listed: "",
  between: "between listed years",
  beyond: "none listed",
};

export const drivesNote = "Lead-acid unless the heading says lithium or gas.";

/** A column's cart, gas or electric as dealers list it most. */
export function ColumnCart({ model, kinds }: { model: CartModel; kinds: readonly BookColumn[] }) {
  const cart = {
    ...defaultDetails,
    make: model.make,
    model: model.formModel,
    seats: model.seats,
    powertrain: kinds[0]!.drive === "gas" ? ("gas" as const) : ("electric" as const),
  };
  return <CartDrawing cart={cart} small paint={paintOf(modelPath(model))} />;
}

/** Its words look like the cells they describe. */
export function CellsNote() {
  return (
    <>
      <span className={styles.key} data-basis="listed">
        <b data-shade="1">Filled</b>
      </span>{" "}
      means that dealers list that year; the rest are estimates.{" "}
      <span className={styles.key} data-basis="beyond">
        <b>Gray</b>
      </span>{" "}
      means a rough guess.
    </>
  );
}

/** A year's prices of one kind, in a cell of a table with the class `book`. */
function BookPrices({
  year: { drive, cell },
  figures,
}: {
  year: YearCell;
  figures: readonly PrintedFigure[];
}) {
  const { basis } = cell;
  // What is beyond all listings is a guess anyway.
  const isRough = basis !== "beyond" && cell.advice.selling.confidence === "rough";
  const notes = [basisText[basis], isRough ? "a rough guess" : ""].filter(Boolean).join(", ");
  return (
    <span
      data-drive={drive}
      data-basis={basis}
      data-rough={isRough || undefined}
      data-cart={cartPrice(cell.figures, "asking").cart}
    >
      {figures.map((figure) => {
        const price = cartPrice(cell.figures, figure);
        const shade = basis === "listed" ? shadeOf(price.dollars) : undefined;
        return <PriceOfSameCart key={figure} {...price} shade={shade} />;
      })}
      {notes !== "" && <span className="visually-hidden">{notes}</span>}
    </span>
  );
}

/** One of three strengths of the tint. */
function shadeOf(dollars: number): number {
  return dollars < 4000 ? 0 : dollars < 6000 ? 1 : 2;
}
