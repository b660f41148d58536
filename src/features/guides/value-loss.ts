import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { type BookCell, type BookColumn, book } from "../prices-by-year/book.ts";

/** With less, a model's curve is mostly that of its make. */
const enough = { listings: 20, dealers: 2, modelYears: 5 };

/** The two compared carts are at most this many years apart. */
const maxSpan = 10;

export interface ValueLoss {
  readonly column: BookColumn;
  readonly newer: BookCell;
  readonly older: BookCell;
  /** What dealers ask for the two, made ready. */
  readonly asking: readonly [newer: CartPrice, older: CartPrice];
  /** In percent of the price, for each year between them. */
  readonly askingPct: number;
  readonly tradeInPct: number;
}

/** For models that enough dealers list; the one that holds its price best comes first. */
export const valueLosses: readonly ValueLoss[] = book
  .flatMap((column) => {
    const listed = column.cells.filter(({ basis }) => basis === "listed");
    const isEnough =
      column.listings >= enough.listings &&
      column.dealers.length >= enough.dealers &&
      listed.length >= enough.modelYears;
    return isEnough ? [lossOf(column, listed)] : [];
  })
  .toSorted((a, b) => a.askingPct - b.askingPct);

function lossOf(column: BookColumn, listed: readonly BookCell[]): ValueLoss {
  const newer = listed[0]!;
  const older = listed.findLast(({ modelYear }) => newer.modelYear - modelYear <= maxSpan)!;
  const years = newer.modelYear - older.modelYear;
  const yearly = (from: number, to: number) =>
    Math.round(1000 * (1 - (to / from) ** (1 / years))) / 10;
  const [from, to] = [cartPrice(newer.figures, "asking"), cartPrice(older.figures, "asking")];
  return {
    column,
    newer,
    older,
    asking: [from, to],
    askingPct: yearly(from.dollars, to.dollars),
    tradeInPct: yearly(newer.advice.trading.number, older.advice.trading.number),
  };
}
