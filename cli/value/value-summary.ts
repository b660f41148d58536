import { quoted } from "../../domain/fleet/plain-text.ts";
import type { Tally } from "./value-lines.ts";

/** The outcome, in one line. */
export function summaryOf({ carts, otherMakes, others, fix, total, trade, unread }: Tally): string {
  const problems = fix.length;
  const sentences = [
    `Valued ${grouped(carts)} ${carts === 1 ? "cart" : "carts"}.`,
    problems === 0
      ? "There were no problems."
      : `${grouped(problems)} ${problems === 1 ? "line has" : "lines have"} a problem; the last column says what it is.`,
    `The estimates total $${grouped(total)}.`,
  ];
  if (trade.carts > 0) sentences.push(tradeNote(trade, carts));
  if (others > 0) sentences.push(othersNote(others));
  if (otherMakes > 0) sentences.push(otherMakesNote(otherMakes));
  if (unread.length > 0) sentences.push(`Columns not used: ${listed(unread)}.`);
  return sentences.join(" ");
}

/** The result as data, for another program. */
export function summaryJson({ clean, carts, total, fix }: Tally): string {
  return JSON.stringify({ rows: clean + fix.length, clean, carts, total, fix }, null, 2);
}

function tradeNote({ carts, total }: Tally["trade"], allCarts: number): string {
  const whose = carts === allCarts ? "" : ` for the ${grouped(carts)} with listings to go by`;
  return `In trade, expect about $${grouped(total)}${whose}.`;
}

function othersNote(count: number): string {
  const lines = count === 1 ? "1 line is" : `${grouped(count)} lines are`;
  return `${lines} a title, a heading, or a total, not a cart.`;
}

function otherMakesNote(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${grouped(count)} carts have`;
  return `${whose} a make that is not in our directory, so the price of any other make was used.`;
}

const mostListed = 10;

function listed(headings: readonly string[]): string {
  const shown = headings.slice(0, mostListed).map(quoted).join(", ");
  const more = headings.length - mostListed;
  return more > 0 ? `${shown}, and ${more} more` : shown;
}

function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
