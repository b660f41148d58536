import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  test,
  expectOnePage,
  hydrated,
} from "../test.ts";
import { openTool } from "../value-tool.ts";
const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const board = (page: Page) => page.getByRole("region", { name: "Price check" });
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });

test(
  "the answer to the largest price is accessible, and nothing scrolls sideways, at 400% zoom either",
  { tag: "@both" },
  async ({ page }) => {
    await openTool(page, `/check-a-price?${cart}&price=999999999`);
    await expect(board(page).getByRole("heading", { level: 2 })).toContainText("$999,999,999");
    await expect(board(page)).toContainText("Overpriced: negotiate or walk away");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test("the answer alone is printed, on one page with its address", async ({ page }) => {
  await openTool(page, `/check-a-price?${cart}&price=4000`);
  await expect(board(page)).toContainText("Fair");
  await expectOnePage(page);
  await page.emulateMedia({ media: "print" });
  await expect(check(page)).toBeHidden();
  await expect(page.getByRole("heading", { name: "How to read the answer" })).toBeHidden();
  await expect(board(page)).toContainText(`/check-a-price?${cart}&hasUpgrades=false&price=4000`);
});

test("an ad that is not checked yet survives a reload", async ({ page }) => {
  const tool = await openTool(page, "/check-a-price");
  await page.getByLabel("Asking price").fill("$7,500 obo");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Asking price")).toHaveValue("$7,500 obo");
  await expect(tool.year()).toHaveValue("2018");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(board(page)).toContainText("Ready to check");
});
