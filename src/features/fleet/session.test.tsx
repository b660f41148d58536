import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyTally, valueLines } from "../../../cli/value/value-lines.ts";
import { csvReader } from "../../../domain/fleet/csv-reader.ts";
import { anyCell } from "../../../domain/fleet/fleet-samples.ts";
import { quotedIfNeeded } from "../../../text/csv.ts";
import { type FleetChange, type FleetSession, exportFleet, changed } from "./session.ts";
import { keepFleet, keptFleet } from "./storage.ts";
import { type View, pageOf } from "./view.ts";
import { readFleet } from "./read-fleet.ts";
import { sourceOf } from "./model.ts";

const today = "2026-11-25";
const view: View = { sort: "file", filter: "", only: "all", page: 0 };

/** A session in which one change follows another. */
function session() {
  let now: FleetSession = { fleet: null, summary: null, page: null, undo: null };
  const ask = (change: FleetChange) => void (now = changed(now, change));
  return {
    ask,
    read: async (text: string) => {
      const fleet = await readFleet({ file: new Blob([text]), name: "carts.csv" }, today);
      if (!("refusal" in fleet)) ask({ type: "replace", fleet });
    },
    now: () => now,
    fleet: () => now.fleet!,
    summary: () => now.summary!,
    carts: () => now.summary?.totals.all.carts ?? null,
    undo: () => now.undo?.text ?? "",
  };
}

const headings = "Year,Make,Model,Qty";
const two = `${headings}\n2018,Club Car,Precedent,3\n20I8,EZ-GO,RXV,2\n`;

test("a text is valued, and a line at fault names its cell", async () => {
  const { read, summary, now } = session();
  await read(two);
  expect(summary()).toMatchObject({ lines: 2, totals: { problems: 1, all: { carts: 3 } } });
  expect(summary().problems).toMatchObject([
    { cell: "20I8", fault: { at: 0, detail: "modelYear" }, rows: [{ row: 1, line: 3 }] },
  ]);
  expect(now().page!.rows.map(({ name }) => name)).toEqual(["2018 Club Car Precedent", "Line 3"]);
});

test("a line is fixed in place, and the source, what is kept, and the file have the fix", async () => {
  const { ask, read, summary, fleet } = session();
  await read(two);
  ask({ type: "change", rows: [1], changes: [{ at: 0, text: "2018" }] });
  expect(summary().totals).toMatchObject({ problems: 0, all: { carts: 5 } });
  expect(summary().text).toBe(two.replace("20I8", "2018"));
  expect(exportFleet(fleet())).toContain("\r\n2018,EZ-GO,RXV,2,");
});

test("fixing one cell leaves the line breaks and quotes of the others as they are", async () => {
  const { ask, read, summary } = session();
  await read('Year;Make;Model;Notes\nx;Club Car;DS;"two\r\nlines; ""so"""\n\n2018;EZ-GO;TXT;\n');
  ask({ type: "change", rows: [0], changes: [{ at: 0, text: "2018" }] });
  expect(summary().text).toBe(
    'Year;Make;Model;Notes\n2018;Club Car;DS;"two\r\nlines; ""so"""\n\n2018;EZ-GO;TXT;\n',
  );
});

describe("a column", () => {
  test("that nobody could guess is mapped, and a detail has one column at most", async () => {
    const { ask, read, summary } = session();
    await read("Who,What,When\nWotsit,Flyer,soon\n");
    expect(summary()).toMatchObject({ missing: ["make", "model", "modelYear"], problems: [] });
    ask({ type: "map", at: 2, detail: "modelYear" });
    ask({ type: "map", at: 0, detail: "make" });
    ask({ type: "map", at: 1, detail: "make" });
    expect(summary().columns).toEqual({ modelYear: 2, make: 1 });
    ask({ type: "map", at: 0, detail: "make" });
    ask({ type: "map", at: 1, detail: "model" });
    expect(summary()).toMatchObject({ missing: [], problems: [{ cell: "soon" }] });
  });

  test("is not lost when the first line turns out to be a cart", async () => {
    const { ask, read, summary } = session();
    await read("a1,2018,Club Car,DS\na2,2019,Club Car,DS\n");
    ask({ type: "headings", has: false });
    expect(summary()).toMatchObject({
      lines: 2,
      headings: ["Column 1", "Column 2", "Column 3", "Column 4"],
    });
    ask({ type: "headings", has: true });
    expect(summary()).toMatchObject({ lines: 1, headings: ["a1", "2018", "Club Car", "DS"] });
  });
});

test("typed carts begin a fleet, and get columns where there are none", async () => {
  const { ask, read, summary, carts } = session();
  const typed = { modelYear: "2018", make: "Club Car", model: "DS", quantity: "2", seats: "4" };
  ask({ type: "add", typed, today });
  expect(carts()).toBe(2);
  await read("Cart\n2018 Club Car Precedent\n");
  ask({ type: "add", typed, today });
  expect(carts()).toBe(3);
  expect(summary().text).toBe(
    "Cart,Year,Make,Model,Quantity,Seats\n2018 Club Car Precedent\n,2018,Club Car,DS,2,4\n",
  );
});

test("what is cleared, replaced, or removed can be taken back", async () => {
  const { ask, read, carts, undo } = session();
  await read(two);
  ask({ type: "remove", row: 0 });
  expect([carts(), undo()]).toEqual([0, "Line 2 was removed."]);
  ask({ type: "undo" });
  expect([carts(), undo()]).toEqual([3, ""]);
  await read("2018,Club Car,Precedent");
  expect(carts()).toBe(1);
  ask({ type: "undo" });
  ask({ type: "clear" });
  expect(carts()).toBeNull();
  ask({ type: "undo" });
  expect(carts()).toBe(3);
});

test("titles, totals, and headings that are repeated are kept, but are no carts", async () => {
  const { ask, read, summary, fleet } = session();
  const source =
    "Pine Hollow,,\n\nYr,Mfr.,Model / Trim\nFRONT NINE,,\n'18,Club Car,DS\nx,EZ-GO,TXT\nTotal,,2\nYr,Mfr.,Model / Trim\n";
  await read(source);
  expect(summary()).toMatchObject({ lines: 2, missing: [], totals: { all: { carts: 1 } } });
  expect(summary().assumed).toEqual(["powertrain", "seats"]);
  const { others } = summary();
  expect(others.map(({ line, kind }) => `${line} ${kind}`)).toEqual([
    "1 title",
    "4 title",
    "7 total",
    "8 heading",
  ]);
  ask({ type: "change", rows: [1], changes: [{ at: 0, text: "2016" }] });
  expect(sourceOf(fleet())).toBe(source.replace("\nx,", "\n2016,"));
  expect(exportFleet(fleet()).split("\r\n").slice(0, 2)).toEqual([
    "\uFEFFPine Hollow,,",
    expect.stringMatching(/^Yr,Mfr\.,Model \/ Trim,estimate,/),
  ]);
  localStorage.clear();
  expect(keepFleet(fleet())).toBe("kept");
  expect(await readFleet(keptFleet()!, today)).toEqual(fleet());
});

test("one answer fixes all lines with the same cell", async () => {
  const { ask, read, summary } = session();
  await read("Year,Make,Model,Cond\n2018,Club Car,DS,B/C\n2018,EZ-GO,TXT,B/C\nx,EZ-GO,TXT,B\n");
  const [group] = summary().problems;
  expect(group).toMatchObject({ cell: "B/C", fault: { detail: "condition" } });
  const rows = group!.rows.map(({ row }) => row);
  ask({ type: "change", rows, changes: [{ at: group!.fault.at, text: "good" }] });
  expect(summary().totals).toMatchObject({ problems: 1, all: { carts: 2 } });
});

test("a column of models that nobody knows is asked for once", async () => {
  const { ask, read, summary } = session();
  await read("Mfr,Thing,Yr\nWotsit,Flyer,2018\n");
  expect(summary()).toMatchObject({ missing: ["model"], problems: [] });
  ask({ type: "map", at: 1, detail: "model" });
  expect(summary()).toMatchObject({ missing: [], totals: { all: { carts: 1 } } });
});

test("a kept fleet comes back as it was read, also with columns that were mapped", async () => {
  localStorage.clear();
  const { ask, read, fleet } = session();
  await read("When,Cart\n2018,Club Car Precedent\n");
  ask({ type: "map", at: 0, detail: "modelYear" });
  expect(keepFleet(fleet())).toBe("kept");
  expect(await readFleet(keptFleet()!, today)).toEqual(fleet());
  expect(keepFleet(null)).toBe("none");
  expect(keptFleet()).toBeNull();
});

test.each(["{", "null", '{"version":1}', '{"version":2}', '{"version":2,"text":5}', "[]"])(
  "a stored fleet %s is not read",
  (text) => {
    localStorage.setItem("fleet", text);
    expect(keptFleet()).toBeNull();
  },
);

test("the table is sorted, filtered, and paged", async () => {
  const { ask, read, fleet, now } = session();
  const line = (at: number) => `${2000 + (at % 25)},${at % 2 ? "EZ-GO,RXV" : "Wotsit,Flyer"},1`;
  await read(`${headings}\n${Array.from({ length: 250 }, (_, at) => line(at)).join("\n")}\n`);
  const shown = async (changes: Partial<View>) => {
    ask({ type: "view", view: { ...view, ...changes } });
    return now().page!;
  };
  expect((await shown({ page: 2 })).rows).toHaveLength(50);
  expect((await shown({ page: 9 })).view.page).toBe(4);
  expect((await shown({ filter: "RXV ez" })).found).toBe(125);
  expect((await shown({ only: "noEvidence" })).found).toBe(125);
  expect((await shown({ only: "problems" })).found).toBe(0);
  const oldest = await shown({ sort: "oldest" });
  expect(oldest.rows[0]!.name).toMatch(/^2000/);
  const dealers = await shown({ sort: "dealers", page: 4 });
  expect(dealers.rows.at(-1)!.name).toContain("Wotsit");
  expect(pageOf(fleet(), view, 200).rows).toHaveLength(200);
});

test("whatever the cells say, the page's file has the figures and problems of the command's", async () => {
  const row = fc.array(anyCell, { minLength: 1, maxLength: 8 });
  const check = async (rows: string[][]) => {
    const all = [["Year", "Make", "Model", "Seats", "Fuel", "Condition"], ...rows];
    const text = all
      .map((cells) => cells.map((cell) => quotedIfNeeded(cell.toWellFormed(), ",")).join())
      .join("\n");
    const { read, now } = session();
    await read(text);
    const { fleet } = now();
    if (fleet === null) return;
    expect(valued(exportFleet(fleet))).toEqual(valued(await byCommand(text)));
  };
  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), check));
});

/** Our own columns of a valued file. */
function valued(text: string): string[][] {
  const { records } = csvReader(",")(text.replace(/^\uFEFF/, ""), true);
  return records.map(({ cells }) => cells.slice(6, 15));
}

async function byCommand(text: string): Promise<string> {
  const { records } = csvReader(",")(text, true);
  let out = "";
  const source = { delimiter: ",", mark: "", records: records.values() as never } as const;
  for await (const line of valueLines(source, today, emptyTally())) out += line;
  return out;
}

async function fleetOf(text: string) {
  const fleet = await readFleet({ file: new Blob([text]), name: "" }, "2026-11-25");
  if ("refusal" in fleet) throw new Error("It was not read.");
  return fleet;
}

test("the source keeps the number of each line", async () => {
  const source = '\nYear,Make,Model\n\n2018,"Club\nCar",DS\n\n\n2019,EZ-GO,RXV\n';
  expect(sourceOf(await fleetOf(source))).toBe(source);
});

test("a file to download has a mark for Excel, and no cell that a spreadsheet would run", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model,=Notes\n2018,Club Car,DS,@SUM(A1)\n2018,EZ-GO,TXT,-\n",
  );
  const [head, first, second] = exportFleet(fleet).split("\r\n");
  expect(head).toMatch(/^\uFEFFYear,Make,Model,'=Notes,estimate,/);
  expect(first).toMatch(/^2018,Club Car,DS,'@SUM\(A1\),\d/);
  expect(second).toMatch(/^2018,EZ-GO,TXT,-,\d/);
});

test("cells that were separated by tabs are downloaded with commas, semicolons stay", async () => {
  const separated = async (by: string) => {
    const fleet = await fleetOf(`Year${by}Make${by}Model\n2018${by}Club Car${by}DS, red`);
    return exportFleet(fleet).split("\r\n")[1];
  };
  expect(await separated("\t")).toMatch(/^2018,Club Car,"DS, red",\d+,/);
  expect(await separated(";")).toMatch(/^2018;Club Car;DS, red;\d+;/);
});
