import type { ReactNode } from "react";
import { type PrintedFigure, cartPrice } from "../../../../domain/answer/cart-price.ts";
import { PriceOfSameCart } from "../../../ui/kit/price.tsx";
import styles from "../book.module.css";
import type { Basis, YearCell } from "../book.ts";

/** A year a row, a model a column. It scrolls where large text makes it wider than the page. */
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

const basisText: Readonly<Record<Basis, string>> = {
  listed: "",
  between: "between listings",
  beyond: "beyond the listings",
};

/** A year's prices of one kind, in a cell of a table with the class `book`. */
export function BookPrices({
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

const maxShade = 9;

/** Three shades for each doubling, from $2,000 to $16,000. */
function shadeOf(dollars: number): number {
  return Math.min(maxShade, Math.max(0, Math.round(3 * Math.log2(dollars / 2000))));
}
