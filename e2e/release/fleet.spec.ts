import { messyFile } from "../../domain/fleet/fleet-samples.ts";
import { one, opened, Fleet } from "../fleet-page.ts";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrowScreens,
  expectNoSidewaysScroll,
  forbidStorage,
  openBeforeScripts,
  test,
} from "../test.ts";

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

test("a valued fleet is accessible and fits its screen, with large text too", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste(messyFile.slice(1));
  await expect(fleet.linesToFix()).toBeVisible();
  await page.getByText("Change the columns").click();
  await fleet.button("Edit line 4").click();
  // Where the page was scrolled to, the bar of tools lies over some of the fields.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrowScreens(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
});

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
  await expect(fleet.linesToFix()).toContainText("Line 8: Yr. is “n/a”");
  await expect(fleet.linesToFix()).toContainText("Line 10: Make / Model is “Wotsit Flyer”");
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

test("before the page's script has run, its buttons are disabled, and a chosen file waits", async ({
  page,
}) => {
  const fleet = new Fleet(page);
  const arrive = await openBeforeScripts(page, "/fleet");
  for (const name of ["Load 60 sample carts", "Download a template", "Value the Carts"]) {
    await expect(fleet.button(name)).toBeDisabled();
  }
  await page.getByText("Add a cart").click();
  await expect(fleet.button("Add the cart")).toBeDisabled();
  await fleet.choose(one);
  arrive();
  await expect(fleet.title()).toHaveText("1 cart");
  for (const name of ["Load 60 sample carts", "Download a template", "Add the cart"]) {
    await expect(fleet.button(name)).toBeEnabled();
  }
});

test("text that was not valued yet survives a reload", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.text().fill(one);
  await page.reload();
  await fleet.ready();
  await expect(fleet.text()).toHaveValue(one);
});

test("where the browser keeps nothing, the page says so and works", async ({ page }) => {
  await forbidStorage(page);
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(fleet.board()).toContainText("does not let the page keep anything");
});

const many = (lines: number) =>
  `Year,Make,Model,Battery age\n${"2018,Club Car,Precedent,4\n2020,EZ-GO,RXV,x\n".repeat(lines / 2)}`;

test("5,000 lines are valued, shown a page at a time, and stay when more are refused", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(many(5000), "large.csv");
  await expect(fleet.title()).toHaveText("2,500 carts");
  await expect(fleet.board()).toContainText("From large.csv.");
  await expect(fleet.board()).toContainText("2,500 lines need a look.");
  await expect(fleet.linesToFix()).toContainText("2,500 lines: Battery age is “x”");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 5,000");
  await fleet.button("Next 50").click();
  await expect(fleet.shown()).toContainText("Lines 51–100 of 5,000");
  await page.getByLabel("Show", { exact: true }).selectOption("Lines to fix");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 2,500");
  await page.getByLabel("Find in the lines").fill("precedent");
  await expect(fleet.shown()).toContainText("No line has that.");
  await fleet.choose(many(5002));
  await expect(page.getByRole("alert")).toContainText("values up to 5,000 lines at once");
  await expect(fleet.title()).toHaveText("2,500 carts");
});

test("a club's printed list is read with its titles and totals, and one answer fixes many lines", async ({
  page,
}) => {
  const carts = Array.from(
    { length: 12 },
    (_, at) => `${at},Club Car,Precedent i2,'18,Apr-23,E,B/C`,
  );
  const fleet = await opened(page);
  await fleet.choose(
    `\uFEFFPine Hollow Golf Club,,,,,,\n,,,,,,\nUnit #,Mfr.,Thing,Yr,Batt. install date,Pwr,Cond (A-D)\nFRONT NINE,,,,,,\n${carts.join("\n")}\nSubtotal,,,,,,12\n`,
  );
  await expect(fleet.linesToFix()).toContainText("12 lines to fix");
  await expect(fleet.strip()).toContainText("ThingModel");
  await expect(fleet.strip()).toContainText("we take all 12 as having 2");
  await expect(fleet.strip()).toContainText("titles and notes (lines 1, 4), totals (line 17)");
  await fleet.linesToFix().getByRole("button", { name: "Fair" }).click();
  await expect(fleet.title()).toHaveText("12 carts");
  await expect(fleet.linesToFix()).toContainText("12 lines are valued now.");
  const [first] = await fleet.board().locator("dt").allTextContents();
  expect(first).toBe("Trade-in guide");
});

test("a column that is needed and that nobody could guess is asked for once", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste("Mfr,Thing,Yr\nWotsit,Flyer,2018\nWotsit,Flyer,2019");
  await page.getByLabel("Which column is the model?").selectOption({ index: 1 });
  await expect(fleet.title()).toHaveText("2 carts");
});
