import { expect, test } from "../test.ts";

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
