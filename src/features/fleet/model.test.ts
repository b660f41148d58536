import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyTally, valueLines } from "../../../cli/value/value-lines.ts";
import { csvReader } from "../../../domain/reading/sheet/csv-reader.ts";
import { anyCell } from "../../../domain/fleet/fleet.fixture.ts";
import { valueColumns } from "../../../domain/fleet/value-columns.ts";
import { quotedIfNeeded } from "../../../text/csv.ts";
import { chooseColumn, exportFleet, fixLines, readSheet, valueSheet } from "./model.ts";
import { assumedNote, othersText, signText, summaryText, titleOf } from "./text.ts";

const today = "2026-11-25";

async function sheetOf(text: string) {
  const sheet = await readSheet(new Blob([text]), "carts.csv", today);
  if ("refusal" in sheet) throw new Error(sheet.refusal);
  return sheet;
}

const fleetOf = async (text: string) => valueSheet(await sheetOf(text), today);

const two = "Year,Make,Model,Qty\n2018,Club Car,Precedent,3\n20I8,EZ-GO,RXV,2\n";

test("a faulty line names its cell and is left out of the totals", async () => {
  const fleet = await fleetOf(two);
  expect(fleet.totals).toMatchObject({ problems: 1, all: { carts: 3 } });
  expect(fleet.problems).toMatchObject([
    { cell: "20I8", fault: { column: 0, detail: "modelYear" }, lines: [3] },
  ]);
});

test("one answer fixes all lines with the same cell, and the exported file has the fix", async () => {
  const sheet = await sheetOf(
    "Year,Make,Model,Cond\n2018,Club Car,DS,B/C\n2018,EZ-GO,TXT,B/C\nx,EZ-GO,TXT,B\n",
  );
  const [group] = (await valueSheet(sheet, today)).problems;
  expect(group).toMatchObject({ cell: "B/C", fault: { detail: "condition" }, lines: [2, 3] });
  const fixed = await valueSheet(fixLines(sheet, group!.lines, group!.fault, "good"), today);
  expect(fixed.totals).toMatchObject({ problems: 1, all: { carts: 2 } });
  expect(exportFleet(fixed)).toContain("\r\n2018,EZ-GO,TXT,good,");
});

test("a missing cell can be fixed in a line with fewer cells than headings", async () => {
  const sheet = await sheetOf("Make,Model,Notes,Year\nClub Car,DS\n");
  const fixed = await valueSheet(
    fixLines(sheet, [2], { column: 3, detail: "modelYear" }, "2018"),
    today,
  );
  expect(fixed.totals.all.carts).toBe(1);
  expect(exportFleet(fixed)).toContain("\r\nClub Car,DS,,2018,");
});

test("fixing a missing year adds a column and keeps the description", async () => {
  const sheet = await sheetOf("Lot,Description\n1,EZ-GO TXT gas\n2,2018 EZ-GO RXV,,\n");
  const [group] = (await valueSheet(sheet, today)).problems;
  expect(group).toMatchObject({ lines: [2], cell: "", fault: { detail: "modelYear", column: 4 } });
  const fixed = await valueSheet(fixLines(sheet, [2], group!.fault, "2016"), today);
  expect(fixed.totals).toMatchObject({ problems: 0, all: { carts: 2 } });
  expect(exportFleet(fixed)).toMatch(
    /^\uFEFFLot,Description,,,Year,estimate,.*\r\n1,EZ-GO TXT gas,,,2016,\d/,
  );
});

test("other vehicles aren't counted and are named line by line", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model,Cond\n2018,Club Car,Precedent,Used\n2016,Ford,Escape,Good\n",
  );
  expect(fleet.totals).toMatchObject({ problems: 0, all: { carts: 1 } });
  expect(fleet.notCarts).toMatchObject([
    { line: 3, notCart: expect.stringMatching(/^Line 3 is a Ford,/) },
  ]);
  expect(fleet.notes).toEqual([expect.stringMatching(/^As a condition, “Used” says/)]);
  expect(exportFleet(fleet)).toMatch(/2016,Ford,Escape,Good,{11}"?Line 3 is a Ford/);
  expect(titleOf(fleet)).toBe("1 cart");
});

test("a sheet with only other vehicles says that it has no carts", async () => {
  const fleet = await fleetOf("Year,Make,Model\n2016,Ford,Escape\n2015,Honda,Civic\n");
  expect(fleet).toMatchObject({ kinds: [], problems: [], notCarts: { length: 2 } });
  expect(titleOf(fleet)).toBe("No golf carts");
  expect(signText(fleet)).toMatchObject({ verb: "No carts", number: null });
  expect(summaryText(fleet)).toMatch(/^No golf carts\. Every line is about another vehicle/);
});

test("no line is valued before each required column is chosen", async () => {
  const sheet = await sheetOf("Who,What,When\nWotsit,Flyer,2018\n");
  expect(await valueSheet(sheet, today)).toMatchObject({
    missing: ["make", "model", "modelYear"],
    lines: [],
  });
  const answered = chooseColumn(
    chooseColumn(chooseColumn(sheet, "modelYear", 2), "make", 0),
    "model",
    1,
  );
  expect(await valueSheet(answered, today)).toMatchObject({
    missing: [],
    totals: { all: { carts: 1 } },
  });
});

test("the tool asks for the column of models when no line names a model", async () => {
  const sheet = await sheetOf("Mfr,Thing,Yr\nWotsit,Flyer,2018\n");
  expect(await valueSheet(sheet, today)).toMatchObject({ missing: ["model"], problems: [] });
  expect(await valueSheet(chooseColumn(sheet, "model", 1), today)).toMatchObject({
    missing: [],
    totals: { all: { carts: 1 } },
  });
});

test("titles, totals, and repeated headings stay in the exported file without a value", async () => {
  const fleet = await fleetOf(
    "Pine Hollow,,\n\nYr,Mfr.,Model / Trim\nFRONT NINE,,\n'18,Club Car,DS\nTotal,,2\nYr,Mfr.,Model / Trim\n",
  );
  expect(fleet.totals).toMatchObject({ problems: 0, all: { carts: 1 } });
  const skipped = fleet.sheet.records.filter(({ kind }) => kind !== "cart" && kind !== "headings");
  expect(othersText(skipped)).toContain(
    "titles and notes (lines 1, 4), totals (line 6), repeated headings (line 7)",
  );
  expect(exportFleet(fleet).split("\r\n")).toEqual([
    "\uFEFFPine Hollow,,",
    expect.stringMatching(/^Yr,Mfr\.,Model \/ Trim,estimate,/),
    "FRONT NINE,,",
    expect.stringMatching(/^'18,Club Car,DS,\d/),
    "Total,,2",
    "Yr,Mfr.,Model / Trim",
    "",
  ]);
});

test("the page's file has the same figures and problems as the command's", async () => {
  const row = fc.array(anyCell, { minLength: 1, maxLength: 8 });
  const check = async (rows: string[][]) => {
    const all = [["Year", "Make", "Model", "Seats", "Fuel", "Condition"], ...rows];
    const text = all
      .map((cells) => cells.map((cell) => quotedIfNeeded(cell.toWellFormed(), ",")).join())
      .join("\n");
    const sheet = await readSheet(new Blob([text]), "", today);
    if ("refusal" in sheet) return;
    expect(valued(exportFleet(await valueSheet(sheet, today)))).toEqual(
      valued(await byCommand(text)),
    );
  };
  await fc.assert(fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 5 }), check));
});

function valued(text: string): string[][] {
  const { records } = csvReader(",")(text.replace(/^\uFEFF/, ""), true);
  return records.map(({ cells }) => cells.slice(6, 6 + valueColumns.length));
}

async function byCommand(text: string): Promise<string> {
  const { records } = csvReader(",")(text, true);
  let out = "";
  const source = { delimiter: ",", mark: "", records: records.values() as never } as const;
  for await (const line of valueLines(source, today, emptyTally())) out += line;
  return out;
}

test("the downloaded file and the table name what was assumed about each cart", async () => {
  const fleet = await fleetOf(
    "Year;Make;Model;Condition\n2021;Club Car;Villager 6;fair\n2021;Icon;i60;\n",
  );
  const assumedAt = 4 + valueColumns.indexOf("assumed");
  const { records } = csvReader(";")(exportFleet(fleet), true);
  expect(records.map(({ cells }) => cells[assumedAt])).toEqual([
    "assumed",
    "powertrain; battery age",
    "condition; battery age",
  ]);
  expect(new Map(fleet.kinds.map((kind) => [kind.name, assumedNote(kind)]))).toEqual(
    new Map([
      ["2021 Club Car Villager 6", "Powertrain and battery age assumed"],
      ["2021 Icon i60", "Condition and battery age assumed"],
    ]),
  );
});

test("a row of like carts says if a detail was assumed about only some of them", async () => {
  const cart = "2018,Club Car,Precedent,2,electric,2";
  const noteOf = async (...conditions: string[]) => {
    const lines = conditions.map((condition) => `${cart},${condition}`);
    const fleet = await fleetOf(
      ["Year,Make,Model,Seats,Power,Battery Age,Condition", ...lines, ""].join("\n"),
    );
    return fleet.kinds.map(assumedNote);
  };
  expect(await noteOf("good", "good")).toEqual([""]);
  expect(await noteOf("", "")).toEqual(["Condition assumed"]);
  expect(await noteOf("", "good", "")).toEqual(["Condition assumed for some of them"]);
});

test("a row says if its model is in none of our lists", async () => {
  const carts = ["Precedent", "Precdent", "Villager 6"].map((model) => `2014,Club Car,${model}`);
  const fleet = await fleetOf(["Year,Make,Model", ...carts, ""].join("\n"));
  const unlisted = fleet.kinds.filter(({ note }) => note.includes("model not in our lists"));
  expect(unlisted.map(({ name }) => name)).toEqual(["2014 Club Car Precdent"]);
});

test("a row and a note say if a cart's model wasn't built in its year", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model\n1998,Club Car,Precedent\n2014,Club Car,Precedent\n",
  );
  const doubted = fleet.kinds.filter(({ note }) => note.includes("check the year"));
  expect(doubted.map(({ name }) => name)).toEqual(["1998 Club Car Precedent"]);
  expect(fleet.notes).toEqual([
    "Line 2: Club Car built the Precedent from 2004 to 2020. Check the year.",
  ]);
});

test("the downloaded file has a byte order mark for Excel and no cell that a spreadsheet would run", async () => {
  const fleet = await fleetOf(
    "Year,Make,Model,=Notes\n2018,Club Car,DS,@SUM(A1)\n2018,EZ-GO,TXT,-\n",
  );
  const [head, first, second] = exportFleet(fleet).split("\r\n");
  expect(head).toMatch(/^\uFEFFYear,Make,Model,'=Notes,estimate,/);
  expect(first).toMatch(/^2018,Club Car,DS,'@SUM\(A1\),\d/);
  expect(second).toMatch(/^2018,EZ-GO,TXT,-,\d/);
});

test("tab-separated carts are downloaded with commas, and semicolons stay", async () => {
  const separated = async (by: string) => {
    const fleet = await fleetOf(`Year${by}Make${by}Model\n2018${by}Club Car${by}DS, red`);
    return exportFleet(fleet).split("\r\n")[1];
  };
  expect(await separated("\t")).toMatch(/^2018,Club Car,"DS, red",\d+,/);
  expect(await separated(";")).toMatch(/^2018;Club Car;DS, red;\d+;/);
});
