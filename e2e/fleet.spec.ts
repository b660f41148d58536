import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { messyFile } from "../domain/fleet/fleet-samples.ts";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectFitsFingers,
  expectNoSidewaysScroll,
  test,
} from "./test.ts";

/** The page for many carts as a visitor finds it, by roles and labels. */
class Fleet {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  text = () => this.page.getByRole("textbox", { name: "Or paste or type" });
  board = () => this.page.getByRole("region", { name: "Fleet result" });
  title = () => this.board().getByRole("heading", { level: 2 });
  total = () => this.board().locator("data");
  linesToFix = () => this.page.getByRole("region", { name: /lines? to fix|Every line is valued/ });
  line = (number: number) => this.linesToFix().getByRole("form", { name: `Line ${number}` });
  table = () => this.page.getByRole("region", { name: "Cart by cart" });
  rows = () => this.table().locator("tbody tr");
  shown = () => this.page.getByRole("navigation", { name: "Pages of the table" });
  button = (name: string) => this.page.getByRole("button", { name });

  async open(): Promise<void> {
    await this.page.goto("/fleet");
    await this.ready();
  }

  async ready(): Promise<void> {
    await this.page.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  }

  async paste(text: string): Promise<void> {
    await this.text().fill(text);
    await this.button("Value the Carts").click();
  }

  async choose(buffer: Buffer | string, name = "carts.csv"): Promise<void> {
    const chosen = { name, mimeType: "text/csv", buffer: Buffer.from(buffer) };
    await this.page.locator('input[type="file"]').setInputFiles(chosen);
  }

  async download(): Promise<string> {
    const arriving = this.page.waitForEvent("download");
    await this.button("Download CSV").click();
    return contentOf(await arriving);
  }
}

async function contentOf(download: Download): Promise<string> {
  return readFileSync(await download.path(), "utf8");
}

async function opened(page: Page): Promise<Fleet> {
  const fleet = new Fleet(page);
  await fleet.open();
  return fleet;
}

const kinds = [
  "2016\tClub Car Precedent\t2\tE\tgood\t5",
  "2018\tClub Car Precedent\t2\tE\tgood\t3",
  "2019\tEZ-GO RXV\t2\tE\tfair\t4",
  "2020\tYamaha Drive2\t2\tgas\tgood\t",
];

/** Eighty carts as a spreadsheet copies them, with a column that nobody could guess. */
function eightyCarts(): string {
  const lines = Array.from({ length: 80 }, (_, at) => `B${at + 1}\t${kinds[at % kinds.length]}`);
  lines[12] = lines[12]!.replace("2016", "20I6");
  lines[39] = lines[39]!.replace("Yamaha Drive2", "");
  return ["Barn\tYear\tMake/Model\tHow many fit\tFuel\tCond.\tBatt. yrs", ...lines].join("\n");
}

test("a superintendent pastes 80 carts, fixes two, maps a column, and comes back to them", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(eightyCarts());
  await expect(fleet.title()).toHaveText("78 carts");
  await expect(fleet.board()).toContainText("2 lines need a look.");

  const year = fleet.line(14).getByLabel("Year", { exact: true });
  await expect(year).toHaveAccessibleDescription(/The year is “20I6”/);
  await expect(fleet.line(14).locator("[aria-invalid]")).toHaveCount(1);
  await year.fill("2016");
  await year.press("Enter");
  await expect(fleet.title()).toHaveText("79 carts");
  const cart = fleet.line(41).getByLabel("Make/Model");
  await expect(cart).toBeFocused();
  await cart.fill("Yamaha Drive2");
  await fleet.button("Save line 41").click();
  await expect(fleet.title()).toHaveText("80 carts");
  await expect(fleet.linesToFix()).toContainText("Line 41 is valued now.");

  const before = await fleet.total().getAttribute("value");
  await page.getByText("Your columns").click();
  await page.getByLabel("What How many fit is").selectOption("Seats");
  await expect(page.getByText("6 used, 1 not used")).toBeVisible();
  expect(await fleet.total().getAttribute("value")).toBe(before);

  const batteries = page
    .getByRole("heading", { name: "New batteries for the fleet" })
    .locator("..");
  await expect(batteries).toContainText("60 carts have packs older than two years.");
  await expect(batteries).toContainText("It doesn’t pay back");
  await page.getByLabel("Cost for each cart ($)").fill("10");
  await expect(batteries).toContainText("Replacing them costs $600 and adds");
  await expect(batteries).toContainText("It pays back");

  const exported = await fleet.download();
  const [headings, ...lines] = exported.trimEnd().split("\r\n");
  expect(headings).toMatch(/^\uFEFFBarn,Year,Make\/Model,.*,estimate,low,high,.*,problem$/);
  expect(lines).toHaveLength(80);
  expect(lines[12]).toMatch(/^B13,2016,Club Car Precedent,/);
  const estimates = lines.map((line) => Number(line.split(",")[7]));
  expect(String(estimates.reduce((sum, each) => sum + each))).toBe(before);

  await expect(fleet.board()).toContainText("Kept in this browser, and nowhere else.");
  await page.reload();
  await fleet.ready();
  await expect(fleet.title()).toHaveText("80 carts");
  await expect(fleet.total()).toHaveAttribute("value", before!);
  await expect(fleet.text()).toHaveValue(/B13\t2016\tClub Car Precedent/);
  await expect(page.getByText("6 used, 1 not used")).toBeAttached();

  await page.evaluate(() => {
    Object.assign(window, { print: () => (document.title = "printed") });
  });
  await fleet.button("Print").click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  await expect(fleet.total()).toBeVisible();
  await expect(fleet.table()).toBeVisible();
  await expect(fleet.text()).toBeHidden();
  await expect(fleet.button("Print")).toBeHidden();
});

test("a real spreadsheet's file reads as the command reads it, and nothing is dropped", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(messyFile);
  await expect(fleet.title()).toHaveText("12 carts");
  await expect(fleet.rows()).toHaveCount(6);
  await expect(fleet.rows().nth(0)).toContainText("2018 Club Car Precedent");
  await expect(fleet.rows().nth(0)).toContainText("$2,826");
  await expect(fleet.rows().nth(2)).toContainText("the year is “n/a”");
  await expect(fleet.line(8)).toBeVisible();
  await expect(fleet.line(10)).toBeVisible();
  const beyond = fleet.line(11).getByLabel("Column 11");
  await expect(beyond).toHaveAccessibleDescription(/more cells than headings/);
  await beyond.fill("");
  await fleet.button("Save line 11").click();
  await expect(fleet.title()).toHaveText("13 carts");

  const exported = await fleet.download();
  expect(exported).toContain(';"new ""bag"" rack";2826;2402;3250;');
  expect(exported).toContain(`;'=SUM(A1);`);
  expect(exported).toContain("Line 10: the make in “Wotsit Flyer” is not clear.");
  expect(exported).toContain(';10;"two\r\nlines";');
});

const one = "2018,Club Car,Precedent";
const withHeadings = `Year,Make,Model\n${one}\n`;

for (const [how, file] of [
  ["in UTF-16 with tabs", Buffer.from(`\uFEFF${withHeadings.replaceAll(",", "\t")}`, "utf16le")],
  ["in Windows-1252", Buffer.from(`Year,Make,Model,Café\n${one},é\n`, "latin1")],
  ["without headings", `${one}\n`],
  ["with old line breaks", withHeadings.replaceAll("\n", "\r")],
] as const) {
  test(`a file ${how} is read`, async ({ page }) => {
    const fleet = await opened(page);
    await fleet.choose(file);
    await expect(fleet.title()).toHaveText("1 cart");
    await expect(fleet.total()).toHaveAttribute("value", "2826");
  });
}

for (const [what, file, sentence] of [
  ["a workbook", Buffer.from("PK\u0003\u0004…"), "save it as “CSV UTF-8”"],
  ["a picture", Buffer.from([137, 80, 78, 71, 0, 1]), "This file is not text."],
  ["an empty file", "", "There is nothing here to value."],
  ["a file of headings", "Year,Make,Model\n", "no carts below them"],
  [
    "an open quote",
    `${withHeadings}2019,"Club Car,x\n`,
    "A quotation mark near line 3 is never closed.",
  ],
] as const) {
  test(`${what} is refused in a sentence, and the carts that were there stay`, async ({ page }) => {
    const fleet = await opened(page);
    await fleet.paste(one);
    await expect(fleet.title()).toHaveText("1 cart");
    await fleet.choose(file);
    await expect(page.getByRole("alert")).toContainText(sentence);
    await expect(fleet.title()).toHaveText("1 cart");
  });
}

test("headings that nobody could guess are mapped, one after another", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste("Asset,When,What,Who\n1,2018,Precedent,Club Car\n2,2019,RXV,EZ-GO\n");
  await expect(fleet.board()).toContainText("We don’t know which column");
  await page.getByLabel("What When is").selectOption("Model year");
  await page.getByLabel("What What is").selectOption("Model");
  const who = page.getByLabel("What Who is");
  await who.focus();
  await who.selectOption("Make");
  await expect(fleet.title()).toHaveText("2 carts");
  await expect(who).toBeFocused();
});

test("carts are added one at a time, edited, removed, and taken back", async ({ page }) => {
  const fleet = await opened(page);
  await page.getByText("Add a cart").click();
  await page.getByLabel("Quantity").fill("3");
  await page.getByLabel("Model year").fill("2018");
  await page.getByLabel("Make", { exact: true }).fill("Club Car");
  await page.getByLabel("Model", { exact: true }).fill("Precedent");
  await fleet.button("Add the cart").click();
  await expect(fleet.title()).toHaveText("3 carts");
  await page.getByLabel("Model", { exact: true }).fill("Onward");
  await fleet.button("Add the cart").click();
  await expect(fleet.title()).toHaveText("6 carts");

  await fleet.button("Edit line 3").click();
  await fleet.table().getByLabel("Quantity").fill("10");
  await fleet.button("Save line 3").click();
  await expect(fleet.title()).toHaveText("13 carts");
  await fleet.button("Edit line 2").click();
  await fleet.button("Remove line 2").click();
  await expect(fleet.title()).toHaveText("10 carts");
  await fleet.button("Undo").click();
  await expect(fleet.title()).toHaveText("13 carts");
  await fleet.button("Clear").click();
  await expect(fleet.title()).toHaveText("What is the whole fleet worth?");
  await fleet.button("Undo").click();
  await expect(fleet.title()).toHaveText("13 carts");
});

test("without the worker's script the page says so, keeps the text, and tries again", async ({
  page,
}) => {
  await page.route(/fleet-worker/, (route) => route.abort());
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(page.getByRole("alert")).toContainText("couldn’t be loaded");
  await expect(fleet.text()).toHaveValue(one);
  await page.unroute(/fleet-worker/);
  await fleet.button("Try again").click();
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("text that was not valued yet survives a reload", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.text().fill(one);
  await page.reload();
  await fleet.ready();
  await expect(fleet.text()).toHaveValue(one);
});

test("where the browser keeps nothing, the page says so and works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  await page.route(/fleet-worker/, async (route) => {
    const response = await route.fetch();
    const forbidden = `Object.defineProperty(self, "indexedDB", { get() { throw new DOMException("no", "SecurityError") } });`;
    await route.fulfill({ response, body: forbidden + (await response.text()) });
  });
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(fleet.board()).toContainText("does not let the page keep anything");
});

const many = (lines: number) =>
  `Year,Make,Model,Battery age\n${"2018,Club Car,Precedent,4\n2020,EZ-GO,RXV,x\n".repeat(lines / 2)}`;

test("100,000 lines are valued a page at a time, and reading them can be stopped", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await fleet.choose(many(100_000), "large.csv");
  await fleet.button("Stop").click();
  await expect(page.getByRole("alert")).toContainText(/Stopped after [\d,]+ lines/);
  await expect(fleet.title()).toHaveText("1 cart");

  await fleet.choose(many(100_000), "large.csv");
  await expect(fleet.title()).toHaveText("50,000 carts", { timeout: 60_000 });
  await expect(fleet.board()).toContainText("From large.csv.");
  await expect(fleet.board()).toContainText("50,000 lines need a look.");
  await expect(fleet.linesToFix()).toContainText("Here are the first 20 of 50,000");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 100,000");
  await fleet.button("Next 50").click();
  await expect(fleet.shown()).toContainText("Lines 51–100 of 100,000");
  await page.getByLabel("Show", { exact: true }).selectOption("Lines to fix");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 50,000");
  await page.getByLabel("Find in the lines").fill("precedent");
  await expect(fleet.shown()).toContainText("No line has that.");
});

test("more lines than the page holds are refused as a whole", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.choose(many(100_002));
  await expect(page.getByRole("alert")).toContainText("Split the file into smaller ones");
});

test("sorting puts carts without a figure last", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste("2018,Club Car,Precedent\n2021,Wotsit,Flyer\nx,EZ-GO,RXV\n2020,EZ-GO,RXV");
  const sort = page.getByLabel("Sort", { exact: true });
  const names = fleet.table().locator("tbody th");
  await sort.selectOption("Newest");
  await expect(names).toHaveText([/^2021 Wotsit/, /^2020 EZ-GO/, /^2018 Club/, /^Line 3/]);
  await sort.selectOption("Highest dealer price");
  await expect(names).toHaveText([/^2020/, /^2018/, /^2021/, /^Line 3/]);
  await expect(fleet.board()).toContainText("2 carts of 3 with listings to go by.");
  await expect(fleet.board()).toContainText("1 cart has a make that isn’t in our directory");
  const words = page.getByLabel("Find in the lines");
  await words.fill("wotsit");
  await expect(fleet.shown()).toContainText("1 line");
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(words).toHaveValue("");
});

test("a valued fleet is accessible, fits its screen, and keeps its large text in place", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(messyFile.slice(1));
  await expect(fleet.linesToFix()).toBeVisible();
  await page.getByText("Your columns").click();
  await fleet.button("Edit line 4").click();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "100%"],
    [320, "200%"],
    [1280, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });

    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size} }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, textSize);
    await expectNoSidewaysScroll(page);
  }
});

test(
  "on a phone the board comes into view, and its controls fit fingers",
  { tag: "@phone" },
  async ({ page }) => {
    const fleet = await opened(page);
    await fleet.button("Load 60 sample carts").click();
    await expect(fleet.title()).toHaveText("60 carts");
    await expect(fleet.title()).toBeInViewport();
    await expectFitsFingers(page);
    await expectNoSidewaysScroll(page);
  },
);

test("a fleet of a spreadsheet is printed as one report", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.button("Load 60 sample carts").click();
  await expect(fleet.title()).toHaveText("60 carts");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(2);

  // As wide as the paper between its margins.
  await page.setViewportSize({ width: 703, height: 900 });
  await page.emulateMedia({ media: "print" });
  const cut = await fleet
    .table()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
