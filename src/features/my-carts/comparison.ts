import type { Appraisal, Line } from "../../../domain/valuation/appraise.ts";
import type { Cart } from "../../../domain/valuation/cart.ts";
import { rules } from "../../../domain/valuation/rules.ts";
import type { Calculation } from "../cart/calculation.ts";
import { factsOf, baseReason, changeText } from "../cart/cart-facts.ts";
import { formatChange, formatDollars, formatRange } from "../../../domain/cart/money.ts";

/** One thing of every cart, in the carts' order; "–" where a cart has no such thing. */
export interface Row {
  readonly label: string;
  readonly cells: readonly Cell[];
  readonly differs: boolean;
}

interface Cell {
  readonly text: string;
  /** How the figure came about, or how it compares. */
  readonly note?: string;
}

const none: Cell = { text: "–" };

export function estimateRows(carts: readonly Calculation[]): Row[] {
  const first = carts[0]!.estimate.value;
  return [
    row(
      "Estimate",
      carts.map(({ estimate: { value } }, index) => ({
        text: formatDollars(value),
        ...(index > 0 && { note: besideFirst(value - first) }),
      })),
    ),
    row(
      "Range",
      carts.map(({ estimate }) => ({ text: formatRange(estimate) })),
    ),
  ];
}

/** The rows: the price to ask for each cart, its trade-in, and dealers' prices. */
export function answerRows(carts: readonly Calculation[]): Row[] {
  const cellOf = (dollars: number): Cell => ({ text: formatDollars(dollars) });
  return [
    row(
      "Ask",
      carts.map(({ advice }) => (advice === null ? none : cellOf(advice.selling.number))),
    ),
    row(
      "Trade-in",
      carts.map(({ market, estimate }) => cellOf(market?.tradeIn.middle ?? estimate.low)),
    ),
    row(
      "Dealers ask",
      carts.map(({ market }) => (market === null ? none : cellOf(market.asking.asking))),
    ),
  ];
}

function besideFirst(difference: number): string {
  if (difference === 0) return "the same as the first";
  return `${formatDollars(Math.abs(difference))} ${difference > 0 ? "more" : "less"} than the first`;
}

export function detailRows(carts: readonly Calculation[]): Row[] {
  const facts = carts.map(({ cart }) => new Map(namedFacts(cart)));
  const names = new Set(facts.flatMap((each) => [...each.keys()]));
  return [...names].map((name) =>
    row(
      name,
      facts.map((each) => ({ text: each.get(name) ?? none.text })),
    ),
  );
}

function namedFacts(cart: Cart): [string, string][] {
  return [
    ["Model year", String(cart.modelYear)],
    ["Make", cart.make],
    ["Model", cart.model],
    ...factsOf(cart),
  ];
}

export function lineRows(carts: readonly Calculation[]): Row[] {
  return alignedLines(carts.map(({ estimate }) => estimate)).map(({ id, lines }) =>
    row(
      lineLabels.get(id)!,
      lines.map((line, index) => (line === null ? none : lineCell(line, carts[index]!))),
    ),
  );
}

function lineCell(line: Line, { cart, estimate: { base } }: Calculation): Cell {
  if (line.id === "base") return { text: formatDollars(line.amount), note: baseReason(base, cart) };
  const note = line.twentieths === null ? "raised to" : changeText(line.twentieths);
  return { text: line.amount === 0 ? "$0" : formatChange(line.amount), note };
}

const lineLabels = new Map<Line["id"], string>([
  ["base", "Base price"],
  ...rules.map(({ id, label }): [Line["id"], string] => [id, label]),
  ["floor", "Minimum value"],
]);

/** The lines of several estimates beside one another: null where an estimate has no such line. */
export function alignedLines(
  appraisals: readonly Appraisal[],
): { id: Line["id"]; lines: (Line | null)[] }[] {
  return [...lineLabels.keys()]
    .map((id) => ({
      id,
      lines: appraisals.map(({ lines }) => lines.find((line) => line.id === id) ?? null),
    }))
    .filter(({ lines }) => lines.some((line) => line !== null));
}

function row(label: string, cells: readonly Cell[]): Row {
  return { label, cells, differs: cells.some(({ text }) => text !== cells[0]!.text) };
}
