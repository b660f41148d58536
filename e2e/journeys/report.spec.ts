import { expect, expectOnePage, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

const address =
  "/ez-go?year=1995&make=EZ-GO&model=TXT&seats=8&powertrain=electric&condition=poor" +
  "&batteryAge=5&hasUpgrades=true";

test("on paper, an estimate is one page with everything it says, and nothing else", async ({
  page,
}) => {
  await openTool(page, address);
  const report = page.getByRole("article").filter({ hasText: "CartWorth" });
  await expect(report).toBeHidden();
  await expect(page.getByRole("button", { name: "Print", exact: true })).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(report).toBeVisible();
  for (const text of [
    "CartWorth value report, June 1, 2026",
    "1995 EZ-GO TXT",
    "8+ seats",
    "dealers ask, made ready to sell",
    "Plate and recalls",
    "Signature",
    new URL(page.url()).search,
    "we accept no liability",
  ]) {
    await expect(report).toContainText(text);
  }
  await expect(page.getByRole("navigation").first()).toBeHidden();
  await expect(page.getByRole("button", { name: "Calculate Value" })).toBeHidden();
  await expectOnePage(page);
});
