import { messyFile } from "../domain/fleet/fleet-samples.ts";
import { one, opened } from "./fleet-page.ts";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsFingers,
  expectNoSidewaysScroll,
  test,
} from "./test.ts";

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
  await expectAccessibleInBothSchemes(page);
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
