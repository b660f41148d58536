// Tested in open-sheet.test.ts.
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

/** Null if cells that span rows or columns would fill more cells than any sheet should have. */
export function rowsOf(tables: readonly HtmlTable[]): string[][] | null {
  const grids: string[][][] = [];
  let left = maxCells;
  for (const table of tables) {
    const grid = gridOf(table, left);
    if (grid === null) return null;
    left -= grid.reduce((sum, cells) => sum + cells.length, 0);
    grids.push(grid);
  }
  const longest = grids.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0] ?? [];
  return grids.filter((grid) => widthOf(grid) === widthOf(longest)).flat();
}

const widthOf = (grid: readonly string[][]) =>
  grid.reduce((width, cells) => Math.max(width, cells.length), 0);

/** A row with a single cell is layout. */
const sizeOf = (grid: readonly string[][]) => grid.filter((cells) => cells.length > 1).length;

const maxSpan = 100;
const maxCells = 2_000_000;

/** A cell that spans columns goes into the first, and one that spans rows into each. */
function gridOf(table: HtmlTable, maxCellsLeft: number): string[][] | null {
  const grid: string[][] = table.map(() => []);
  let left = maxCellsLeft;
  for (const [row, cells] of table.entries()) {
    let column = 0;
    for (const { text, columns, rows } of cells) {
      while (grid[row]![column] !== undefined) column += 1;
      const height = Math.min(Math.max(rows, 1), maxSpan, table.length - row);
      const width = Math.min(Math.max(columns, 1), maxSpan);
      left -= height * width;
      if (left < 0) return null;
      for (let down = 0; down < height; down++) {
        for (let over = 0; over < width; over++) {
          grid[row + down]![column + over] = over === 0 ? text : "";
        }
      }
    }
  }
  return grid.map((cells) => Array.from(cells, (cell) => cell ?? ""));
}
