/** A table of a web page, without the tables inside it. */
export type HtmlTable = readonly (readonly {
  readonly text: string;
  readonly columns: number;
  readonly rows: number;
}[])[];

/** Excel's “Web Page” format is a web page too. */
export function isHtml(start: string): boolean {
  return (
    start.trimStart().startsWith("<") && /<(?:!doctype html|html|head|body|table)\b/i.test(start)
  );
}

export function rowsOf(tables: readonly HtmlTable[]): string[][] {
  const grids = tables.map(gridOf);
  const longest = grids.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? [];
  return grids.filter((grid) => widthOf(grid) === widthOf(longest)).flat();
}

const widthOf = (grid: readonly string[][]) => Math.max(0, ...grid.map((cells) => cells.length));

/** A row with a single cell is layout. */
const sizeOf = (grid: readonly string[][]) => grid.filter((cells) => cells.length > 1).length;

const maxSpan = 100;

/** A cell that spans columns goes into the first, and one that spans rows into each. */
function gridOf(table: HtmlTable): string[][] {
  const grid: string[][] = table.map(() => []);
  table.forEach((cells, row) => {
    let column = 0;
    for (const { text, columns, rows } of cells) {
      while (grid[row]![column] !== undefined) column += 1;
      for (let down = 0; down < Math.min(Math.max(rows, 1), maxSpan); down++) {
        for (let over = 0; over < Math.min(columns, maxSpan); over++) {
          const below = grid[row + down];
          if (below !== undefined) below[column + over] = over === 0 ? text : "";
        }
      }
    }
  });
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? ""));
}
