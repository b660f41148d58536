import { once } from "node:events";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type TestSite,
  openSite,
  pageWith,
  versionedPage,
} from "../../listings/crawl/site.fixture.ts";
import { readStock } from "../../listings/stock/stock.ts";
import { usDay } from "../../domain/words/us-day.ts";
import { readRows } from "../../listings/import/read-listings.ts";
import { runProcess, startProcess } from "../process.fixture.ts";
import { newFolder } from "../../config/folder.fixture.ts";

const cart = (id: number) => ({
  "@type": "Vehicle",
  url: `/carts/${id}`,
  vehicleModelDate: 2019,
  brand: "EZ-GO",
  model: "RXV",
  itemCondition: "UsedCondition",
  fuelType: "Electric",
  offers: { price: 4000 + id },
});

let site: TestSite;
let folder = "";
let out = "";
const rowsIn = (file: string) => readRows(readFileSync(file, "utf8"));

beforeEach(async () => {
  folder = newFolder();
  out = join(folder, "found.csv");
  site = await openSite({ "/carts": pageWith([cart(2), cart(1)]) });
});
afterEach(async () => {
  await site.close();
});

function crawl(sources: unknown, ...args: string[]) {
  const file = join(folder, "sources.json");
  writeFileSync(file, typeof sources === "string" ? sources : JSON.stringify(sources));
  return runProcess("market/market.ts", ["crawl", file, "--out", out, "--interval", "0", ...args], {
    SITE_URL: "https://cartworth.example/",
  });
}

const source = (path = "/carts") => ({
  dealer: `Dealer ${path}`,
  url: site.origin + path,
  allowedBy: "A. Owner",
  allowedOn: "2026-11-02",
});

test("the crawled listings are written in order, ready to be imported", async () => {
  const { code, out: report, err } = await crawl([source(), source("/none")], "--allow-private");
  expect([code, err]).toEqual([0, ""]);
  expect(report.split("\n")).toEqual([
    "Dealer /carts: 2 found, 2 taken, 0 skipped.",
    "Dealer /none: failed: answered 404.",
    `${out} has 2 listings, 2 new.`,
    `Next, import them: npm run market -- import ${out}`,
    "",
  ]);
  const { rows, problems } = rowsIn(out);
  expect(problems).toEqual([]);
  const today = usDay(new Date());
  expect(rows.map(({ cells }) => [cells.observed_on, cells.price_usd])).toEqual([
    [today, "4001"],
    [today, "4002"],
  ]);
  expect(site.requests[0]?.headers["user-agent"]).toBe(
    "CartWorthBot/1.0 (+https://cartworth.example/how-it-works)",
  );

  // Each command is a process, which starts slowly on a busy machine.
  vi.setConfig({ testTimeout: 30_000 });

  const listings = join(folder, "listings.csv");
  const imported = await runProcess("market/market.ts", ["import", out, "--into", listings]);
  expect(imported.out).toMatch(/^Added 2 listings and updated 0; 0 duplicates skipped\.$/m);
});

test("another crawl adds to the file and doesn't download unchanged content again", async () => {
  site.pages = { "/carts": versionedPage([cart(1)]), "/more": pageWith([cart(1), cart(2)]) };
  await crawl([source()], "--allow-private");
  const { out: report } = await crawl([source(), source("/more")], "--allow-private");
  expect(report).toContain("Dealer /carts: unchanged since it was last read.");
  expect(report).toContain(`${out} has 2 listings, 1 new.`);
  expect(rowsIn(out).rows).toHaveLength(2);
});

test("importing what several crawls found follows the dealer's stock, and importing it again changes nothing", async () => {
  await crawl([source()], "--allow-private");
  site.pages = { "/carts": pageWith([cart(1), { ...cart(3), offers: {} }]) };
  await crawl([source()], "--allow-private");
  const stockFile = join(folder, "stock.csv");
  const runImport = () =>
    runProcess("market/market.ts", ["import", out, "--into", join(folder, "listings.csv")]);
  const first = await runImport();
  expect([first.code, first.err]).toEqual([0, ""]);
  const today = usDay(new Date());
  const { lists, spans } = readStock(readFileSync(stockFile, "utf8"));
  expect(lists).toEqual([{ list: source().url, first_day: today, last_day: today }]);
  expect(spans.map(({ price_usd, no_longer_on }) => [price_usd, no_longer_on])).toEqual([
    [4001, ""],
    [4002, today],
  ]);
  const again = await runImport();
  expect(again.out).not.toContain("market -- fit");
  expect(readStock(readFileSync(stockFile, "utf8")).spans).toEqual(spans);
});

test.each(["SIGINT", "SIGTERM", "SIGKILL"] as const)(
  "a crawl stopped by %s leaves its files as they were, and the next crawl works",
  async (signal) => {
    await crawl([source()], "--allow-private");
    const contents = () =>
      readdirSync(folder)
        .filter((name) => name !== "sources.json")
        .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
    const before = contents();
    const asked = Promise.withResolvers<void>();
    // Sends the start of its answer, then hangs.
    site.pages = {
      "/carts": pageWith([cart(2), cart(1), cart(3)]),
      "/slow": (response) => {
        response.writeHead(200, { "content-type": "text/csv" }).write("year,make,model\n2019,");
        asked.resolve();
      },
    };
    const file = join(folder, "sources.json");
    writeFileSync(file, JSON.stringify([source(), source("/slow")]));
    const args = ["crawl", file, "--out", out, "--interval", "0", "--allow-private"];
    const child = startProcess("market/market.ts", args);
    await asked.promise;
    child.kill(signal);
    await once(child, "close");
    expect(contents()).toEqual(before);
    site.pages = { "/carts": site.pages["/carts"]!, "/slow": pageWith([cart(4)]) };
    await crawl([source(), source("/slow")], "--allow-private");
    expect(rowsIn(out).rows).toHaveLength(4);
  },
);

test("one record is enough to read a dealer's feed, and the report names what it couldn't read", async () => {
  site.pages = {
    "/stock.csv": [
      "text/csv",
      "Stock Number,Title,Price\n7,Used 2019 EZ-GO RXV lithium,4800\n8,Used 2016 Ford F-150,9000\n",
    ],
  };
  const { out: report } = await crawl([source("/stock.csv")], "--allow-private");
  expect(report.split("\n").slice(0, 3)).toEqual([
    "Dealer /stock.csv: 2 found, 1 taken, 1 skipped (1 is a Ford).",
    "  “Used 2016 Ford F-150” (8): is a Ford",
    `${out} has 1 listing, 1 new.`,
  ]);
});

test("addresses on this machine are requested only if that is allowed", async () => {
  const { code, out: report, err } = await crawl([source()]);
  expect([code, err]).toEqual([1, "No source could be read.\n"]);
  expect(report).toMatch(
    /^Dealer \/carts: failed: robots\.txt is at 127\.0\.0\.1, which is not a public address\.$/m,
  );
  expect(site.requests).toEqual([]);
  expect(existsSync(out)).toBe(false);
});

describe("a crawl that can't start", () => {
  afterEach(() => expect(site.requests).toEqual([]));

  test("a crawl with invalid sources requests nothing and reports each problem", async () => {
    const { code, err } = await crawl([source(), { ...source("/b"), kind: "rss", fields: 7 }]);
    expect(code).toBe(1);
    expect(err.split("\n")).toEqual([
      expect.stringMatching(/sources\.json: 1\.fields is not an object$/),
      expect.stringMatching(/sources\.json: 1\.kind is not known$/),
      "",
    ]);
    expect((await crawl("{")).err).toMatch(/sources\.json: is not valid JSON/);
  });

  test("a crawl into a file that holds something else requests nothing", async () => {
    writeFileSync(out, "my notes\n");
    const { code, err } = await crawl([source()], "--allow-private");
    expect([code, err]).toEqual([
      1,
      `${out} is not a file of listings, so it was not overwritten.\n`,
    ]);
    expect(readFileSync(out, "utf8")).toBe("my notes\n");
  });

  test("a crawl requests nothing if the file next to its output isn't a record of the stock", async () => {
    writeFileSync(`${out}.reads.json`, "{}");
    const { code, err } = await crawl([source()], "--allow-private");
    expect([code, err]).toEqual([
      1,
      `${out}.reads.json isn't a record of what sources had in stock. To go on without it, delete it.\n`,
    ]);
  });

  test("a crawl with an unreadable state file requests nothing", async () => {
    writeFileSync(`${out}.state.json`, '{"a":1}');
    const { code, err } = await crawl([source()], "--allow-private");
    expect(code).toBe(1);
    expect(err).toMatch(
      /state\.json does not hold the state of a crawl\. To read every source again, remove it/,
    );
  });

  test.each([
    [["a.json"], "error: required option '--out <FILE.csv>' not specified"],
    [["--out", "a.csv"], "error: missing required argument 'SOURCES.json'"],
    [
      ["a.json", "--out", "a.csv", "--interval", "soon"],
      "error: option '--interval <SECONDS>' argument 'soon' is invalid. It must be a number of seconds.",
    ],
  ])("a crawl with the arguments %j requests nothing", async (args, sentence) => {
    const { code, err } = await runProcess("market/market.ts", ["crawl", ...args]);
    expect(code).toBe(2);
    expect(err.split("\n").slice(0, 2)).toEqual([
      sentence,
      "For help: npm run market -- crawl --help",
    ]);
  });
});
