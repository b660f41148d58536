import { YearFinder } from "../year-finder-page.ts";
import { expect, expectNoSidewaysScroll, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const findLink = { name: "Find it from the serial number" };

test("a year appears as you type, with its confidence and its reason", async ({ page }) => {
  const finder = new YearFinder(page);
  await finder.open();
  await expect(finder.answer()).toContainText("Type the number to see the year");
  await finder.number().pressSequentially("pq 1645 123456");
  await expect(finder.years()).toHaveAttribute("value", "2016");
  await expect(finder.answer()).toContainText("High confidence");
  await expect(finder.answer()).toContainText("are the model year");
  await expect(finder.answer()).toContainText("PQ1645-123456");
  await expect(finder.status()).toHaveText("2016, high confidence.");
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

test("the year and the model from the serial number are used together", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().fill("PQ1645-123456");
  await finder.take(2016).click();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Club Car");
  await expect(tool.model()).toHaveValue("Precedent");
});

test("the year comes back to the home page along with everything entered there", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open();
  await tool.make().selectOption("Yamaha");
  await tool.model().fill("Drive & more");
  await tool.seats().selectOption("4");
  await tool.condition("fair").check();
  await tool.batteryAge().selectOption("4");
  await tool.upgrades().check();
  await page.getByRole("link", findLink).click();
  const finder = new YearFinder(page);
  await finder.ready();
  await finder.number().fill("JC3-001800");
  await expect(finder.readAs("Yamaha serial")).toBeVisible();
  await finder.take(2016).click();
  await expect(tool.value()).toBeVisible();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Yamaha");
  await expect(tool.model()).toHaveValue("Drive & more");
  await expect(tool.seats()).toHaveValue("4");
  await expect(tool.condition("fair")).toBeChecked();
  await expect(tool.batteryAge()).toHaveValue("4");
  await expect(tool.upgrades()).toBeChecked();
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
