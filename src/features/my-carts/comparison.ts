import { allText, capitalize, countText, countInWords } from "../../../domain/words/english.ts";
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
    row("Trade-in", ({ advice }) => advice?.trading.number),
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

/** For the visitor's own carts. Carts to buy never go into the same sum. */
export function ownSums(carts: readonly Compared[]): { title: string; text: string } {
  const own = carts.filter(({ saved }) => saved.role !== "buying");
  if (own.length > 0 && own.every(({ saved }) => saved.role === "insuring")) {
    const insured = own.flatMap(({ advice }) => advice?.insuring.number ?? []);
    if (insured.length > 0) {
      return {
        title: `Insure ${whichText(insured.length, own.length)} for ${sum(insured)}`,
        text: "Agree on the value in writing.",
      };
    }
  }
  if (own.length === 0) {
    const count = capitalize(countInWords(carts.length, "cart"));
    return { title: `${count} to buy`, text: "" };
  }
  return sumsOf(
    own,
    own.every(({ saved }) => saved.role === "trading"),
  );
}

/** What all the carts come to. Carts without advice have only an estimate, which isn't added to prices. */
export function sumsOf(
  carts: readonly Calculation[],
  isTradeIn = false,
): { title: string; text: string } {
  const advised = carts.flatMap(({ advice }) => advice ?? []);
  const asked = sum(advised.map(({ selling }) => selling.number));
  const estimated = sum(carts.map(({ estimate }) => estimate.value));
  const [count, missing] = [carts.length, carts.length - advised.length];
  if (advised.length === 0) {
    return {
      title: `${capitalize(countInWords(count, "cart"))}, estimated at ${estimated}${count === 1 ? "" : " in all"}`,
      text: "",
    };
  }
  const settled = sum(advised.map(({ selling }) => selling.settle));
  const traded = sum(advised.map(({ trading }) => trading.number));
  const them = advised.length === 1 ? "it" : "them";
  if (isTradeIn) {
    const rest = missing > 0 ? ` ${onlyEstimateText(missing)}` : "";
    return {
      title: `Expect ${traded} in trade for ${whichText(advised.length, count)}`,
      text: `Sell ${them} yourself, and you’d settle near ${settled}.${rest}`,
    };
  }
  const text = `Expect to settle near ${settled}, or trade ${them} in for about ${traded}.`;
  const rest = missing > 0 ? ` ${onlyEstimateText(missing)}` : "";
  return { title: `Ask ${asked} for ${whichText(advised.length, count)}`, text: text + rest };
}

function whichText(advised: number, count: number): string {
  if (advised < count) return `${countText(advised)} of your ${countText(count)} carts`;
  if (count === 1) return "your cart";
  return `${allText(count)} carts`;
}

function onlyEstimateText(count: number): string {
  return count === 1
    ? "The other one has only an estimate."
    : `The other ${countText(count)} have only an estimate.`;
}

function sum(amounts: readonly number[]): string {
  return formatDollars(amounts.reduce((total, amount) => total + amount, 0));
}
