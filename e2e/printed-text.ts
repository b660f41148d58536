import type { Page } from "@playwright/test";
import { getDocumentProxy } from "unpdf";

interface Piece {
  readonly text: string;
  /** In points. */
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The text of the page as it is saved to a PDF, line by line and without spaces, because a sign's digits
 * stand apart. What is drawn but can't be seen, such as a digit that stands edge-on, isn't in it.
 */
export async function printedText(page: Page): Promise<string> {
  return joined(await printedPieces(page));
}

/** The numbers printed in the largest letters, as on a sign. Their commas are on another line. */
export async function largestPrintedNumbers(page: Page): Promise<number[]> {
  const pieces = (await printedPieces(page)).filter(({ text }) => /^[$\d,]+$/.test(text));
  const largest = Math.max(...pieces.map(({ size }) => size));
  const digits = joined(pieces.filter(({ size }) => size > largest * 0.8)).replaceAll(",", "");
  return [...digits.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
}

async function printedPieces(page: Page): Promise<Piece[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item)) return [];
    const [x, y] = [item.transform[4] as number, item.transform[5] as number];
    return [{ text: item.str.replace(/\s/g, ""), size: item.height, x, y }];
  });
}

/** In points. */
const lineHeight = 6;

function joined(pieces: readonly Piece[]): string {
  const lines: Piece[][] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const line = lines.at(-1);
    if (line !== undefined && line[0]!.y - piece.y < lineHeight) line.push(piece);
    else lines.push([piece]);
  }
  return lines
    .map((line) =>
      line
        .toSorted((a, b) => a.x - b.x)
        .map(({ text }) => text)
        .join(""),
    )
    .join("\n");
}
