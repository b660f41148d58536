import { YearFinder } from "../year-finder-page.ts";
import {
  expect,
  expectAccessible,
  expectContrast,
  expectNoSidewaysScroll,
  holdScripts,
  test,
} from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const findLink = { name: "Find it from the serial number" };

const announced = [
  ["2587255", "2008, give or take a year, medium confidence."],
  ["J0A-014655", /^2016, low confidence; or 2017, low confidence\. This would be a 2016 Drive2/],
  ["A9731-591355", "1997, medium confidence."],
  ["J10", "1981, 1980, or 1979, low confidence."],
  ["1C9CART44GE123456", /^2016, low confidence\. Likely a typing error/],
  ["C4", "2024, medium confidence; or 2014, low confidence."],
  ["J38-123456", /^Cannot tell\. What the digits mean depends on the prefix/],
] as const;

test("an answer of each kind is announced and fits a narrow screen", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open();
  for (const [number, announcement] of announced) {
    await finder.number().fill(number);
    await expect(finder.status()).toHaveText(announcement);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

test("a serial's model and powertrain are used with its year, which has a measured error", async ({
  page,
}) => {
  const finder = new YearFinder(page);
  await finder.open("?kind=yamaha&number=JW8-313855");
  await expect(finder.answer()).toContainText("We tried 133 that the rule had never seen.");
  await expect(finder.answer()).toContainText("The value tool gets this too: G29, gas.");
  await finder.take(2013).click();
  const tool = new ValueTool(page);
  await expect(tool.year()).toHaveValue("2013");
  await expect(tool.model()).toHaveValue("G29");
  await expect(tool.powertrain("Gas")).toBeChecked();
});

test("a year before the model came out is questioned", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open("?kind=club-car&number=PQ9945-123456");
  await expect(finder.status()).toHaveText(
    /^1999, low confidence\. This would be a 1999 Precedent/,
  );
});

test("a make's page gets the year back too, and calculates only when nothing is missing", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  const finder = new YearFinder(page);
  await tool.open("/yamaha");
  await tool.powertrain("Gas").check();
  await page.getByRole("link", findLink).click();
  await finder.ready();
  await finder.number().fill("JC3-001800");
  await finder.take(2016).click();
  await page.waitForURL(/\/yamaha\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.powertrain("Gas")).toBeChecked();
  await expect(tool.result()).toContainText("Ready to Calculate");

  await tool.open("/club-car");
  await page.getByRole("link", findLink).click();
  await finder.ready();
  await finder.number().fill("PQ1645-123456");
  await finder.take(2016).click();
  await page.waitForURL(/\/club-car\?/);
  await expect(tool.model()).toHaveValue("Precedent");
  await expect(tool.value()).toBeVisible();
});

test("text typed before the tool was ready is read", async ({ page }) => {
  const finder = new YearFinder(page);
  const arrive = await holdScripts(page);
  await page.goto("/year-finder", { waitUntil: "commit" });
  await finder.number().fill("C4");
  arrive();
  await finder.ready();
  await expect(finder.readAs("Battery date code")).toBeVisible();
  await expect(finder.status()).toHaveText(/^2024, medium/);
});

test("at 400% zoom, nothing scrolls sideways", async ({ page }) => {
  const finder = new YearFinder(page);
  await page.setViewportSize({ width: 320, height: 256 });
  for (const query of ["", "?kind=yamaha&number=J31", "?kind=ez-go&number=JW8-513842"]) {
    await finder.open(query);
    await expectNoSidewaysScroll(page);
  }
});

test("in forced colors, tiles and confidence keep their outlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const finder = new YearFinder(page);
  await finder.open("?kind=battery&number=C4");
  await expect(finder.years().locator("span").first()).toHaveCSS("outline-style", "solid");
  const bars = finder.answer().locator("rect");
  await expect(bars.first()).not.toHaveCSS("fill", "none");
  await expect(bars.last()).toHaveCSS("fill", "none");
  await expect(bars.last()).not.toHaveCSS("stroke", "none");
});

test("an answer can be read in the dark color scheme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const finder = new YearFinder(page);
  for (const query of [
    "?kind=battery&number=C4",
    "?kind=vin&number=1C9CART44GE123456",
    "?number=x",
  ]) {
    await finder.open(query);
    await expectContrast(page);
  }
});

const keyboard = "with the keyboard alone one comes from the form, finds the year and returns";
// A phone has no Tab key.
test(keyboard, async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.year().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", findLink)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/year-finder/);
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().focus();
  await page.keyboard.type("c1416");
  await expect(page.getByText("Read as an EZ-GO code or serial.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(finder.answer()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(finder.take(2016)).toBeFocused();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("EZ-GO");
});

test("a battery code sets the battery age and leaves the cart's year alone", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open("/?year=2012&make=Icon&model=i20");
  await tool.change();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().fill("C3");
  await expect(finder.take(2023)).toHaveText("Use this age: 3 years, 2023");
  await expect(finder.take(2013)).toHaveText("Use this age: 5+ years, 2013");
  await finder.take(2023).click();
  await expect(tool.batteryAge()).toHaveValue("3");
  await expect(tool.year()).toHaveValue("2012");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what each number reveals, and that the tool needs JavaScript", async ({
    page,
  }) => {
    await page.goto("/year-finder");
    await expect(page.getByText("The year finder needs JavaScript")).toBeVisible();
    const main = page.getByRole("main");
    for (const label of ["Club Car serial", "EZ-GO code or serial", "Yamaha serial"]) {
      await expect(main.getByRole("heading", { name: label, level: 3 })).toBeVisible();
    }
    await expect(main.getByText("are the model year, for carts from 1981 on")).toBeVisible();
    await expect(main.getByText("not the model year, though many websites say so")).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test("the kind and the number are in the address, for a reload or a friend", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open("?make=Icon&from=/fl");
  const length = await page.evaluate(() => history.length);
  await finder.number().fill("C4");
  await expect(page).toHaveURL(/\?make=Icon&from=%2Ffl#number=C4$/);
  await finder.change("Battery date code");
  await expect(page).toHaveURL(/\?make=Icon&from=%2Ffl&kind=battery#number=C4$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await finder.ready();
  await expect(page.getByText("Read as a Battery date code, as you chose.")).toBeVisible();
  await expect(finder.number()).toHaveValue("C4");
  await expect(finder.take(2024)).toHaveAttribute("href", "/fl?make=Icon&batteryAge=2");
});

test("a Yamaha's number is recognized, and the form says where the year is from", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().fill("JW9-305124");
  await expect(finder.readAs("Yamaha serial")).toBeVisible();
  await expect(finder.status()).toHaveText("2013, give or take a year, low confidence.");
  await finder.take(2013).click();
  await expect(page.getByText("2013, from serial JW9-305124.")).toBeVisible();
  await expect(tool.make()).toHaveValue("Yamaha");
  await expect(tool.model()).toBeFocused();
  await expect(page).not.toHaveURL(/JW9/);
});
