import { expect, test } from "../test.ts";
import { calculateOnward } from "../value-tool.ts";

const text = "2020 Club Car Onward is estimated at $5,130";

test("if the device cannot share, the text and the address go to the clipboard", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tool = await calculateOnward(page);
  await tool.change();
  await tool.model().fill("DS");
  await page.getByRole("button", { name: "Share Result" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied to clipboard" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text} ${page.url()}`);
  await context.clearPermissions();
});

test("the value is copied from the page as one number", async ({ page }) => {
  const tool = await calculateOnward(page);
  await expect(tool.answer()).toBeVisible();
  const copied = await tool.value().evaluate((value) => {
    getSelection()!.selectAllChildren(value);
    return getSelection()!.toString();
  });
  expect(copied).toBe("$5,130");
});
