import type { Locator } from "@playwright/test";
import { batteryAgeOn } from "../../domain/cart/battery-age.ts";
import { findYearOfCart, openFinder, YearFinder } from "../year-finder-page.ts";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  holdFiles,
  openBeforeScripts,
  test,
} from "../test.ts";
import { openTool } from "../value-tool.ts";

const announced = [
  ["2587255", "2008, give or take a year. How sure: Some support."],
  [
    "J0A-014655",
    /^2016\. How sure: Rough guess\. Or 2017\. How sure: Rough guess\. This would be a 2016 Drive2/,
  ],
  ["A9731-591355", "1997. How sure: Some support."],
  ["J10", "1981, 1980, or 1979. How sure: Rough guess."],
  ["1C9CART44GE123456", /^2016\. How sure: Rough guess\. Likely a typing error/],
  ["C4", "2024. How sure: Some support. Or 2014. How sure: Rough guess."],
  ["J38-123456", /^Can’t tell\. What the digits mean depends on the prefix/],
] as const;

test("an answer of each kind is announced, accessible, and fits a narrow screen", async ({
  page,
}) => {
  const finder = await openFinder(page);
  for (const [number, announcement] of announced) {
    await finder.read(number);
    await expect(finder.status().first()).toHaveText(announcement);
    await expectAccessibleInBothSchemes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
});

for (const number of ["PH1812-123456", "1C9CART44GE123456", "C4", "J10", "2913456"]) {
  test(
    `the bracket below ${number} is no wider than what it explains, and its year is on the picture`,
    { tag: "@both" },
    async ({ page }) => {
      await openFinder(page, `#number=${number}`);
      const plate = page.locator(".split .plate");
      const [explained, picture] = await Promise.all([
        boxOf(page.locator(".split .plate:not(:has(mark)), .split .plate mark")),
        boxOf(plate.locator("..")),
      ]);
      const text = plate.locator("small");
      const bracket = await text.evaluate((element) =>
        Number.parseFloat(getComputedStyle(element, "::before").inlineSize),
      );
      expect(bracket).toBeLessThan(explained.width + 0.1);
      const year = await boxOf(text.locator("b"));
      const centerOf = ({ x, width }: { x: number; width: number }) => x + width / 2;
      expect(Math.abs(centerOf(year) - centerOf(explained))).toBeLessThan(1);
      expect(year.x).toBeGreaterThanOrEqual(picture.x);
      expect(year.x + year.width).toBeLessThanOrEqual(picture.x + picture.width);
    },
  );
}

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test("a make's page gets the year back too, says where it is from, and waits for what is missing", async ({
  page,
}) => {
  const tool = await openTool(page, "/yamaha");
  await tool.powertrain("Gas").check();
  const finder = await findYearOfCart(page);
  await finder.read("JC3-001800");
  await finder.take(2016).click();
  await page.waitForURL(/\/yamaha\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.powertrain("Gas")).toBeChecked();
  await expect(page.getByText("Ready to Calculate")).toBeVisible();
  await expect(page.getByText("2016, from serial JC3-001800.")).toBeVisible();
  await expect(tool.model()).toBeFocused();
  await expect(page).not.toHaveURL(/JC3/);
});

test("text typed before the tool was ready is read", async ({ page }) => {
  const finder = new YearFinder(page);
  const arrive = await openBeforeScripts(page, "/year-finder");
  await finder.number().fill("C4");
  arrive();
  await expect(finder.readAs("Battery date code")).toBeVisible();
});

test("in forced colors, the tiles of a year keep their outlines", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const finder = await openFinder(page, "?kind=battery&number=C4");
  await expect(finder.years().locator("i").first()).toHaveCSS("outline-style", "solid");
});

test("with the keyboard alone, a visitor leaves the form, finds the year, and returns", async ({
  page,
}) => {
  const tool = await openTool(page);
  await tool.year().focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/year-finder/);
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().focus();
  await page.keyboard.type("c1416");
  await expect(page.getByText("Read as an EZ-GO code or serial.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(finder.answer()).toBeFocused();
  await finder.take(2016).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/\?/);
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("EZ-GO");
});

test("the kind and the number are in the address, for a reload or a friend", async ({ page }) => {
  const today = new Date().toISOString().slice(0, 10);
  const finder = await openFinder(page, "?make=Icon&from=/fl");
  const length = await page.evaluate(() => history.length);
  await finder.number().fill("C4");
  await expect(page).toHaveURL(/\?make=Icon&from=%2Ffl#number=C4$/);
  await finder.kind().selectOption("Battery date code");
  await expect(page).toHaveURL(/\?make=Icon&from=%2Ffl&kind=battery#number=C4$/);
  expect(await page.evaluate(() => history.length)).toBe(length);
  await page.reload();
  await expect(finder.years()).toHaveAttribute("value", "2024");
  await expect(finder.take(2024)).toHaveAttribute(
    "href",
    `/fl?make=Icon&batteryAge=${batteryAgeOn({ year: 2024, month: 3 }, today)}#plate=batteryAge`,
  );
});

test("the year and the model from the serial number are used together", async ({ page }) => {
  const tool = await openTool(page);
  const finder = await findYearOfCart(page);
  await finder.read("PQ1645-123456");
  await finder.take(2016).click();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Club Car");
  await expect(tool.model()).toHaveValue("Precedent");
});

test("the year finder has the recalls of the number that it read", async ({ page }) => {
  await page.goto("/year-finder?kind=ez-go&number=3400000");
  await expect(page.getByRole("region", { name: "Year finder" })).toContainText(
    "its number is in the range of a recall",
  );
  await expect(page.getByText(/^Your number is in (this|each) notice’s range/)).toBeVisible();
});

test("recalls that arrive late don't move the link to the year", async ({ page }) => {
  const arrive = await holdFiles(page, /recall-answer.*\.js$/);
  const finder = await openFinder(page);
  await finder.read("PQ1645-123456");
  const before = await finder.take(2016).boundingBox();
  arrive();
  await expect(page.getByRole("heading", { name: "To be sure" })).toBeVisible();
  expect(await finder.take(2016).boundingBox()).toEqual(before);
});
