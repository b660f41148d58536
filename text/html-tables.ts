import { TooComplex, boundedParser } from "./markup.ts";

interface HtmlCell {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}

interface OpenTable {
  readonly rows: HtmlCell[][];
  cell: OpenCell | null;
}

interface OpenCell {
  text: string;
  /** A cell with a table inside is only there for layout. */
  isLayout: boolean;
  readonly columns: number;
  readonly rows: number;
}

const unread = new Set(["script", "style", "template", "title"]);
const blocks = new Set(["br", "p", "div", "li"]);

/**
 * Reads a page that arrives in parts. The browser's own parser can't be used, because our security
 * policy doesn't let scripts create markup. Null for a page that would take too long.
 */
export async function tablesIn(html: AsyncIterable<string>): Promise<HtmlCell[][][] | null> {
  const tables: HtmlCell[][][] = [];
  const open: OpenTable[] = [];
  let hidden = 0;
  const endCell = (table: OpenTable | undefined) => {
    if (table === undefined || table.cell === null) return;
    const { text, isLayout, columns, rows } = table.cell;
    const shown = isLayout ? "" : text.replaceAll(/\s+/g, " ").trim();
    table.rows.at(-1)?.push({ text: shown, columns, rows });
    table.cell = null;
  };
  const add = (text: string) => {
    const cell = open.at(-1)?.cell;
    if (hidden === 0 && cell) cell.text += text;
  };
  const parser = boundedParser({
    onopentag(name, { colspan, rowspan }) {
      if (unread.has(name)) hidden += 1;
      if (name === "table") {
        const outer = open.at(-1)?.cell;
        if (outer) outer.isLayout = true;
        const rows: HtmlCell[][] = [];
        tables.push(rows);
        open.push({ rows, cell: null });
      }
      const table = open.at(-1);
      if (table === undefined) return;
      if (name === "tr") table.rows.push([]);
      if (name === "td" || name === "th") {
        endCell(table);
        table.cell = {
          text: "",
          isLayout: false,
          columns: spanOf(colspan),
          rows: spanOf(rowspan),
        };
      }
      if (blocks.has(name)) add(" ");
    },
    ontext: add,
    onclosetag(name) {
      if (unread.has(name)) hidden -= 1;
      if (name === "td" || name === "th" || name === "tr") endCell(open.at(-1));
      if (name === "table") endCell(open.pop());
    },
  });
  try {
    for await (const part of html) parser.write(part);
    parser.end();
  } catch (error) {
    if (error instanceof TooComplex) return null;
    throw error;
  }
  return tables;
}

function spanOf(text: string | undefined): number {
  const span = Number(text);
  return Number.isInteger(span) && span > 0 ? span : 1;
}
