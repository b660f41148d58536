import { messyFile } from "../../domain/fleet/fleet.fixture.ts";
import { one, opened, Fleet } from "../fleet-page.ts";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectFitsNarrowScreens,
  expectNoSidewaysScroll,
  openBeforeScripts,
  test,
  expectFitsFingers,
} from "../test.ts";

test("a valued fleet is accessible and fits its screen, with large text too", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste(messyFile.slice(1));
  await expect(fleet.linesToFix()).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessibleInBothSchemes(page);
  await expectFitsNarrowScreens(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoSidewaysScroll(page);
});

test("a fleet from a spreadsheet prints as one report", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.button("Load 60 sample carts").click();
  await expect(fleet.title()).toHaveText(/^60 carts\b/);
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

test("a real spreadsheet reads the same here as in the command, and nothing is dropped", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(messyFile);
  await expect(fleet.title()).toHaveText(/^12 carts\b/);
  await expect(fleet.rows()).toHaveCount(2);
  await expect(fleet.rows().nth(0)).toContainText("11 × 2018 Club Car Precedent");
  await expect(fleet.linesToFix()).toContainText("Line 8: Yr. is “n/a”");
  await expect(fleet.linesToFix()).toContainText("Line 10: Make / Model is “Wotsit Flyer”");
  await expect(fleet.linesToFix()).toContainText(/Line 11: Column 11 .*more cells than headings/);
  await expect(fleet.linesToFix()).toContainText("correct your sheet, and paste it again");

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
  await fleet.choose(one);
  arrive();
  await expect(fleet.title()).toHaveText("1 cart");
  await fleet.change();
  for (const name of ["Load 60 sample carts", "Download a template"]) {
    await expect(fleet.button(name)).toBeEnabled();
  }
});

test("text that hasn't been valued yet survives a reload", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.text().fill(one);
  await page.reload();
  await fleet.ready();
  await expect(fleet.text()).toHaveValue(one);
});

const many = (lines: number) =>
  `Year,Make,Model,Battery age\n${"2018,Club Car,Precedent,4\n2020,EZ-GO,RXV,x\n".repeat(lines / 2)}`;

test("5,000 lines are valued, and stay on screen when a longer file is turned down", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(many(5000), "large.csv");
  await expect(fleet.title()).toHaveText(/^2,500 carts\b/);
  await expect(fleet.value()).toContainText("From large.csv.");
  await expect(fleet.value()).toContainText("2,500 lines need a look.");
  await expect(fleet.linesToFix()).toContainText("2,500 lines: Battery age is “x”");
  await expect(fleet.rows()).toHaveCount(1);
  await fleet.answer("Battery age of all 2,500").fill("3");
  await fleet.button("Fix all 2,500").click();
  await expect(fleet.title()).toHaveText(/^5,000 carts\b/);
  expect((await fleet.download()).split("\r\n")).toHaveLength(5002);
  await fleet.change();
  await fleet.choose(many(5002));
  await expect(page.getByRole("alert")).toContainText("values up to 5,000 lines at once");
  await fleet.button("Close").click();
  await expect(fleet.title()).toHaveText(/^5,000 carts\b/);
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
  await expect(fleet.linesToFix()).toContainText("12 lines aren’t counted yet");
  await expect(fleet.columns()).toContainText("ThingModel");
  await expect(fleet.columns()).toContainText("so we assumed 2 unless");
  await expect(fleet.columns()).toContainText("titles and notes (lines 1, 4), totals (line 17)");
  await fleet.linesToFix().getByRole("button", { name: "Fair" }).click();
  await expect(fleet.title()).toHaveText(/^12 carts\b/);
  await expect(fleet.linesToFix()).toContainText("12 lines are counted now.");
  await expect(fleet.value().getByRole("row").first()).toContainText("Trade-in");
});

test("a needed column that we can't guess is asked for once", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste("Mfr,Thing,Yr\nWotsit,Flyer,2018\nWotsit,Flyer,2019");
  await page.getByLabel("Which column is the model?").selectOption({ index: 1 });
  await expect(fleet.title()).toHaveText(/^2 carts\b/);
});

test("a saved dealer page is valued, and anything that isn't a golf cart is called out", async ({
  page,
}) => {
  const fleet = await opened(page);
  const rows = [
    ["Year", "Make", "Model", "Condition", "Serial"],
    ["", "Club&nbsp;Car", "Precedent", "Used", "JE1712-845671"],
    ["2020", "Jeep", "Wrangler", "Used", ""],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  await fleet.choose(`<!doctype html><html><table>${rows.join("")}</table></html>`, "stock.html");
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(fleet.rows()).toContainText("2017 Club Car Precedent");
  await expect(fleet.columns()).toContainText("Line 2: the year 2017 is from the serial number.");
  await expect(fleet.columns()).toContainText("Line 3 is a Jeep, which isn’t a golf cart");

  await fleet.choose("Year,Make,Model\n2016,Ford,Escape\n");
  await expect(fleet.title()).toHaveText("No golf carts");
  await expect(fleet.value()).toContainText("there is nothing to value");
});

test(
  "on a phone the value comes into view, and its controls are big enough to tap",
  { tag: "@phone" },
  async ({ page }) => {
    const fleet = await opened(page);
    await fleet.button("Load 60 sample carts").click();
    await expect(fleet.title()).toHaveText(/^60 carts\b/);
    await expect(fleet.title()).toBeInViewport();
    await expectFitsFingers(page);
    await expectNoSidewaysScroll(page);
  },
);
