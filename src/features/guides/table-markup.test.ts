import { expect, test } from "vitest";
import { tableMarkup } from "./table-markup.ts";

const row = (tag: string, cells: readonly string[]) =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>\n`;
const tableOf = (head: readonly string[], ...body: readonly (readonly string[])[]) =>
  tableMarkup(
    `<thead>${row("th", head)}</thead><tbody>${body.map((cells) => row("td", cells)).join("")}</tbody>`,
  );

const loans = tableOf(
  ["Offer", "A month", "Cost", "Rate"],
  ["Lender A", "$400", "$1,000", "4.9%"],
  ["Lender B", "$412", "$2,000", "6.9%"],
);

test("columns of figures are aligned as figures, and so are their heads", () => {
  expect(loans.match(/<th class="n"[^<]*/g)).toEqual([
    '<th class="n">A month',
    '<th class="n" data-drawn>Cost',
    '<th class="n">Rate',
  ]);
  expect(loans).toContain("<td>Lender A</td>");
});

test("the last column of dollars has bars, the longest at the highest amount", () => {
  const widths = Array.from(
    loans.matchAll(/<rect width="([\d.]+%)"[^>]*><\/svg><span>(\$[\d,]+)</g),
    ([, width, amount]) => [amount, width],
  );
  expect(widths).toEqual([
    ["$1,000", "50.0%"],
    ["$2,000", "100.0%"],
  ]);
});

test("an amount of “nothing” has a bar without any width beside the bars of dollars", () => {
  const table = tableOf(["A new set", "In dollars"], ["Costs", "$1,500"], ["Adds", "nothing"]);
  const widths = Array.from(table.matchAll(/<rect width="([\d.]+%)"/g), ([, width]) => width);
  expect(widths).toEqual(["100.0%", "0.0%"]);
});

test("columns of dollars that aren't far apart have bars on one scale", () => {
  const table = tableOf(
    ["Year", "Small", "Large"],
    ["6", "$1,000", "$1,500"],
    ["8", "$1,200", "$2,000"],
  );
  const widths = Array.from(table.matchAll(/<rect width="([\d.]+%)"/g), ([, width]) => width);
  expect(widths).toEqual(["50.0%", "75.0%", "60.0%", "100.0%"]);
  expect(table.match(/<th[^>]*>\w+/g)).toEqual([
    "<th>Year",
    '<th class="n" data-drawn>Small',
    '<th class="n" data-drawn>Large',
  ]);
});

test("a range's bar runs from its lower amount to its higher one", () => {
  const table = tableOf(["Work", "Price"], ["Brakes", "$30 to $300"], ["Tow", "$150"]);
  expect(table).toMatch(/<rect x="10.0%" width="90.0%"[^>]*><\/svg><span>\$30 to \$300</);
  expect(table).toMatch(/<rect width="50.0%"[^>]*><\/svg><span>\$150</);
});

test("a column with a text or a missing cell stays text", () => {
  const table = tableOf(
    ["On the bill", "There", "Here"],
    ["Prep", "$600; $975 on four models", "$100 to $200"],
    ["Delivery", "$100"],
  );
  expect(table).not.toMatch(/class="n"|<svg/);
});

test("figures before a column of text are aligned like text", () => {
  const table = tableOf(["A", "B", "C"], ["x", "$10", "more"], ["y", "$20", "less"]);
  expect(table).not.toMatch(/class="n"|<svg/);
});

test("a link in a cell is kept, and its text is read", () => {
  const table = tableOf(["A", "B"], ["x", '<a href="/y">$10</a>'], ["z", "<strong>$5</strong>"]);
  expect(table).toContain('<span><a href="/y">$10</a></span>');
  expect(table).toContain('width="50.0%"');
});

test("a table of one line, or without a head, stays as it is", () => {
  expect(tableMarkup("")).toBe('<table class="rows"></table>');
  expect(tableOf(["A", "B"], ["x", "$10"])).not.toContain("<svg");
});
