import { expect, expectAccessible, test, waitForFonts } from "../test.ts";
import { ValueTool, onward } from "../value-tool.ts";

const menuButton = { name: "Menu", exact: true };

test(
  "Calculate brings the result into view, and does not scroll if it already is",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const tool = new ValueTool(page);
    await tool.open();
    await waitForFonts(page);
    await tool.enter(onward);
    await tool.calculate().evaluate((button) => button.scrollIntoView({ block: "end" }));
    const top = () => tool.result().evaluate((board) => board.getBoundingClientRect().top);
    await tool.calculate().click();
    if (isMobile) await expect.poll(top).toBeLessThan(120);
    else {
      await expect(page.getByRole("heading", { name: "Seen on dealers’ lots" })).toBeVisible();
      await expect(tool.answer()).toBeInViewport({ ratio: 1 });
    }
  },
);

test("the tool can be used by keyboard alone", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Describe it in a line")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(tool.year()).toBeFocused();
  await page.keyboard.type("2020");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Find it from the serial number" })).toBeFocused();
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
  await expect(page.locator("summary", { hasText: "Not sure?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("summary", { hasText: "Lithium? Lifted?" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Lifted", exact: true })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(tool.value()).toHaveText("$7,856");
});

test("the cart is drawn as it is entered", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  const drawing = tool.result().locator("svg[data-seats]");
  await expect(drawing).toHaveAttribute("data-seats", "2");
  await expect(tool.result()).toContainText("2 seats · electric · good condition");
  await tool.seats().selectOption("6");
  await tool.powertrain("Gas").check();
  await tool.condition("poor").check();
  await expect(drawing).toHaveAttribute("data-seats", "6");
  await expect(drawing).toHaveAttribute("data-power", "gas");
  await expect(tool.result()).toContainText("Your cart: 6 seats · gas · poor condition");
  const wheel = drawing.locator("use").last();
  await expect.poll(async () => (await wheel.boundingBox())?.width ?? 0).toBeGreaterThan(20);
  await expectAccessible(page);
});

test.describe("the menu", { tag: "@phone" }, () => {
  test("lists every page, including the privacy policy and terms, and closes", async ({ page }) => {
    await page.goto("/");
    const menu = page.getByRole("dialog", menuButton);
    await expect(menu).toBeHidden();
    await page.getByRole("button", menuButton).click();
    await expect(menu.getByRole("link", { name: "Privacy Policy" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Terms of Service" })).toBeVisible();
    await page.getByRole("button", { name: "Close menu" }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole("button", menuButton)).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads well and says that the tool needs JavaScript", async ({ page }) => {
    const tool = new ValueTool(page);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "What is your golf cart worth?",
    );
    await expect(tool.year()).toBeVisible();
    await expect(tool.batteryAge()).toBeVisible();
    await expect(page.getByText("The value tool needs JavaScript")).toBeVisible();
    await expect(tool.calculate()).toBeDisabled();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "About" })).toBeVisible();
  });
});
