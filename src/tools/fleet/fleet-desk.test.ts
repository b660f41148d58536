import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyTally, valueLines } from "../../../cli/value/value-lines.ts";
import { csvReader } from "../../../domain/fleet/csv-reader.ts";
import { anyCell } from "../../../domain/fleet/fleet-samples.ts";
import { quotedIfNeeded } from "../../../text/csv.ts";
import { FleetDesk } from "./fleet-desk.ts";
import type { Fleet } from "./fleet.ts";
import { fileOf, sourceParts } from "./fleet-texts.ts";
import type { Answer, FleetSummary, Request, View } from "./messages.ts";
import type { FleetSource } from "./read-fleet.ts";

const asOfYear = 2026;
const view: View = { sort: "file", filter: "", only: "all", page: 0 };

/** A desk that was told one thing after another. */
function desk(kept: FleetSource | null = null) {
  const answers: Answer[] = [];
  const keptTexts: (Blob | null)[] = [];
  const own = new FleetDesk({
    answer: (answer) => answers.push(answer),
    keep: async (fleet: Fleet | null) => {
      keptTexts.push(fleet === null ? null : fileOf(sourceParts(fleet)));
      return fleet === null ? "none" : "kept";
    },
    kept: async () => kept,
    pause: async () => {},
  });
  const lastOf = <T extends Answer["type"]>(type: T) =>
    answers.findLast((answer): answer is Extract<Answer, { type: T }> => answer.type === type)!;
  return {
    answers,
    keptTexts,
    lastOf,
    ask: (request: Request) => own.handle(request),
    read: (text: string) =>
      own.handle({ type: "read", file: new Blob([text]), name: "carts.csv", asOfYear }),
    summary: (): FleetSummary => lastOf("fleet").summary!,
    carts: () => lastOf("fleet").summary?.totals.all.carts ?? null,
  };
}

const headings = "Year,Make,Model,Qty";
const two = `${headings}\n2018,Club Car,Precedent,3\n20I8,EZ-GO,RXV,2\n`;

test("a text is valued, and a line at fault names its cell", async () => {
  const { read, summary, lastOf } = desk();
  await read(two);
  expect(summary()).toMatchObject({ lines: 2, totals: { problems: 1, all: { carts: 3 } } });
  expect(summary().problems).toMatchObject([
    { row: 1, line: 3, faults: [{ at: 0, sentence: expect.stringContaining("“20I8”") }] },
  ]);
  expect(lastOf("fleet").page!.rows.map(({ name }) => name)).toEqual([
    "2018 Club Car Precedent",
    "Line 3",
  ]);
});

test("a line is fixed in place, and the source, what is kept, and the file have the fix", async () => {
  const { ask, read, summary, keptTexts, lastOf } = desk();
  await read(two);
  await ask({ type: "change", row: 1, changes: [{ at: 0, text: "2018" }] });
  expect(summary().totals).toMatchObject({ problems: 0, all: { carts: 5 } });
  expect(summary().text).toBe(two.replace("20I8", "2018"));
  await expect.poll(() => keptTexts.at(-1)!.text()).toBe(summary().text);
  await ask({ type: "export" });
  await expect(lastOf("export").file.text()).resolves.toContain("\r\n2018,EZ-GO,RXV,2,");
});

test("fixing one cell leaves the line breaks and quotes of the others as they are", async () => {
  const { ask, read, summary } = desk();
  await read('Year;Make;Model;Notes\nx;Club Car;DS;"two\r\nlines; ""so"""\n\n2018;EZ-GO;TXT;\n');
  await ask({ type: "change", row: 0, changes: [{ at: 0, text: "2018" }] });
  expect(summary().text).toBe(
    'Year;Make;Model;Notes\n2018;Club Car;DS;"two\r\nlines; ""so"""\n\n2018;EZ-GO;TXT;\n',
  );
});

describe("a column", () => {
  test("that nobody could guess is mapped, and a detail has one column at most", async () => {
    const { ask, read, summary } = desk();
    await read("Who,What,When\nClub Car,Precedent,2018\n");
    expect(summary()).toMatchObject({ missing: expect.stringMatching(/year/), problems: [] });
    await ask({ type: "map", at: 2, detail: "modelYear" });
    await ask({ type: "map", at: 0, detail: "make" });
    await ask({ type: "map", at: 1, detail: "make" });
    expect(summary().columns).toEqual({ modelYear: 2, make: 1 });
    await ask({ type: "map", at: 0, detail: "make" });
    await ask({ type: "map", at: 1, detail: "model" });
    expect(summary()).toMatchObject({ missing: "", totals: { all: { carts: 1 } } });
  });

  test("is not lost when the first line turns out to be a cart", async () => {
    const { ask, read, summary } = desk();
    await read("a1,2018,Club Car,DS\na2,2019,Club Car,DS\n");
    await ask({ type: "headings", has: false });
    expect(summary()).toMatchObject({
      lines: 2,
      headings: ["Column 1", "Column 2", "Column 3", "Column 4"],
    });
    await ask({ type: "headings", has: true });
    expect(summary()).toMatchObject({ lines: 1, headings: ["a1", "2018", "Club Car", "DS"] });
  });
});

test("typed carts begin a fleet, and get columns where there are none", async () => {
  const { ask, read, summary, carts } = desk();
  const typed = { modelYear: "2018", make: "Club Car", model: "DS", quantity: "2", seats: "4" };
  await ask({ type: "add", typed, asOfYear });
  expect(carts()).toBe(2);
  await read("Cart\n2018 Club Car Precedent\n");
  await ask({ type: "add", typed, asOfYear });
  expect(carts()).toBe(3);
  expect(summary().text).toBe(
    "Cart,Year,Make,Model,Quantity,Seats\n2018 Club Car Precedent\n,2018,Club Car,DS,2,4\n",
  );
});

test("what is cleared, replaced, or removed can be taken back", async () => {
  const { ask, read, carts, lastOf, keptTexts } = desk();
  await read(two);
  await ask({ type: "remove", row: 0 });
  expect([carts(), lastOf("fleet").undo]).toEqual([0, "Line 2 was removed."]);
  await ask({ type: "undo" });
  expect([carts(), lastOf("fleet").undo]).toEqual([3, ""]);
  await read("2018,Club Car,Precedent");
  expect(carts()).toBe(1);
  await ask({ type: "undo" });
  await ask({ type: "clear" });
  expect(carts()).toBeNull();
  await expect.poll(() => keptTexts.at(-1)).toBeNull();
  await ask({ type: "undo" });
  expect(carts()).toBe(3);
});

test("a stopped reading changes nothing and says how far it came", async () => {
  const { ask, read, carts, lastOf } = desk();
  await read(two);
  const reading = read(`${headings}\n${"2018,Club Car,DS,1\n".repeat(50_000)}`);
  await ask({ type: "stop" });
  await reading;
  expect(lastOf("stopped").lines).toBeGreaterThan(0);
  expect(carts()).toBe(3);
});

test("a kept fleet comes back as it was read, also with columns that were mapped", async () => {
  const layout = {
    delimiter: ",",
    headings: ["When", "Cart"],
    hasHeadings: true,
    columns: { modelYear: 0, makeAndModel: 1 },
  } as const;
  const file = new Blob(["When,Cart\n2018,Club Car Precedent\n"]);
  const { ask, carts, answers } = desk({ file, name: "carts.csv", layout });
  await ask({ type: "restore", asOfYear });
  expect(carts()).toBe(1);
  expect(answers.map(({ type }) => type)).not.toContain("keeping");
});

test("the table is sorted, filtered, and paged", async () => {
  const { ask, read, lastOf } = desk();
  const line = (at: number) => `${2000 + (at % 25)},${at % 2 ? "EZ-GO,RXV" : "Wotsit,Flyer"},1`;
  await read(`${headings}\n${Array.from({ length: 250 }, (_, at) => line(at)).join("\n")}\n`);
  const shown = async (changes: Partial<View>) => {
    await ask({ type: "view", view: { ...view, ...changes } });
    return lastOf("page").page;
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
  await ask({ type: "rowsToPrint", view: { ...view, page: 1 }, most: 200 });
  expect(lastOf("rowsToPrint").page.rows).toHaveLength(200);
});

test("whatever the cells say, the page's file has the figures and problems of the command's", async () => {
  const row = fc.array(anyCell, { minLength: 1, maxLength: 8 });
  const check = async (rows: string[][]) => {
    const all = [["Year", "Make", "Model", "Seats", "Fuel", "Condition"], ...rows];
    const text = all
      .map((cells) => cells.map((cell) => quotedIfNeeded(cell.toWellFormed(), ",")).join())
      .join("\n");
    const { ask, read, lastOf } = desk();
    await read(text);
    if (lastOf("fleet") === undefined) return;
    await ask({ type: "export" });
    const page = valued(await lastOf("export").file.text());
    expect(page).toEqual(valued(await byCommand(text)));
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
  for await (const line of valueLines(source, asOfYear, emptyTally())) out += line;
  return out;
}
