import { quoted } from "../../domain/fleet/plain-text.ts";
import type { Tally } from "./value-lines.ts";

/** What was done, in one line. */
export function summaryOf({ carts, otherMakes, problems, total, unread }: Tally): string {
  const sentences = [
    `Valued ${grouped(carts)} ${carts === 1 ? "cart" : "carts"}.`,
    problems === 0
      ? "There were no problems."
      : `${grouped(problems)} ${problems === 1 ? "line has" : "lines have"} a problem; the last column says what it is.`,
    `The estimates total $${grouped(total)}.`,
  ];
  if (otherMakes > 0) sentences.push(otherMakesNote(otherMakes));
  if (unread.length > 0) sentences.push(`Columns not used: ${listed(unread)}.`);
  return sentences.join(" ");
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
