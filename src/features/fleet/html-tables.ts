import type { HtmlTable } from "../../../domain/reading/sheet/html-rows.ts";

/** The tables in a page, by the browser's own parser. Nothing in the page runs or is loaded. */
export function tablesIn(html: string): HtmlTable[] {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const unread of page.querySelectorAll("script, style, template, title")) unread.remove();
  for (const block of page.querySelectorAll("br, p, div, li")) block.append(" ");
  for (const br of page.querySelectorAll("br")) br.replaceWith(" ");
  return Array.from(page.querySelectorAll("table"), (table) =>
    Array.from(table.rows, (row) =>
      Array.from(row.cells, (cell) => ({
        text: cell.querySelector("table") === null ? oneLine(cell.textContent) : "",
        columns: cell.colSpan,
        rows: cell.rowSpan,
      })),
    ),
  );
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, " ").trim();
