import { csvReader, detectDelimiter } from "../../domain/reading/sheet/csv-reader.ts";
import { type Node, type Skipped, UnreadableDocument, maxValues } from "./item.ts";
import { TooComplex } from "../../text/markup.ts";

/**
 * Reads the rows of a CSV or TSV file by its headings. Skips a row with too many cells, because there
 * is no telling which headings they belong to.
 */
export function readTable(text: string): { rows: Node[]; skipped: Skipped[] } {
  const { records, unread } = csvReader(detectDelimiter(text))(text, true);
  if (unread !== null) {
    const fault = unread.why === "open quote" ? "a quote is never closed" : "it is too long";
    throw new UnreadableDocument(`is not a valid table: line ${unread.line}: ${fault}`);
  }
  const [{ cells: headings } = { cells: [] }, ...lines] = records;
  if (headings.length * lines.length > maxValues) {
    throw new TooComplex(`has more than ${maxValues} cells`);
  }
  const rows: Node[] = [];
  const skipped: Skipped[] = [];
  for (const { cells, line } of lines) {
    if (cells.length > headings.length) {
      const reason = `${cells.length} cells under ${headings.length} headings`;
      skipped.push({ item: `line ${line}`, reason });
      continue;
    }
    rows.push(
      Object.fromEntries(headings.map((name, column) => [name.trim(), cells[column] ?? ""])),
    );
  }
  return { rows, skipped };
}
