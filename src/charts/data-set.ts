import type { ReactNode } from "react";
import { absoluteUrl, site } from "../../config/site.ts";
import { formatDollars } from "../../domain/cart/money.ts";
import { safeCell } from "../../text/csv.ts";
import { dateText } from "../format/date-text.ts";
import { chartPath, embedScriptPath, figuresPath } from "../site/paths.ts";

/** The figures of a chart or a table, as the files and the frame of it have them. */
export interface DataSet {
  /** A folder and a name: "values/club-car". */
  readonly name: string;
  /** At most 48 characters. */
  readonly title: string;
  /** The figures, in a sentence or two. */
  readonly about: string;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly source: string;
  /** An ISO date. */
  readonly updated: string;
  /** The address of the page that shows them. */
  readonly page: string;
  /** The chart, if it is one: otherwise, the rows are shown. */
  readonly chart?: () => ReactNode;
}

export interface Column {
  readonly name: string;
  /** The heading, and the column’s meaning. */
  readonly title: string;
  readonly unit?: Unit;
  /** True for sentences, which wrap. */
  readonly isProse?: boolean;
}

type Unit =
  | "as written"
  | "month"
  | "US dollars"
  | "years"
  | "year"
  | "date"
  | "percent"
  | "carts"
  | "listings"
  | "factor";
export type Row = readonly (string | number | null)[];

export const dollars = (name: string, title: string): Column => ({
  name,
  title,
  unit: "US dollars",
});

/** One line for each row, with a header: RFC 4180. */
export function csvOf({ columns, rows }: DataSet): string {
  const lines = [columns.map(({ name }) => name), ...rows];
  return lines.map((cells) => `${cells.map(csvCell).join(",")}\r\n`).join("");
}

/** A number below zero is no formula. */
const csvCell = (cell: Row[number]) =>
  typeof cell === "number" ? String(cell) : safeCell(cell ?? "", ",");

/** Describes the figures for whoever takes them along. */
export function metadataOf(set: DataSet) {
  const { title, about, columns, source, updated, page, name } = set;
  return {
    title,
    description: about,
    columns: Object.fromEntries(columns.map((column) => [column.name, column.title])),
    units: Object.fromEntries(
      columns.flatMap((column) => (column.unit === undefined ? [] : [[column.name, column.unit]])),
    ),
    source,
    updated,
    license: "https://creativecommons.org/licenses/by/4.0/",
    cite: citationOf(set),
    page: absoluteUrl(page),
    chart: absoluteUrl(chartPath(name)),
  };
}

export const citationOf = ({ title, updated, name }: DataSet) =>
  `${site.name}, ${title}, figures of ${updated}, ${absoluteUrl(figuresPath(name, "csv"))}`;

/**
 * Mostly a little more than a frame needs at any width from 320 pixels. Its script makes it higher
 * if it has to be.
 */
const frameHeightOf = ({ chart, rows }: DataSet) =>
  chart === undefined ? Math.min(720, 270 + 42 * rows.length) : 620;

/** The line that puts a chart or a table in a page. */
export function frameLineOf(set: DataSet): string {
  const src = absoluteUrl(chartPath(set.name));
  return `<iframe src="${src}" title="${set.title}" width="100%" height="${frameHeightOf(set)}" style="border:0" loading="lazy"></iframe><script async src="${absoluteUrl(embedScriptPath)}"></script>`;
}

/** A cell as people read it. */
export function cellText(cell: Row[number], unit: Unit | undefined): string {
  if (cell === null) return "";
  if (unit === "US dollars" && typeof cell === "number") return formatDollars(cell);
  if (unit === "date") return dateText(String(cell));
  if (unit === "percent") return `${String(cell).replace("-", "−")}%`;
  return String(cell);
}
