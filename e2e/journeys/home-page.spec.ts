import { expect, test, waitForFonts } from "../test.ts";
import { ValueTool, onward, openTool } from "../value-tool.ts";

const menuButton = { name: "Menu", exact: true };

test(
  "Calculate brings the result into view, and does not scroll if it already is",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const tool = await openTool(page);
    await waitForFonts(page);
    await tool.enter(onward);
    await tool.calculate().evaluate((button) => button.scrollIntoView({ block: "end" }));
    const top = () => tool.result().evaluate((board) => board.getBoundingClientRect().top);
    await tool.calculate().click();
    if (isMobile) await expect.poll(top).toBeLessThan(120);
    else {
      await expect(page.getByRole("heading", { name: "Three things before" })).toBeAttached();
      await expect(tool.answer()).toBeInViewport({ ratio: 1 });
    }
  },
);

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the home page reads well and says that the tool needs JavaScript", async ({
    page,
  }) => {
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
    await page
      .getByRole("navigation", { name: "Main" })
      .getByText("Tools", { exact: true })
      .click();
    await expect(page.getByRole("link", { name: "Battery test" }).first()).toBeVisible();
  });
});
