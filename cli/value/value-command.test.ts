import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { figuresOf } from "../../domain/answer/figures.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { readCart } from "../../domain/value-api/cart-schema.ts";
import { anyRequestedCart } from "../../domain/value-api/requested-cart.fixture.ts";
import { isLikelyYear } from "../../domain/words/year.ts";
import { messyFile } from "../../domain/fleet/fleet.fixture.ts";
import { valueColumns } from "../../domain/fleet/value-columns.ts";
import { runProcess, saved } from "../process.fixture.ts";

const value = (args: readonly string[], input?: string) =>
  runProcess("value/value-command.ts", args, {}, input);

const in2026 = ["--as-of", "2026"];

test("a messy spreadsheet is valued line by line, with every column kept", async () => {
  const { code, out, err } = await value([saved(messyFile), ...in2026]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\uFEFFBarn;Yr\.;Make \/ Model;/);
  const [headings, ...rows]: string[][] = parse(out, {
    bom: true,
    delimiter: ";",
    relax_column_count: true,
  });
  expect(headings!.slice(10)).toEqual(valueColumns);
  expect(rows.map((cells) => cells.slice(0, 10).join("|"))).toEqual([
    '1|2018|Club Car Precedent|$4,500|2 pass|E|Very good|2||new "bag" rack',
    "1|'18|club-car Precedent||2.0|48V electric|good|2|10|two\r\nlines",
    "2|n/a|Yamaha Drive2|||||||",
    "2|08|E-Z-GO TXT||4|gas|rough|n/a||'=SUM(A1)",
    "2|2019|Wotsit Flyer|||||||",
    "2|2019|Yamaha Drive2|||||||blue",
  ]);
  expect(rows[0]!.slice(10, 13)).toEqual(["2826", "2402", "3250"]);
  expect(rows[1]!.slice(10)).toEqual(rows[0]!.slice(10));
  expect(rows[3]!.slice(10)).toEqual(expect.arrayContaining([expect.stringMatching(/^\d+$/)]));
  expect(rows[0]![19]).toBe("");
  expect(rows[3]![19]).toBe("");
  expect(rows.map((cells) => cells[20])).toEqual([
    "",
    "",
    "Line 8: the year is “n/a”. Enter a model year such as 2018.",
    "",
    "Line 10: the make in “Wotsit Flyer” is not clear. Enter a make such as Club Car.",
    "Line 11: there are more cells than headings. Put quotes around a cell that contains the separator.",
  ]);
  expect(rows[5]!.slice(21)).toEqual([" with a roof"]);
  const total = (2826 * 11 + Number(rows[3]![10])).toLocaleString("en-US");
  const trade = (2400 * 11 + Number(rows[3]![13])).toLocaleString("en-US");
  expect(err).toBe(
    `Valued 12 carts. 3 lines have a problem; the column “problem” says what it is. The estimates total $${total}. In trade, expect about $${trade}. Columns not used: “Barn”, “Notes”.\n`,
  );
});

test("100 random carts get the figures that the site shows, to the dollar", async () => {
  // A gas cart's line never mentions a pack, and a sheet lists a cart that doesn't run as poor.
  const carts = fc.sample(
    anyRequestedCart.filter(
      ({ year, make, powertrain, batteryType, notRunning, condition }) =>
        !["Wotsit", "Harley Davidson"].includes(make) &&
        isLikelyYear(String(year), 2026) &&
        (!notRunning || condition === "poor") &&
        (powertrain === "electric" || batteryType === null),
    ),
    100,
  );
  const flag = (is: boolean) => (is ? "yes" : "no");
  const lines = carts.map((cart) =>
    [cart.year, cart.make, cart.model, cart.seats, cart.powertrain, cart.condition]
      .concat(
        cart.batteryAge,
        flag(cart.hasUpgrades),
        cart.batteryType ?? "",
        flag(cart.lifted),
        flag(cart.notRunning),
      )
      .join(","),
  );
  const headings =
    "Year,Make,Model,Seats,Power,Condition,Battery Age,Upgrades,Battery Type,Lifted,Not Running";
  const { out, err } = await value([...in2026], [headings, ...lines, ""].join("\n"));
  expect(err).toMatch(/^Valued 100 carts\. (?!.* (?:has|have) a problem)/);
  const records: Record<string, string>[] = parse(out, { columns: true });
  for (const [index, cart] of carts.entries()) {
    const { estimate, market, advice } = figuresOf(readCart(cart), siteMarket, 2026);
    expect(records[index]).toMatchObject({
      estimate: String(estimate.value),
      low: String(estimate.low),
      high: String(estimate.high),
      trade_in: String(advice?.trading.number ?? ""),
      trade_in_guide_low: String(advice?.trading.floor ?? ""),
      trade_in_guide_high: String(advice?.trading.ceiling ?? ""),
      dealers_ask: String(market?.asking.asking ?? ""),
      dealers_low: String(market?.asking.low ?? ""),
      dealers_high: String(market?.asking.high ?? ""),
    });
  }
});

const precedentLine = "2018,Club Car,Precedent";
const valued = /^Year,Make,Model,estimate,[^\n]*\r\n2018,Club Car,Precedent,2826,2402,3250,/;

test.each([
  ["line feeds", `Year,Make,Model\n${precedentLine}\n`],
  ["no line break at the end", `Year,Make,Model\n${precedentLine}`],
  ["old line breaks", `Year,Make,Model\r${precedentLine}\r`],
])("standard input with %s is read", async (_, input) => {
  for (const args of [[], ["-"]]) {
    const { code, out, err } = await value([...args, ...in2026], input);
    expect([code, err]).toEqual([
      0,
      "Valued 1 cart. There were no problems. The estimates total $2,826. In trade, expect about $2,400.\n",
    ]);
    expect(out).toMatch(valued);
  }
});

test("a tab-separated file stays tab-separated, and carts of other makes are counted", async () => {
  const { out, err } = await value([], "Year\tMake\tModel\tQty\n2018\tWotsit\tFlyer, red\t3\n");
  expect(out).toMatch(/\r\n2018\tWotsit\tFlyer, red\t3\t\d+\t/);
  expect(err).toContain("3 carts have a make that isn’t in our directory");
});

test.each<[string, string | Uint8Array, RegExp]>([
  ["has nothing that names a cart", "a,b\n1,2\n", /^We couldn’t find a column for the /],
  ["is empty", "", /^We couldn’t find a column for the /],
  [
    "has an open quote",
    `Year,Make,Model\n2018,"Club Car,x\n`,
    /^A quotation mark near line 2 is never closed\./,
  ],
  [
    "is a workbook",
    Buffer.from("PK\u0003\u0004 and so on"),
    /file\.csv is a workbook\. .*save it as “CSV UTF-8”/,
  ],
  ["is not text", Buffer.from([1, 0, 2]), /file\.csv is not text\./],
  [
    "has no carts below its headings",
    "Year,Make,Model\n",
    /^No cart was found below the headings\. Put one cart/,
  ],
  [
    "has only titles and totals",
    "Year,Make,Model\nFRONT NINE,,\nTotal,,2\n",
    /^No cart was found below/,
  ],
  [
    "has only carts with problems",
    "Year,Make,Model\nx,EZ-GO,TXT\n",
    /^No cart was valued, because the only line has a problem\. Line 2: the year is “x”\./,
  ],
  [
    "has only other vehicles",
    "Year,Make,Model\n2019,Ford,Escape\n",
    /^No golf cart was found, .* Line 2 is a Ford,/,
  ],
])("a file that %s fails with one sentence", async (_, contents, reason) => {
  const { code, err } = await value([saved(contents)]);
  expect(code).toBe(1);
  expect(err).toMatch(reason);
  expect(err.split("\n")).toHaveLength(2);
});

const table = [
  ["Año", "Make", "Model", "Condition", "Dueño"],
  ["2018", "Club Car", "Precedent", "Used", "Peña"],
  ["2016", "Ford", "Escape", "Good", "García"],
  ["20I8", "EZ-GO", "RXV", "Good", "Núñez"],
];
const separated = (by: string) => table.map((cells) => `${cells.join(by)}\r\n`).join("");
const rows = table.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);

test.each<[string, string | Uint8Array]>([
  ["UTF-8", separated(",")],
  ["UTF-16, as Excel’s Unicode text is", Buffer.from(`\uFEFF${separated("\t")}`, "utf16le")],
  ["Windows-1252 with semicolons", Buffer.from(separated(";"), "latin1")],
  ["a saved web page", `<html><body><table>${rows.join("\n")}</table></body></html>`],
])("the sums and lines are the same from %s", async (_, contents) => {
  const { code, out, err } = await value(["--summary", "json", saved(contents), ...in2026]);
  expect([code, err]).toEqual([0, ""]);
  expect(JSON.parse(out)).toEqual({
    rows: 2,
    clean: 1,
    carts: 1,
    total: 2826,
    fix: [{ line: 4, reason: "the year is “20I8”. Enter a model year such as 2018." }],
    notCarts: [
      { line: 3, reason: "Line 3 is a Ford, which isn’t a golf cart, so it isn’t valued." },
    ],
    notes: [
      "As a condition, “Used” says how a cart is sold or used, not in what shape it is, so 1 line counts as good.",
    ],
  });
  const { out: valuedFile } = await value([saved(contents), ...in2026]);
  expect(valuedFile).toContain("Peña");
  expect(valuedFile).toMatch(/García.*Line 3 is a Ford, which isn’t a golf cart/);
});

test("a file without headings is valued if its cells are in the usual order", async () => {
  const { out, err } = await value(in2026, "2018,Club Car,Precedent,4\n");
  expect(err).toMatch(/^Valued 1 cart\. There were no problems\./);
  expect(out).toMatch(/^Year,Make,Model,Seats,/);
});

test("lines of titles and totals are named", async () => {
  const { err } = await value(in2026, `Year,Make,Model\n${precedentLine}\nTotal,,1\n`);
  expect(err).toContain("1 line is a title, a heading, or a total, not a cart: line 3.");
  const { err: more } = await value(
    in2026,
    `Year,Make,Model\nFRONT NINE,,\n${precedentLine}\nTotal,,1\n`,
  );
  expect(more).toContain("2 lines are titles, headings, or totals, not carts: lines 2, 4.");
});

test.each([
  [21, "1 more line is about another vehicle and isn’t valued either."],
  [23, "3 more lines are about other vehicles and aren’t valued either."],
])("a list of only %d other vehicles fails and names them", async (count, more) => {
  const lines = Array.from({ length: count - 1 }, () => "2015,Honda,Civic,Car\n").join("");
  const { code, out, err } = await value(
    ["--summary", "json"],
    `Year,Make,Model,Type\n${lines}2019,Wotsit,Flyer,Motor home\n`,
  );
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({ carts: 0, total: 0, notCarts: { length: count } });
  expect(err).toMatch(/^No golf cart was found, so nothing was valued\. Line 2 is a Honda,/);
  expect(err).toContain(more);
});

test("an open quote doesn't take a long file into memory", async () => {
  const { code, err } = await value(
    [],
    `Year,Make,Model\n2018,"Club Car,x\n${`${precedentLine}\n`.repeat(100_000)}`,
  );
  expect([code, err]).toEqual([1, expect.stringContaining("A quotation mark near line")]);
});

test("a missing file is a failure, and a wrong date or a second file is a usage error", async () => {
  expect(await value(["/none.csv"])).toEqual({
    code: 1,
    out: "",
    err: "There is no file /none.csv.\n",
  });
  expect(await value(["a.csv", "b.csv"])).toMatchObject({ code: 2, out: "" });
  expect(await value(["--as-of", "soon"])).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining("It must be a year such as 2026, or a date"),
  });
});

test("a reader that stops early ends the command quietly", async () => {
  const file = saved(`Year,Make,Model\n${`${precedentLine}\n`.repeat(20_000)}`);
  const command = join(import.meta.dirname, "value-command.ts");
  const pipe = `"${process.execPath}" "${command}" "${file}" | head -1; echo "\${PIPESTATUS[0]}"`;
  const child = spawn("bash", ["-c", pipe], { stdio: ["ignore", "pipe", "pipe"] });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(err).toBe("");
  expect(out).toMatch(/^Year,Make,Model,estimate,.*\r\n0\n$/);
});
