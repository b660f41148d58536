import { addCart, changeCells, emptyFleet, mapColumn, setHasHeadings } from "./fleet-edits.ts";
import type { Fleet } from "./fleet.ts";
import { summaryOf } from "./fleet-summary.ts";
import { exportParts, fileOf } from "./fleet-texts.ts";
import { pageOf, pageRows, rowsOf } from "./fleet-view.ts";
import type { Answer, Keeping, Request, View } from "./messages.ts";
import { type FleetSource, type Watch, readFleet } from "./read-fleet.ts";

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

export const firstView: View = { sort: "file", filter: "", only: "all", page: 0 };

/** Holds a fleet and answers what the page asks about it. */
export function fleetDesk({ answer, keep, kept, pause }: Surroundings) {
  let fleet: Fleet | null = null;
  let undo: Undo | null = null;
  let view = firstView;
  let rows: readonly number[] | null = null;
  let reading = { isStopped: false };
  let keeping: Promise<void> = Promise.resolve();

  function page(asked: View, length = pageRows) {
    if (rows === null || !isSameSelection(asked, view)) rows = rowsOf(fleet!, asked);
    const shown = pageOf(fleet!, asked, rows, length);
    view = shown.view;
    return shown;
  }

  function show(isChanged = true): void {
    rows = null;
    answer({
      type: "fleet",
      summary: fleet === null ? null : summaryOf(fleet),
      page: fleet === null ? null : page(view),
      undo: undo?.text ?? "",
    });
    if (!isChanged) return;
    const current = fleet;
    keeping = keeping.then(async () => answer({ type: "keeping", keeping: await keep(current) }));
  }

  function replace(next: Fleet | null, undoText: string): void {
    undo = fleet === null ? null : { text: undoText, fleet, lines: fleet.lines };
    fleet = next;
    view = firstView;
    show();
  }

  async function read(source: FleetSource, asOfYear: number, isChange: boolean): Promise<void> {
    reading.isStopped = true;
    const own = (reading = { isStopped: false });
    let lines = 0;
    const watch: Watch = {
      isStopped: () => own.isStopped,
      onPart: (read, share) => {
        lines = read;
        answer({ type: "progress", lines, share });
        return pause();
      },
    };
    const result = await readFleet(source, asOfYear, watch);
    if (result === null) answer({ type: "stopped", lines });
    else if ("refusal" in result) answer({ type: "refused", sentence: result.refusal });
    else if (isChange) replace(result, "The carts that were here were replaced.");
    else {
      fleet = result;
      show(false);
    }
  }

  /** Changes the fleet, after which the last thing that could be undone stands. */
  function change(edit: (current: Fleet) => void): void {
    if (fleet === null) return;
    undo = null;
    edit(fleet);
    show();
  }

  function remove(row: number): void {
    if (fleet === null) return;
    const { lines } = fleet;
    undo = { text: `Line ${lines[row]!.line} was removed.`, fleet, lines };
    fleet.lines = lines.toSpliced(row, 1);
    show();
  }

  function takeBack(): void {
    if (undo === null) return;
    fleet = undo.fleet;
    fleet.lines = undo.lines;
    undo = null;
    show();
  }

  return async function handle(request: Request): Promise<void> {
    switch (request.type) {
      case "read":
        return read(request, request.asOfYear, true);
      case "restore": {
        const source = await kept();
        return source === null ? show(false) : read(source, request.asOfYear, false);
      }
      case "stop":
        reading.isStopped = true;
        return;
      case "map":
        return change((current) => mapColumn(current, request.at, request.detail));
      case "headings":
        return change((current) => setHasHeadings(current, request.has));
      case "change":
        return change((current) => changeCells(current, request.row, request.changes));
      case "add":
        fleet ??= emptyFleet(request.asOfYear);
        return change((current) => addCart(current, request.typed));
      case "remove":
        return remove(request.row);
      case "view":
        if (fleet !== null) answer({ type: "page", page: page(request.view) });
        return;
      case "rowsToPrint": {
        if (fleet === null) return;
        const first = { ...request.view, page: 0 };
        const printed = pageOf(fleet, first, rowsOf(fleet, first), request.most);
        return answer({ type: "rowsToPrint", page: printed });
      }
      case "export":
        if (fleet !== null) answer({ type: "export", file: fileOf(exportParts(fleet)) });
        return;
      case "clear":
        return replace(null, "The carts were cleared.");
      case "undo":
        return takeBack();
    }
  };
}

function isSameSelection(a: View, b: View): boolean {
  return a.sort === b.sort && a.filter === b.filter && a.only === b.only;
}
