import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as v from "valibot";
import { projectFolder } from "../../config/folders.ts";
import type { Cart } from "../../domain/cart/cart.ts";
import { listedModel } from "../../domain/catalogue/listed-model.ts";
import { otherMake } from "../../domain/catalogue/make.ts";
import { pricedMakes } from "../../domain/catalogue/priced-makes.ts";
import {
  addressNames,
  cartOf,
  choiceNames,
  defaultDetails,
  give,
  queryOf,
  readDetails,
  sourceOf,
} from "../../domain/details/details.ts";
import { priceBounds } from "../../domain/market/listing.ts";
import {
  type Sale,
  type SaleKind,
  saleDetails,
  saleFields,
} from "../../domain/submissions/sale.ts";
import { codeOf } from "../../domain/submissions/sale-code.ts";
import { csvText } from "../../text/csv.ts";
import { type CsvRecord, type Problem, readTable } from "./csv-table.ts";

/** The columns of listings/sales.csv. A cart's columns are named like the fields in its URL. */
export const saleColumns = [
  "row",
  "sold_in",
  "price",
  "kind",
  "state",
  ...addressNames,
  "public_source",
] as const;

type SaleCells = Readonly<Record<(typeof saleColumns)[number], string>>;

/** A sale that the operator accepted, without anything about who reported it. */
export interface AcceptedSale {
  readonly cells: SaleCells;
  /** An ISO month. */
  readonly soldIn: string;
  /** In whole US dollars. */
  readonly price: number;
  readonly kind: SaleKind | null;
  /** The model or the form's defaults fill in what nobody said. */
  readonly cart: Cart;
}

const blankOr = <T extends string>(choices: readonly T[]) =>
  v.picklist(["", ...choices], `is not one of ${choices.join(", ")}`);

const rowSchema = v.object({
  row: v.pipe(v.string(), v.regex(/^s[\da-f]{20}$/, "isn't a row ID")),
  sold_in: v.pipe(v.string(), v.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/, "is not an ISO month")),
  price: v.pipe(
    v.string(),
    v.regex(/^\d+$/, "is not a whole number"),
    v.transform(Number),
    v.minValue(priceBounds.min, `is below ${priceBounds.min}`),
    v.maxValue(priceBounds.max, `is above ${priceBounds.max}`),
  ),
  kind: blankOr(saleFields.kind.choices),
  state: blankOr(saleFields.state.choices),
  public_source: v.pipe(
    v.string(),
    v.check((text) => text === "" || isPublicAddress(text), "is not a web address"),
  ),
});

export function isPublicAddress(text: string): boolean {
  return /^https?:\/\/[^\s"]+$/.test(text) && URL.canParse(text);
}

/** Never throws, whatever the text. */
export function readSales(text: string): { sales: AcceptedSale[]; problems: Problem[] } {
  const { rows, problems } = readTable(text, saleColumns, readRow);
  const names = new Set<string>();
  for (const { line, cells } of rows) {
    if (names.has(cells.row)) problems.push({ line, reason: "row is in the file twice" });
    names.add(cells.row);
  }
  return { sales: rows.map(({ line: _, ...sale }) => sale), problems };
}

function readRow(record: CsvRecord): AcceptedSale | { readonly reason: string } {
  const { success, output, issues } = v.safeParse(rowSchema, record);
  if (!success) {
    return { reason: issues.map((each) => `${v.getDotPath(each)} ${each.message}`).join("; ") };
  }
  const said = new URLSearchParams(
    addressNames.map((name) => [name, record[name]!]).filter(([, text]) => text !== ""),
  );
  const details = readDetails(said, defaultDetails);
  const cart = cartOf(details);
  if (cart === null) return { reason: "has no year, make, or model that we can read" };
  const understood = new URLSearchParams(queryOf(details));
  const odd = addressNames.find(
    (name) => said.has(name) && said.get(name) !== understood.get(name),
  );
  if (odd !== undefined) return { reason: `${odd} isn't a value we know` };
  const { sold_in: soldIn, price, kind } = output;
  return { cells: cellsOf(record), soldIn, price, kind: kind === "" ? null : kind, cart };
}

function cellsOf(record: CsvRecord): SaleCells {
  const cells = saleColumns.map((column) => [column, record[column] ?? ""]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each column has its cell
  return Object.fromEntries(cells) as SaleCells;
}

/** Sorted by the rows' IDs, which are hashes, so the order doesn't reveal when the sales came in. */
export function salesText(rows: readonly SaleCells[]): string {
  return csvText(
    saleColumns,
    rows.toSorted((a, b) => (a.row < b.row ? -1 : 1)),
  );
}

/**
 * A sale keeps its ID even if a restored backup is accepted again or its entry is deleted, but only
 * the code can trace it. Starts with a letter, so that no spreadsheet takes it for a number.
 */
export function rowIdOf(code: string): string {
  return `s${hash("sha256", `row ${code}`).slice(0, 20)}`;
}

/**
 * The make and the model are in our own spelling, or "Other", because a visitor may have typed
 * anything there. So we write out whatever the typed model implied.
 */
export function cellsOfSale(
  { id, cart, price, soldIn, saleKind, state }: Sale,
  publicSource = "",
): SaleCells {
  const details = saleDetails(cart);
  const implied = choiceNames.filter((name) => sourceOf(details, name) === "model");
  const known = give(details, Object.fromEntries(implied.map((name) => [name, details[name]])));
  return cellsOf({
    row: rowIdOf(codeOf(id)),
    sold_in: soldIn,
    price: String(price),
    kind: saleKind ?? "",
    state: state ?? "",
    ...Object.fromEntries(new URLSearchParams(queryOf(known))),
    make: pricedMakes.some(({ name }) => name === cart.make) ? cart.make : otherMake.name,
    model: listedModel(cart.make, cart.model) || otherMake.name,
    public_source: publicSource,
  });
}

export const salesFile = `${projectFolder}listings/sales.csv`;

/** `npm run market -- sales` has checked this file, so a problem in it is a bug. */
export function readSalesFile(): AcceptedSale[] {
  const { sales, problems } = readSales(readFileSync(salesFile, "utf8"));
  if (problems.length > 0) throw new Error(`${salesFile}: ${JSON.stringify(problems)}`);
  return sales;
}
