import { findYearOfCart, openFinder } from "../year-finder-page.ts";
import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("a number is read as its year, with how sure it is and why @both", async ({ page }) => {
  const finder = await openFinder(page);
  await finder.number().pressSequentially("pq 0745 123456");
  await expect(finder.readAs("Club Car serial")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(finder.answer()).toBeFocused();
  await expect(finder.years()).toHaveAttribute("value", "2007");
  await expect(finder.answer()).toContainText("Well supported");
  await expect(finder.answer()).toContainText("stand for the model year");
  await expect(page.getByRole("heading", { name: "2007 Club Car Precedent" })).toBeVisible();
  await expect(finder.status().first()).toHaveText("2007. How sure: Well supported.");
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
  await finder.read("JC3-001800");
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
