import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  expectOnePage,
  hydrated,
} from "../test.ts";
import { ValueTool } from "../value-tool.ts";
const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const board = (page: Page) => page.getByRole("region", { name: "Price check" });
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });

test(
  "the answer is accessible, and at 400% zoom, nothing scrolls sideways",
  { tag: "@both" },
  async ({ page }) => {
    await new ValueTool(page).open(`/check-a-price?${cart}&price=999999`);
    await expect(board(page)).toContainText("Overpriced: negotiate or walk away");
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test("the answer alone is printed, on one page with its address", async ({ page }) => {
  await new ValueTool(page).open(`/check-a-price?${cart}&price=4000`);
  await expect(board(page)).toContainText("Fair");
  await expectOnePage(page);
  await page.emulateMedia({ media: "print" });
  await expect(check(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "How to read the answer" })).toBeHidden();
  await expect(board(page)).toContainText(`/check-a-price?${cart}&hasUpgrades=false&price=4000`);
});

test("the largest price that is understood fits its board", { tag: "@phone" }, async ({ page }) => {
  await page.goto(`/check-a-price?${cart}&price=999999999`);
  await expect(board(page).getByRole("heading", { level: 2 })).toContainText("$999,999,999");
  await expectNoSidewaysScroll(page);
});

for (const junk of ["price=NaN", "price=-1", "price=1e99", "price=%00&year=x", "price="]) {
  test(`an address with ${junk} shows neither an answer nor an error`, async ({ page }) => {
    await new ValueTool(page).open(`/check-a-price?${junk}`);
    await expect(board(page)).toContainText("Ready to check");
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says what it requires and how to read an answer", async ({ page }) => {
    await page.goto("/check-a-price");
    await expect(page.getByText("The price check needs JavaScript")).toBeVisible();
    await expect(page.getByRole("heading", { name: "How to read the answer" })).toBeVisible();
  });
});

test("an unreadable price shows an error once its field loses the focus", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`/check-a-price?${cart}`);
  const price = page.getByLabel("Asking price");
  await price.pressSequentially("6500 or 7000");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await tool.model().focus();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveAccessibleDescription(
    "Enter the asking price as one amount in dollars, such as $6,500 or 6.5k.",
  );
  await expect(check(page)).toBeDisabled();
});

test("an edited ad keeps the earlier answer and says so", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`/check-a-price?${cart}&price=4000`);
  await expect(board(page)).toContainText("Fair");
  await tool.change();
  await tool.moreDetails().click();
  await page.getByLabel("Lifted").check();
  await expect(board(page)).toContainText("This result is for the previous ad.");
});

test("a price can be checked with the keyboard alone", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`/check-a-price?${cart}`);
  await page.getByLabel("Asking price").focus();
  await page.keyboard.type("4000");
  await page.keyboard.press("Enter");
  await expect(board(page)).toBeFocused();
  await expect(board(page).getByRole("status")).toContainText("Precedent for $4,000: ");
});

test("an ad that is not checked yet survives a reload", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open("/check-a-price");
  await page.getByLabel("Asking price").fill("$7,500 obo");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Asking price")).toHaveValue("$7,500 obo");
  await expect(tool.year()).toHaveValue("2018");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(board(page)).toContainText("Ready to check");
});
