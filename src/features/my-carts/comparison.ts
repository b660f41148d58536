import { countText } from "../../../domain/words/english.ts";
import { formatDollars, roundedDollars } from "../../../domain/words/money.ts";
import { cartName } from "../../../domain/details/wording.ts";
import { totalCost } from "../../../domain/market/work-prices.ts";
import type { Calculation } from "../cart-form/calculation.ts";
import { factsOf } from "../cart-form/cart-facts.ts";
import type { SavedCart } from "./format.ts";
import { titleOf } from "./model.ts";

export type Compared = Calculation & { readonly saved: SavedCart };

export interface Row {
  readonly label: string;
  readonly cells: readonly string[];
}

const none = "–";

export function moneyRows(carts: readonly Calculation[]): Row[] {
  const row = (label: string, dollarsOf: (cart: Calculation) => number | undefined): Row => ({
    label,
    cells: carts.map((cart) => {
      const dollars = dollarsOf(cart);
      return dollars === undefined ? none : formatDollars(dollars);
    }),
  });
  return [
    row("Ask", ({ advice }) => advice?.selling.number),
    row("Settle near", ({ advice }) => advice?.selling.settle),
    row("Expect from a dealer", ({ advice }) => advice?.trading.number),
    row("Dealers ask", ({ market }) => market?.asking.asking),
    { label: "Work it needs", cells: carts.map(workText) },
    row("Estimated value", ({ estimate }) => estimate.value),
  ];
}

function workText({ market }: Calculation): string {
  if (market === null) return none;
  const cost = roundedDollars(totalCost(market.work));
  return cost === 0 ? "none" : formatDollars(cost);
}

export function detailRows(carts: readonly Calculation[]): Row[] {
  const facts = carts.map(({ cart }) => new Map(factsOf(cart)));
  const marked = carts.map(({ cart, details }) => new Map(factsOf(cart, details)));
  const names = new Set(facts.flatMap((cartFacts) => [...cartFacts.keys()]));
  return [...names]
    .filter((name) => new Set(facts.map((cartFacts) => cartFacts.get(name))).size > 1)
    .map((label) => ({ label, cells: marked.map((cartFacts) => cartFacts.get(label) ?? none) }));
}

export function findingText(carts: readonly Compared[]): string {
  const canAsk = carts.every(({ advice }) => advice !== null);
  const [first, second] = carts
    .map((cart) => ({
      cart,
      dollars: canAsk ? cart.advice!.selling.number : cart.estimate.value,
    }))
    .toSorted((a, b) => b.dollars - a.dollars);
  const more = first!.dollars - second!.dollars;
  const [best, next] = [nameInText(first!.cart), nameInText(second!.cart)];
  if (canAsk) {
    return more === 0
      ? `Ask ${formatDollars(first!.dollars)} for ${best}, and as much for ${next}`
      : `You can ask the most for ${best}: ${formatDollars(more)} more than for ${next}`;
  }
  return more === 0
    ? `By estimated value, ${best} and ${next} are even`
    : `By estimated value, ${best} is ${formatDollars(more)} ahead of ${next}`;
}

function nameInText({ saved, cart }: Compared): string {
  const title = titleOf(saved);
  return title === cartName(cart) ? `the ${title}` : title;
}

/** Null unless every cart has both a trade-in and a price to settle at. */
export function togetherText(
  carts: readonly Calculation[],
): { title: string; text: string } | null {
  const advised = carts.flatMap(({ advice }) => advice ?? []);
  if (advised.length < carts.length) return null;
  const sum = (amounts: readonly number[]) => formatDollars(amounts.reduce((a, b) => a + b));
  return {
    title: `A dealer would give you about ${sum(advised.map(({ trading }) => trading.number))}`,
    text: `Sold one at a time, and settled halfway by our rule, the ${countText(carts.length)} come to about ${sum(advised.map(({ selling }) => selling.settle!))}.`,
  };
}
