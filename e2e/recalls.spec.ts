import { expect, expectNoSidewaysScroll, test } from "./test.ts";

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

test("a make's page leads to the recalls of the make", async ({ page }) => {
  await page.goto("/yamaha");
  await page.getByRole("link", { name: "Check your Yamaha for recalls" }).click();
  await expect(page.getByLabel("Make", { exact: true })).toHaveValue("Yamaha");
  await expect(page.getByRole("region", { name: "Recall check" }).getByRole("article")).toHaveCount(
    11,
  );
});

test("a checked price leads to the recalls of its cart", async ({ page }) => {
  await page.goto("/check-a-price?year=2022&make=EZ-GO&model=RXV&price=9000");
  await page.getByRole("link", { name: "Check this cart for recalls" }).click();
  await expect(page.getByRole("region", { name: "Recall check" })).toContainText(
    "This cart may be under recall: 6 recalls match",
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

for (const [address, number] of [
  ["make=Yamaha&year=2018", "25-321"],
  ["make=Yamaha&year=2023", "26-028"],
  ["serial=JC0-700101", "25-321"],
  ["serial=5600000", "26-021"],
  ["serial=2830000", "14-153"],
  ["serial=1500000", "05-263"],
  ["make=Club+Car&serial=AG1246-333000", "12-748"],
  ["make=Advanced+EV", "23-756"],
  ["make=STAR+EV&year=2016", "171101"],
] as const) {
  test(`/recalls?${address} names the notice ${number}`, async ({ page }) => {
    await page.goto(`/recalls?${address}`);
    const board = page.getByRole("region", { name: "Recall check" });
    await expect(board.getByRole("link", { name: number })).toBeVisible();
    await expect(page).not.toHaveURL(/[?&]serial=/);
  });
}
