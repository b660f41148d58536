import { expect, expectNoSidewaysScroll, hydrated, test } from "../test.ts";

test("a visitor checks a cart by make and year, then by its number", async ({ page }) => {
  await page.goto("/recalls");
  const tool = page.getByRole("region", { name: "Recall check" });
  const number = page.getByLabel("Serial number, VIN, or date code");
  const read = page.getByRole("button", { name: "Read the Plate" });
  const change = page.getByRole("button", { name: "Change" });
  await hydrated(page);
  await page.getByLabel("Make", { exact: true }).selectOption("Club Car");
  await page.getByLabel("Year").fill("2015");
  await read.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "A recall may cover this 2015 Club Car",
  );
  await expect(tool.locator(".figures [role=status] h2")).toContainText(
    "One recall matches its make and year.",
  );
  await change.click();
  await number.fill("SL1503-527138");
  await read.click();
  await expect(page.getByText("Your serial number is in this recall")).toBeVisible();
  await change.click();
  await number.fill("PQ1503-527138");
  await read.click();
  await expect(tool.locator(".figures [role=status] h2")).toContainText(
    "We can’t rule out a recall",
  );
  await expect(page).toHaveURL("/recalls?make=Club+Car&year=2015#number=PQ1503-527138");
  await expectNoSidewaysScroll(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every recall notice can be read without JavaScript", async ({ page }) => {
    await page.goto("/recalls");
    await expect(page.getByRole("button", { name: "Scan the bar code" })).toBeHidden();
    await page.getByText("Club Car 17 recalls").click();
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect(
      page.getByText("compare your number with the plates and the recalls"),
    ).toBeVisible();
  });
});
