import { expect, test, waitForFonts } from "../test.ts";
import { ValueTool, onward, openTool } from "../value-tool.ts";

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
