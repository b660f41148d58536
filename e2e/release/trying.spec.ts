import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, test, waitForFonts } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const address = `/${queryOf(someDetails())}`;

test(
  "Undo ends the trial, and the focus stays with the levers",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    await page.getByRole("button", { name: /^Try new batteries/ }).click();
    const levers = page.getByRole("region", { name: "What would change it" });
    await levers.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(tool.result()).not.toContainText("Trying");
    await expect(levers).toBeFocused();
  },
);

test(
  "what is being tried stays in the row when it is open",
  { tag: "@phone" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    await waitForFonts(page);
    const row = page.getByRole("listitem").filter({ hasText: "Selling in" });
    await page.getByText("New batteries now").click();
    await expect(page.getByLabel("Cost of the batteries")).toBeVisible();
    const button = row.getByRole("button");
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())!.y;
    await button.click();
    await expect(row.getByText(/would be \$/)).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  },
);
