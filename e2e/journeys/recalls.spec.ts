import { expect, expectNoSidewaysScroll, test } from "../test.ts";

test("a visitor checks a cart by make and year, then by its number", async ({ page }) => {
  await page.goto("/recalls");
  const board = page.getByRole("region", { name: "Recall check" });
  await expect(board).toContainText("Choose the make, or enter the serial number.");
  await page.getByLabel("Make", { exact: true }).selectOption("Club Car");
  await page.getByLabel("Year").fill("2015");
  await expect(board.getByRole("status")).toContainText("This cart may be under recall");
  await page.getByLabel("Serial number").fill("SL1503-527138");
  await expect(board.getByText("Your serial number is in this recall")).toBeVisible();
  await page.getByLabel("Serial number").fill("PQ1503-527138");
  await expect(board.getByRole("status")).toContainText("We can’t rule out a recall");
  await expect(page).toHaveURL("/recalls?make=Club+Car&year=2015#serial=PQ1503-527138");
  await expectNoSidewaysScroll(page);
});

test("the year finder leads to the recalls of the number it read", async ({ page }) => {
  await page.goto("/year-finder?kind=ez-go&number=3400000");
  const board = page.getByRole("region", { name: "Year finder answer" });
  await expect(board).toContainText("Its number is in the range of CPSC 20-073");
  await page.getByRole("link", { name: "Check it for recalls" }).click();
  await expect(page.getByLabel("Serial number")).toHaveValue("3400000");
  await expect(page.getByText("Your number is in this notice’s range")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every notice can be read", async ({ page }) => {
    await page.goto("/recalls");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("compare your cart with the notices below")).toBeVisible();
  });
});
