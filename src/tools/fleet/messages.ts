import type { FleetColumns, FleetDetail } from "../../../domain/fleet/fleet-columns.ts";
import type { FleetFigures } from "../../../domain/fleet/fleet-figures.ts";
import type { FleetTotals } from "../../../domain/fleet/fleet-totals.ts";
import type { CellChange, TypedCart } from "./fleet-edits.ts";

/** The orders of the table, as the page offers them. */
export const sortOrders = [
  "file",
  "highest",
  "lowest",
  "oldest",
  "newest",
  "dealers",
  "tradeIn",
] as const;
export type SortOrder = (typeof sortOrders)[number];

export const selections = ["all", "problems", "noEvidence"] as const;
export type Selection = (typeof selections)[number];

/** What the table shows of a fleet. */
export interface View {
  readonly sort: SortOrder;
  /** Words that a line has to contain. */
  readonly filter: string;
  readonly only: Selection;
  /** Counted from 0. */
  readonly page: number;
}

/** What is wrong with the cell at a position. */
export interface CellFault {
  readonly at: number;
  readonly sentence: string;
}

/** A line of the fleet as the page shows it. */
export interface FleetRowView {
  readonly row: number;
  readonly line: number;
  readonly cells: readonly string[];
  readonly figures: FleetFigures | null;
  readonly name: string;
  readonly note: string;
  readonly faults: readonly CellFault[];
}

export interface ViewPage {
  readonly view: View;
  readonly found: number;
  readonly rows: readonly FleetRowView[];
}

/** What the page knows of a fleet besides the lines that its table shows. */
export interface FleetSummary {
  readonly name: string;
  readonly lines: number;
  readonly asOfYear: number;
  readonly headings: readonly string[];
  readonly hasHeadings: boolean;
  readonly columns: FleetColumns;
  /** A cell of each column, as an example. */
  readonly examples: readonly string[];
  /** What keeps all lines from being read; empty if nothing does. */
  readonly missing: string;
  readonly totals: FleetTotals;
  /** The first lines that cannot be valued. */
  readonly problems: readonly FleetRowView[];
  /** What a set of new lead-acid batteries costs, installed. */
  readonly packPrice: { readonly low: number; readonly high: number };
  readonly lithiumPrice: { readonly low: number; readonly high: number };
  /** The source, if it is short enough for the field where it was pasted. */
  readonly text: string | null;
}

/** What became of the copy in this browser. */
export type Keeping = "kept" | "tooLarge" | "full" | "forbidden" | "none";

/** From the page to its worker. */
export type Request =
  | { readonly type: "read"; readonly file: Blob; readonly name: string; readonly asOfYear: number }
  | { readonly type: "restore"; readonly asOfYear: number }
  | { readonly type: "stop" }
  | { readonly type: "map"; readonly at: number; readonly detail: FleetDetail | null }
  | { readonly type: "headings"; readonly has: boolean }
  | { readonly type: "change"; readonly row: number; readonly changes: readonly CellChange[] }
  | { readonly type: "add"; readonly typed: TypedCart; readonly asOfYear: number }
  | { readonly type: "remove"; readonly row: number }
  | { readonly type: "view"; readonly view: View }
  | { readonly type: "rowsToPrint"; readonly view: View; readonly most: number }
  | { readonly type: "export" }
  | { readonly type: "clear" }
  | { readonly type: "undo" };

/** From the worker to its page. */
export type Answer =
  | { readonly type: "progress"; readonly lines: number; readonly share: number }
  | { readonly type: "stopped"; readonly lines: number }
  | { readonly type: "refused"; readonly sentence: string }
  | {
      readonly type: "fleet";
      readonly summary: FleetSummary | null;
      readonly page: ViewPage | null;
      /** What Undo would take back; empty if nothing. */
      readonly undo: string;
    }
  | { readonly type: "page"; readonly page: ViewPage }
  | { readonly type: "rowsToPrint"; readonly page: ViewPage }
  | { readonly type: "export"; readonly file: Blob }
  | { readonly type: "keeping"; readonly keeping: Keeping };
