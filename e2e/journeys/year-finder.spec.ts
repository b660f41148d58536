import { findYearOfCart, openFinder } from "../year-finder-page.ts";
import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("a year appears as you type, with its confidence and its reason", async ({ page }) => {
  const finder = await openFinder(page);
  await expect(finder.answer()).toContainText("Type the number to see the year");
  await finder.number().pressSequentially("pq 0745 123456");
  await expect(finder.years()).toHaveAttribute("value", "2007");
  await expect(finder.answer()).toContainText("High confidence");
  await expect(finder.answer()).toContainText("are the model year");
  await expect(finder.answer()).toContainText("PQ0745-123456");
  await expect(finder.status()).toHaveText("2007, high confidence.");
});

test("the year and the model from the serial number are used together", async ({ page }) => {
  const tool = await openTool(page);
  const finder = await findYearOfCart(page);
  await finder.number().fill("PQ1645-123456");
  await finder.take(2016).click();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Club Car");
  await expect(tool.model()).toHaveValue("Precedent");
});

test("the year comes back to the home page along with everything entered there", async ({
  page,
}) => {
  const tool = await openTool(page);
  await tool.make().selectOption("Yamaha");
  await tool.model().fill("Drive & more");
  await tool.seats().selectOption("4");
  await tool.condition("fair").check();
  await tool.batteryAge().selectOption("4");
  await tool.upgrades().check();
  const finder = await findYearOfCart(page);
  await finder.number().fill("JC3-001800");
  await expect(finder.readAs("Yamaha serial")).toBeVisible();
  await finder.take(2016).click();
  await expect(tool.value()).toBeVisible();
  await expect(tool.year()).toHaveValue("2016");
  await expect(tool.make()).toHaveValue("Yamaha");
  await expect(tool.model()).toHaveValue("Drive & more");
  await expect(tool.seats()).toHaveValue("4");
  await tool.change();
  await expect(tool.condition("fair")).toBeChecked();
  await expect(tool.batteryAge()).toHaveValue("4");
  await expect(tool.upgrades()).toBeChecked();
});
