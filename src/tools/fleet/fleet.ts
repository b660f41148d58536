import publishedModel from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../../../domain/asking-prices/asking-price-model.ts";
import { type CsvRecord, cellsOf } from "../../../domain/fleet/csv-reader.ts";
import type { Delimiter } from "../../../domain/fleet/delimiter.ts";
import { type FleetColumns, missingColumns } from "../../../domain/fleet/fleet-columns.ts";
import { type FleetFigures, figuresOf } from "../../../domain/fleet/fleet-figures.ts";
import { readFleetLine } from "../../../domain/fleet/fleet-line.ts";
import type { FleetCart, FleetProblem } from "../../../domain/fleet/read-fleet-row.ts";
import { type FleetValue, valueFleetCart } from "../../../domain/fleet/value-fleet-cart.ts";

const model: AskingPriceModel = publishedModel;

/** A line of a fleet as its source has it, and its figures; null if it cannot be valued. */
export interface FleetLine {
  readonly text: string;
  readonly line: number;
  readonly figures: FleetFigures | null;
}

/** Many carts, as their source has them. Only this object is changed, never one of its parts. */
export interface Fleet {
  readonly name: string;
  readonly delimiter: Delimiter;
  readonly asOfYear: number;
  /** The line with the headings; null if the source has none. */
  headingLine: Pick<CsvRecord, "text" | "line"> | null;
  headings: readonly string[];
  columns: FleetColumns;
  lines: FleetLine[];
}

/** A line that was read, and what it is worth. */
export interface ValuedLine {
  readonly cart: FleetCart;
  readonly value: FleetValue;
}

/** Exactly what the command finds for a line of a file. */
export function valueLine(
  { headings, columns, asOfYear }: Fleet,
  line: Pick<CsvRecord, "cells" | "line">,
): ValuedLine | FleetProblem {
  const cart = readFleetLine({ count: headings.length, columns }, line, asOfYear);
  if ("problem" in cart) return cart;
  return { cart, value: valueFleetCart(model, cart, asOfYear) };
}

export function lineOf(fleet: Fleet, record: CsvRecord): FleetLine {
  const { text, line } = record;
  if (missingColumns(fleet.columns) !== undefined) return { text, line, figures: null };
  const valued = valueLine(fleet, record);
  if ("problem" in valued) return { text, line, figures: null };
  return { text, line, figures: figuresOf(valued.cart, valued.value, fleet.asOfYear) };
}

/** Values a line again, after what it says or how it is read has changed. */
export function lineAgain(
  fleet: Fleet,
  { text, line }: Pick<FleetLine, "text" | "line">,
): FleetLine {
  return lineOf(fleet, { text, line, cells: cellsOf(text, fleet.delimiter) });
}
