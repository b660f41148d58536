import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

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
