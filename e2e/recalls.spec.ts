import { expect, expectNoSidewaysScroll, test } from "./test.ts";

test("a visitor checks a cart by make and year, then by its number", async ({ page }) => {
  await page.goto("/recalls");
  const board = page.getByRole("region", { name: "Recall check" });
  await expect(board).toContainText("Choose the make, or enter the serial number.");
  await page.getByLabel("Make", { exact: true }).selectOption("Club Car");
  await page.getByLabel("Year").fill("2015");
  await expect(board.getByRole("status")).toContainText("1 recall notice may cover this cart");
  await page.getByLabel("Serial number").fill("SL1503-527138");
  await expect(board.getByText("This number is in its range")).toBeVisible();
  await page.getByLabel("Serial number").fill("PQ1503-527138");
  await expect(board.getByRole("status")).toContainText("notices we hold");
  await expect(page).toHaveURL("/recalls?make=Club+Car&year=2015&serial=PQ1503-527138");
  await expectNoSidewaysScroll(page);
});

test("the year finder leads to the recalls of the number it read", async ({ page }) => {
  await page.goto("/year-finder?kind=ez-go&number=3400000");
  await page.getByRole("link", { name: "Check it for recalls" }).click();
  await expect(page.getByLabel("Serial number")).toHaveValue("3400000");
  await expect(page.getByText("This number is in its range")).toBeVisible();
});

test("a make's page leads to the recalls of the make", async ({ page }) => {
  await page.goto("/yamaha");
  await page.getByRole("link", { name: "Check yours" }).click();
  await expect(page.getByLabel("Make", { exact: true })).toHaveValue("Yamaha");
  await expect(page.getByRole("region", { name: "Recall check" }).getByRole("article")).toHaveCount(
    3,
  );
});

test("a checked price leads to the recalls of its cart", async ({ page }) => {
  await page.goto("/check-a-price?year=2022&make=EZ-GO&model=RXV&price=9000");
  await page.getByRole("link", { name: "Check this cart for recalls" }).click();
  await expect(page.getByRole("region", { name: "Recall check" })).toContainText(
    "4 recall notices may cover this cart",
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every notice can be read", async ({ page }) => {
    await page.goto("/recalls");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(page.getByText("compare your cart with the notices below")).toBeVisible();
  });
});
