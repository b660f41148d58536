import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, expectOnePage, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

test("on paper, an estimate that will fall has the years ahead drawn, still on one page", async ({
  page,
}) => {
  await openTool(page, `/${queryOf(someDetails())}`);
  await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const report = page.getByRole("article").filter({ hasText: "CartWorth" });
  await expect(report.getByRole("img", { name: /^Estimated at \$5,216 in 2026/ })).toBeVisible();
  await expectOnePage(page);
});

test("a page without an estimate is printed as it is", async ({ page }) => {
  await openTool(page, "/ez-go");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Pricing your EZ-GO" })).toBeVisible();
});
