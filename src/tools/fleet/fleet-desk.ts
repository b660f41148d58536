import { addCart, changeCells, emptyFleet, mapColumn, setHasHeadings } from "./fleet-edits.ts";
import type { Fleet } from "./fleet.ts";
import { summaryOf } from "./fleet-summary.ts";
import { exportParts, fileOf } from "./fleet-texts.ts";
import { pageOf, rowsOf } from "./fleet-view.ts";
import { pageRows } from "./page-rows.ts";
import type { Answer, Keeping, Request, View, ViewPage } from "./messages.ts";
import { type FleetSource, readFleet } from "./read-fleet.ts";

/** What the desk needs of the place where it runs. */
export interface Surroundings {
  readonly answer: (answer: Answer) => void;
  readonly keep: (fleet: Fleet | null) => Promise<Keeping>;
  readonly kept: () => Promise<FleetSource | null>;
  /** Lets requests come in that were made meanwhile. */
  readonly pause: () => Promise<void>;
}

/** What the last change can be taken back to, and what to say of it. */
interface Undo {
  readonly text: string;
  readonly fleet: Fleet;
  readonly lines: Fleet["lines"];
}

const firstView: View = { sort: "file", filter: "", only: "all", page: 0 };

/** Holds a fleet and answers what the page asks about it. */
export class FleetDesk {
  readonly #around: Surroundings;
  #fleet: Fleet | null = null;
  #undo: Undo | null = null;
  #view = firstView;
  /** What the view shows, until it is to be found again. */
  #rows: readonly number[] | null = null;
  #reading = { isStopped: false };
  #keeping: Promise<void> = Promise.resolve();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  async handle(request: Request): Promise<void> {
    switch (request.type) {
      case "read":
        return this.#read(request, request.asOfYear, true);
      case "restore":
        return this.#restore(request.asOfYear);
      case "stop":
        this.#reading.isStopped = true;
        return;
      case "add":
        this.#fleet ??= emptyFleet(request.asOfYear);
        return this.#change((fleet) => addCart(fleet, request.typed));
      case "clear":
        return this.#replace(null, "The carts were cleared.");
      case "undo":
        return this.#takeBack();
      default:
        if (this.#fleet !== null) this.#handleFleet(this.#fleet, request);
    }
  }

  #handleFleet(fleet: Fleet, request: FleetRequest): void {
    const { answer } = this.#around;
    switch (request.type) {
      case "map":
        return this.#change(() => mapColumn(fleet, request.at, request.detail));
      case "headings":
        return this.#change(() => setHasHeadings(fleet, request.has));
      case "change":
        return this.#change(() => changeCells(fleet, request.row, request.changes));
      case "remove":
        return this.#remove(fleet, request.row);
      case "view":
        return answer({ type: "page", page: this.#page(fleet, request.view) });
      case "rowsToPrint": {
        const first = { ...request.view, page: 0 };
        const page = pageOf(fleet, first, rowsOf(fleet, first), request.most);
        return answer({ type: "rowsToPrint", page });
      }
      case "export":
        return answer({ type: "export", file: fileOf(exportParts(fleet)) });
    }
  }

  async #read(source: FleetSource, asOfYear: number, isChange: boolean): Promise<void> {
    const { answer, pause } = this.#around;
    this.#reading.isStopped = true;
    const own = (this.#reading = { isStopped: false });
    let lines = 0;
    const result = await readFleet(source, asOfYear, {
      isStopped: () => own.isStopped,
      onPart: (linesNow, share) => {
        lines = linesNow;
        answer({ type: "progress", lines, share });
        return pause();
      },
    });
    if (result === null) {
      // Another reading that took the place of this one goes on.
      if (own === this.#reading) answer({ type: "stopped", lines });
    } else if ("refusal" in result) answer({ type: "refused", sentence: result.refusal });
    else if (isChange) this.#replace(result, "The carts that were here were replaced.");
    else {
      this.#fleet = result;
      this.#show();
    }
  }

  async #restore(asOfYear: number): Promise<void> {
    const source = await this.#around.kept();
    if (source === null) this.#show();
    else await this.#read(source, asOfYear, false);
  }

  /** After a change, the last thing that could be undone stands. */
  #change(edit: (fleet: Fleet) => void): void {
    this.#undo = null;
    edit(this.#fleet!);
    this.#show();
    this.#keep();
  }

  #remove(fleet: Fleet, row: number): void {
    const { lines } = fleet;
    this.#undo = { text: `Line ${lines[row]!.line} was removed.`, fleet, lines };
    fleet.lines = lines.toSpliced(row, 1);
    this.#show();
    this.#keep();
  }

  #replace(next: Fleet | null, text: string): void {
    const fleet = this.#fleet;
    this.#undo = fleet === null ? null : { text, fleet, lines: fleet.lines };
    this.#fleet = next;
    this.#view = firstView;
    this.#show();
    this.#keep();
  }

  #takeBack(): void {
    if (this.#undo === null) return;
    const { fleet, lines } = this.#undo;
    fleet.lines = lines;
    this.#fleet = fleet;
    this.#undo = null;
    this.#show();
    this.#keep();
  }

  #show(): void {
    const fleet = this.#fleet;
    this.#rows = null;
    this.#around.answer({
      type: "fleet",
      summary: fleet === null ? null : summaryOf(fleet),
      page: fleet === null ? null : this.#page(fleet, this.#view),
      undo: this.#undo?.text ?? "",
    });
  }

  #page(fleet: Fleet, view: View): ViewPage {
    if (this.#rows === null || !isSameSelection(view, this.#view)) {
      this.#rows = rowsOf(fleet, view);
    }
    const page = pageOf(fleet, view, this.#rows, pageRows);
    this.#view = page.view;
    return page;
  }

  /** One copy after another, so that the last one stays. */
  #keep(): void {
    const { answer, keep } = this.#around;
    const fleet = this.#fleet;
    this.#keeping = this.#keeping.then(async () =>
      answer({ type: "keeping", keeping: await keep(fleet) }),
    );
  }
}

/** What can only be asked about carts that are there. */
type FleetRequest = Extract<
  Request,
  { type: "map" | "headings" | "change" | "remove" | "view" | "rowsToPrint" | "export" }
>;

function isSameSelection(a: View, b: View): boolean {
  return a.sort === b.sort && a.filter === b.filter && a.only === b.only;
}
