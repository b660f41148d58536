import { dollarTicks } from "../../charts/asking-scale.ts";
import { type CartPrice, cartPrice } from "../../../domain/answer/cart-price.ts";
import { facts } from "../../market/listings.data.ts";
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

/** More lines than this run into each other. */
const maxCurves = 6;

/** What a name at the end of a line takes up on a phone. */
const nameRoom = { years: 6, dollars: 600 };

interface Point {
  readonly ageYears: number;
  readonly dollars: number;
}

interface Curve {
  readonly loss: ValueLoss;
  /** The youngest cart comes first. */
  readonly points: readonly Point[];
}

/** One for each model: of the kind that holds its price best or worst, or that is listed most. */
const curves: readonly Curve[] = [
  valueLosses[0]!,
  valueLosses.at(-1)!,
  ...valueLosses.toSorted((a, b) => b.column.listings - a.column.listings),
]
  .filter(
    ({ column }, index, all) =>
      index === all.findIndex((loss) => loss.column.model === column.model),
  )
  .slice(0, maxCurves)
  .map((loss) => ({
    loss,
    points: loss.column.cells
      .filter(
        ({ modelYear }) => modelYear <= loss.newer.modelYear && modelYear >= loss.older.modelYear,
      )
      .map(({ modelYear, figures }) => ({
        ageYears: facts.asOfYear - modelYear,
        dollars: cartPrice(figures, "asking").dollars,
      })),
  }));

const points = curves.flatMap((curve) => curve.points);
const lastAge = 5 * Math.ceil(Math.max(...points.map(({ ageYears }) => ageYears)) / 5);

export const lossChart = {
  dollars: dollarTicks(Math.max(...points.map(({ dollars }) => dollars))),
  /** In years. */
  ages: Array.from({ length: lastAge / 5 + 1 }, (_, index) => 5 * index),
  curves: curves.map((curve) => ({ ...curve, isNamedBelow: !hasRoomAfter(curve) })),
};

/** True if the name fits above the line's end, to its right, without covering another line. */
function hasRoomAfter(curve: Curve): boolean {
  const end = curve.points.at(-1)!;
  const isInTheWay = ({ ageYears, dollars }: Point) =>
    ageYears >= end.ageYears &&
    ageYears <= end.ageYears + nameRoom.years &&
    dollars >= end.dollars &&
    dollars <= end.dollars + nameRoom.dollars;
  const others = curves.filter((other) => other !== curve).flatMap((other) => other.points);
  return end.ageYears + nameRoom.years <= lastAge && !others.some(isInTheWay);
}
