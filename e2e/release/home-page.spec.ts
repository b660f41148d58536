import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
  waitForFonts,
} from "../test.ts";
import { calculateOnward, onward, openTool } from "../value-tool.ts";

test("the home page is accessible at every step", { tag: "@both" }, async ({ page, isMobile }) => {
  const tool = await openTool(page);
  await expectAccessibleInBothSchemes(page);
  await tool.enter(onward);
  await tool.calculate().click();
  await expectAccessibleInBothSchemes(page);
  await tool.change();
  await expectAccessibleInBothSchemes(page);
  await tool.model().fill("DS");
  await page.getByRole("button", { name: "Close" }).click();
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("button", { name: "Update" }).click();
  await tool.move("A year from now").click();
  await scrollToEnd(page);
  await expectAccessibleInBothSchemes(page);
  await page.getByRole("button", { name: "List for Sale" }).first().click();
  await scrollToEnd(page);
  await expectAccessibleInBothSchemes(page);
  await page.keyboard.press("Escape");
  if (!isMobile) return;
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expectAccessibleInBothSchemes(page);
});

async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
}

test("nothing scrolls sideways at 320 pixels, whatever is typed", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const tool = await openTool(page);
  await expectNoSidewaysScroll(page);
  await tool.enter({ modelYear: 2026, make: "Eli Electric Vehicles", model: "W".repeat(80) });
  await tool.seats().selectOption("8");
  await tool.upgrades().check();
  await tool.calculate().click();
  await expect(tool.value()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "List for Sale" }).click();
  await expectNoSidewaysScroll(page);
});

test(
  "with reduced motion, the result appears immediately and its tiles do not flip",
  { tag: "@both" },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 700 });
    const tool = await calculateOnward(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await expect(tool.result()).toBeInViewport({ ratio: 0.3 });
  },
);

test("the tool can be used by keyboard alone", async ({ page }) => {
  const tool = await openTool(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Describe it in a line")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find it from the serial number" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tool.year()).toBeFocused();
  await page.keyboard.type("2020");
  await page.keyboard.press("Tab");
  await expect(tool.seats()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Club");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Onward");
  await page.keyboard.press("Tab");
  const chips = page.getByRole("group", { name: "Suggestions" }).getByRole("button");
  await expect(chips.first()).toBeFocused();
  for (let count = await chips.count(); count > 0; count--) await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(tool.powertrain("Gas")).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowUp");
  await expect(tool.condition("excellent")).toBeChecked();
  await page.keyboard.press("Tab");
  await expect(tool.upgrades()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(tool.lifted()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tool.notRunning()).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tool.value()).toHaveText("$7,856");
  await expect(tool.result()).toBeFocused();
});

test("the drawing keeps up as the cart is entered", async ({ page }) => {
  const tool = await openTool(page);
  await tool.seats().selectOption("6");
  await tool.powertrain("Gas").check();
  const drawing = page.locator(".parked svg[data-seats='6'][data-power=gas]");
  const wheel = drawing.locator("use").last();
  await expect.poll(async () => (await wheel.boundingBox())?.width ?? 0).toBeGreaterThan(20);
});

test(
  "Calculate brings the result into view, and does not scroll if it already is",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const tool = await openTool(page);
    await waitForFonts(page);
    await tool.enter(onward);
    await tool.calculate().evaluate((button) => button.scrollIntoView({ block: "end" }));
    const top = () => tool.result().evaluate((element) => element.getBoundingClientRect().top);
    await tool.calculate().click();
    if (isMobile) await expect.poll(top).toBeLessThan(120);
    else {
      await expect(page.getByRole("heading", { name: "Three things before" })).toBeAttached();
      await expect(tool.answer()).toBeInViewport({ ratio: 1 });
    }
  },
);
