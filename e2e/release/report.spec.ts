import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("a page without an estimate is printed as it is", async ({ page }) => {
  await openTool(page, "/ez-go");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pricing your EZ-GO" })).toBeVisible();
});
