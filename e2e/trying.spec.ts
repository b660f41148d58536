import { expect, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

const address = "/?year=2020&make=Club+Car&model=Onward&seats=4&batteryAge=4&hasUpgrades=true";

test(
  "a lever being tried stays under the finger and shows its effect",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    const button = page.getByRole("button", { name: /^Try it without upgrades/ });
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())!.y;
    await button.click();
    const pressed = page.getByRole("button", { name: /^Undo without upgrades/ });
    await expect(page.getByText(/^Without upgrades: \$/)).toBeInViewport({ ratio: 1 });
    await expect(tool.result()).toContainText("Trying: without upgrades");
    expect(Math.abs((await pressed.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
    await pressed.click();
    await expect(button).toBeVisible();
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  },
);

test(
  "Undo ends the trial, and the focus stays with the levers",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    await page.getByRole("button", { name: /^Try it new batteries/ }).click();
    const levers = page.getByRole("region", { name: "What would change it" });
    await levers.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(tool.result()).not.toContainText("Trying");
    await expect(levers).toBeFocused();
  },
);
