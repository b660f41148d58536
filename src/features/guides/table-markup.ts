interface Cell {
  readonly tag: string;
  readonly html: string;
  readonly text: string;
}

/** An amount with at most a short unit: "$1,028", "4.9%", "60", "3 years", "$50 to $150", "nothing". */
const figure = /^nothing$|^[−-]?\$?\d[\d,.]*%?(?: (?:years?|months?|hours?)| to \$\d[\d,]*)?$/;
const dollars = /^nothing$|^\$(?<from>\d[\d,]*)(?: to \$(?<to>\d[\d,]*))?$/;

/**
 * Aligns a table's columns of figures, and draws a bar beside each amount or range in its last column of
 * dollars, and in other columns of dollars that aren't far from it. `html` is what's between the table's
 * tags.
 */
export function tableMarkup(html: string): string {
  const rows = Array.from(html.matchAll(/<tr>(.*?)<\/tr>/gs), ([, row]) => cellsIn(row!));
  const [head, ...body] = rows;
  if (head === undefined || body.length < 2) return `<table class="rows">${html}</table>`;
  const columns = [...head.keys()].slice(1);
  const isEach = (column: number, pattern: RegExp) =>
    body.every((row) => pattern.test(row[column]?.text ?? ""));
  // Figures align to the right, where they would touch the text of the next column.
  const lastText = columns.findLast((column) => !isEach(column, figure)) ?? 0;
  const figures = columns.filter((column) => column > lastText);
  const largestIn = (column: number) =>
    Math.max(...body.map((row) => amountsIn(row[column]?.text ?? "").to));
  const amounts = figures.filter((column) => isEach(column, dollars));
  const largestInLast = largestIn(amounts.at(-1) ?? 0);
  const compared = amounts.filter((column) => {
    const ratio = largestIn(column) / largestInLast;
    return ratio >= 1 / 2 && ratio <= 2;
  });
  const largest = Math.max(...compared.map(largestIn));
  // Amounts are as wide as the widest, so that all bars are on one scale.
  const hasRanges = body.some((row) =>
    compared.some((column) => row[column]?.text.includes(" to ")),
  );
  const width = hasRanges ? " data-ranges" : "";
  const cell = ({ tag, html: content, text }: Cell, column: number, isHead: boolean) => {
    const isCompared = compared.includes(column);
    const numeric = figures.includes(column) ? ' class="n"' : "";
    const drawn = isCompared ? " data-drawn" : "";
    const inside =
      isHead || !isCompared
        ? content
        : `<div${width}>${barMarkup(amountsIn(text), largest)}<span>${content}</span></div>`;
    return `<${tag}${numeric}${drawn}>${inside}</${tag}>`;
  };
  const row = (cells: readonly Cell[], isHead: boolean) =>
    `<tr>${cells.map((each, column) => cell(each, column, isHead)).join("")}</tr>`;
  return (
    `<table class="rows"><thead>${row(head, true)}</thead>` +
    `<tbody>${body.map((each) => row(each, false)).join("")}</tbody></table>`
  );
}

function cellsIn(row: string): Cell[] {
  return Array.from(row.matchAll(/<(t[hd])[^>]*>(.*?)<\/t[hd]>/gs), ([, tag, html]) => ({
    tag: tag!,
    html: html!,
    text: html!.replaceAll(/<[^<>]{0,400}>/g, "").trim(),
  }));
}

interface Amounts {
  readonly from: number;
  readonly to: number;
}

/** A single amount starts at zero. A text without one is zero. */
function amountsIn(text: string): Amounts {
  const { from, to } = dollars.exec(text)?.groups ?? {};
  const numberOf = (digits = "0") => Number(digits.replaceAll(",", ""));
  return to === undefined
    ? { from: 0, to: numberOf(from) }
    : { from: numberOf(from), to: numberOf(to) };
}

function barMarkup({ from, to }: Amounts, largest: number): string {
  const percent = (amount: number) => `${((100 * amount) / largest).toFixed(1)}%`;
  const start = from === 0 ? "" : ` x="${percent(from)}"`;
  return `<svg aria-hidden="true"><rect${start} width="${percent(to - from)}" height="100%" rx="3"/></svg>`;
}
