import { quoted } from "../../domain/fleet/plain-text.ts";
import type { Tally } from "./value-lines.ts";

/** What was done, in one line. */
export function summaryOf({ carts, otherMakes, problems, total, unread }: Tally): string {
  const sentences = [
    `Valued ${grouped(carts)} ${carts === 1 ? "cart" : "carts"}.`,
    problems === 0
      ? "No line has a problem."
      : `${grouped(problems)} ${problems === 1 ? "line has" : "lines have"} a problem, named in the last column.`,
    `The estimates total $${grouped(total)}.`,
  ];
  if (otherMakes > 0) sentences.push(otherMakesNote(otherMakes));
  if (unread.length > 0) sentences.push(`Columns not read: ${listed(unread)}.`);
  return sentences.join(" ");
}

function otherMakesNote(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${grouped(count)} carts have`;
  return `${whose} a make that is not in our directory, and got the price of any other make.`;
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
