import type { Tally } from "./value-lines.ts";

/** What was done, in one line. */
export function summaryOf({ carts, otherMakes, problems, total }: Tally): string {
  const sentences = [
    `Valued ${grouped(carts)} ${carts === 1 ? "cart" : "carts"}.`,
    problems === 0
      ? "No line has a problem."
      : `${grouped(problems)} ${problems === 1 ? "line has" : "lines have"} a problem, named in the last column.`,
    `The estimates total $${grouped(total)}.`,
  ];
  if (otherMakes > 0) sentences.push(otherMakesNote(otherMakes));
  return sentences.join(" ");
}

function otherMakesNote(count: number): string {
  const whose = count === 1 ? "1 cart has" : `${grouped(count)} carts have`;
  return `${whose} a make that is not in our directory, and got the price of any other make.`;
}

function grouped(number: number): string {
  return number.toLocaleString("en-US");
}
