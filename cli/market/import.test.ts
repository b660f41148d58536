import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { readListings } from "../../listings/import/read-listings.ts";
import { fileOf, sampleRow } from "../../domain/market/listing.fixture.ts";
import { runProcess } from "../process.fixture.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const source = "https://dealer.example/carts/1";
let folder = "";
let target = "";
let file = "";

beforeEach(() => {
  folder = newFolder();
  target = join(folder, "listings.csv");
  file = join(folder, "new.csv");
  writeFileSync(target, fileOf([sampleRow()]));
});

const run = (...args: string[]) => runProcess("market/market.ts", ["import", ...args]);

function importRows(rows: Record<string, string>[], ...args: string[]) {
  writeFileSync(file, fileOf(rows));
  return run(file, "--into", target, ...args);
}

test("new rows are imported with a group, and the summary says what to do next", async () => {
  const row = sampleRow({ source, group: "" });
  const { code, out, err } = await importRows([row, { ...row, note: "again" }, sampleRow()]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^Added 1 listing and updated 0; 2 duplicates skipped\.$/m);
  expect(out).toMatch(/listings\.csv has 2 listings\.$/m);
  expect(out).toContain("npm run market -- fit");
  const { listings, problems } = readListings(readFileSync(target, "utf8"));
  expect(problems).toEqual([]);
  expect(listings.map(({ group }) => group)).toEqual(["g1", expect.stringMatching(/^c/)]);
});

test("repeating an import adds nothing, and the same rows give the same bytes", async () => {
  const rows = [1, 2, 3].map((id) => sampleRow({ source: `${source}${id}`, group: "" }));
  await importRows(rows);
  const bytes = readFileSync(target, "utf8");
  const again = await importRows(rows.toReversed());
  expect(again.out).toMatch(/^Added 0 listings and updated 0; 3 duplicates skipped\.$/m);
  expect(again.out).not.toContain("market -- fit");
  expect(readFileSync(target, "utf8")).toBe(bytes);

  writeFileSync(target, fileOf([sampleRow()]));
  await importRows(rows.toReversed());
  expect(readFileSync(target, "utf8")).toBe(bytes);
});

describe("an import without effect", () => {
  test("an import with bad rows changes nothing and reports each with its line and reason", async () => {
    const before = readFileSync(target, "utf8");
    const { code, out, err } = await importRows([
      sampleRow({ source }),
      sampleRow({ source, price_usd: "call us" }),
      sampleRow({ source, make: "", model_year: "9999" }),
      sampleRow({ source, price_usd: "9000" }),
    ]);
    expect([code, out]).toEqual([1, ""]);
    expect(err.split("\n")).toEqual([
      `${file}:2: group g1 belongs to another cart, price, or dealer; leave it empty`,
      `${file}:3: price_usd is not an amount`,
      `${file}:4: model_year is above 2100; make is empty`,
      `${file}:5: group g1 belongs to another cart, price, or dealer; leave it empty`,
      `Nothing was imported: 4 problems in ${file}.`,
      "",
    ]);
    expect(readFileSync(target, "utf8")).toBe(before);
    expect(readdirSync(folder).toSorted()).toEqual(["listings.csv", "new.csv"]);
  });

  test("an import into a bad file changes nothing", async () => {
    writeFileSync(target, fileOf([sampleRow({ seats: "few" })]));
    const { code, err } = await importRows([sampleRow({ source, group: "" })]);
    expect(code).toBe(1);
    expect(err).toContain("listings.csv:2: seats is not a whole number");
    expect(readFileSync(target, "utf8")).toBe(fileOf([sampleRow({ seats: "few" })]));
  });

  test.each([
    ["stock.csv", "list\n", /stock\.csv:1: is missing the columns unit, make,/],
    [
      "new.csv.reads.json",
      "[",
      /new\.csv\.reads\.json isn't a record .* To go on without it, delete it\.$/m,
    ],
  ])("an import beside a bad %s changes nothing", async (name, text, sentence) => {
    writeFileSync(join(folder, name), text);
    const { code, err } = await importRows([sampleRow({ source, group: "" })]);
    expect([code, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect(readFileSync(target, "utf8")).toBe(fileOf([sampleRow()]));
    expect(readFileSync(join(folder, name), "utf8")).toBe(text);
  });

  test("a dry run of an import changes nothing", async () => {
    const before = readFileSync(target, "utf8");
    const { code, out } = await importRows([sampleRow({ source, group: "" })], "--dry-run");
    expect(code).toBe(0);
    expect(out).toMatch(/^Would add 1 listing and update 0; 0 duplicates skipped\.$/m);
    expect(out).not.toContain("market -- fit");
    expect(readFileSync(target, "utf8")).toBe(before);
  });
});

test.each([
  [[], "missing required argument 'FILE'"],
  [
    ["a.csv", "b.csv"],
    "too many arguments for 'import'. Expected 1 argument but got 2: a.csv, b.csv.",
  ],
  [["a.csv", "--force"], "unknown option '--force'"],
  [["a.csv", "--into", "--dry-run"], "option '--into <LISTINGS>' argument missing"],
])("the usage error %j is reported with where to find help", async (args, sentence) => {
  const { code, out, err } = await run(...args);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toBe(`error: ${sentence}\nFor help: npm run market -- import --help\n`);
});

// Each command is a process, which starts slowly on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
