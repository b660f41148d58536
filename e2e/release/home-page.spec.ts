import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  setTextSize,
  test,
  waitForFonts,
} from "../test.ts";
import { calculateOnward, onward, openTool } from "../value-tool.ts";

const menuButton = { name: "Menu", exact: true };

test(
  "every state is accessible, in both color schemes",
  { tag: "@both" },
  async ({ page, isMobile }) => {
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
    await page.getByRole("button", menuButton).click();
    await expectAccessibleInBothSchemes(page);
  },
);

/** axe counts a button that a bar or a dialog half covers as too small to press. */
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

test("the header stays in view", { tag: "@both" }, async ({ page }) => {
  await page.goto("/");
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(page.getByRole("banner")).toBeInViewport({ ratio: 1 });
});

test("the menus of the bar are accessible, in both color schemes", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["Tools", "Guides"]) {
    await page.getByRole("navigation", { name: "Main" }).getByText(name, { exact: true }).click();
    await expectAccessibleInBothSchemes(page);
  }
});

test("a menu of the bar closes when the focus leaves it, so that it hides no focus", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const guide = bar.getByRole("link", { name: "Buying Guide" });
  await bar.getByText("Guides", { exact: true }).click();
  await expect(guide).toBeVisible();
  for (let presses = 0; presses < 7; presses++) await page.keyboard.press("Tab");
  await expect(bar.getByRole("link", { name: "My carts" })).toBeFocused();
  await expect(guide).toBeHidden();
});

test(
  "the page behind the full-screen menu does not scroll",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", menuButton).click();
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "visible");
  },
);

test("at any width and text size the bar is one line and all of it can be reached", async ({
  page,
}) => {
  await page.goto("/about");
  for (const width of [320, 390, 768, 820, 960, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const percent of [100, 200]) {
      await setTextSize(page, percent);
      await expectNoSidewaysScroll(page);
      const bar = (await page.getByRole("banner").boundingBox())!;
      expect(bar.height).toBeCloseTo(0.56 * percent);
    }
  }
});

test("the bar says how many carts are saved, and nothing moves", async ({ page }) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const last = bar.getByRole("link").last();
  await waitForFonts(page);
  const before = await last.boundingBox();
  await expect(bar.getByRole("link", { name: "My carts" })).toHaveText("My carts");
  await page.evaluate(() => localStorage.setItem("my-carts", '{"version":1,"carts":[{},{}]}'));
  await page.reload();
  await expect(bar.getByRole("link", { name: "My carts 2 saved" })).toBeVisible();
  await waitForFonts(page);
  expect(await last.boundingBox()).toEqual(before);
});

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

test("the cart is drawn as it is entered", async ({ page }) => {
  const tool = await openTool(page);
  await tool.seats().selectOption("6");
  await tool.powertrain("Gas").check();
  const drawing = page.locator(".parked svg[data-seats='6'][data-power=gas]");
  const wheel = drawing.locator("use").last();
  await expect.poll(async () => (await wheel.boundingBox())?.width ?? 0).toBeGreaterThan(20);
});

test(
  "the menu fills the screen, lists every page, including the privacy policy and terms, and closes",
  { tag: "@phone" },
  async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", menuButton);
    await expect(menu).toBeHidden();
    await page.getByRole("button", menuButton).click();
    expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize()! });
    await expect(menu.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Terms of Service" })).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", menuButton)).toBeFocused();
  },
);

test("the bar opens one menu at a time, which Escape and a press elsewhere close", async ({
  page,
}) => {
  await page.goto("/about");
  const bar = page.getByRole("navigation", { name: "Main" });
  const tool = bar.getByRole("link", { name: "Battery test" });
  const guide = bar.getByRole("link", { name: "Buying Guide" });
  await bar.getByText("Tools", { exact: true }).click();
  await expect(tool).toBeVisible();
  await bar.getByText("Guides", { exact: true }).click();
  await expect(guide).toBeVisible();
  await expect(tool).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(bar.locator("summary", { hasText: "Guides" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(guide).toBeVisible();
  await page.mouse.click(100, 600);
  await expect(guide).toBeHidden();
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
