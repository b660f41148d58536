import type { Page } from "@playwright/test";

import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

const lever = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const tryButton = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("a lever can be tried in place, stays in the address, and can be undone", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  await tryButton(page, /^Try new batteries/).click();
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await expect(tool.result()).toContainText("Trying: new batteries +$2,981");
  await tool.receipt().click();
  await expect(tool.result().getByRole("row", { name: /Battery, brand new/ })).toBeVisible();
  await expect(page).toHaveURL(/&trying=new-batteries$/);
  await expect(tool.batteryAge()).toHaveValue("4");

  await page.reload();
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await expect(tryButton(page, /^Try new batteries/)).toHaveAttribute("aria-pressed", "true");
  await tool.result().getByRole("button", { name: "Undo" }).click();
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await expect(tool.result()).toBeFocused();
  expect(page.url()).not.toContain("trying");
});

test("the sale listing describes the cart as it is, whatever is being tried", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`${address}&trying=new-batteries`);
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await page.getByRole("button", { name: "List for Sale" }).click();
  await expect(page.getByRole("dialog")).toContainText("estimated at $5,216");
});

test("work has a usual cost, and the visitor's own shows the net gain or loss", async ({
  page,
}) => {
  await new ValueTool(page).open(address);
  const batteries = lever(page, "New batteries");
  const cost = page.getByLabel("Cost of the batteries");
  await expect(cost).toBeHidden();
  await batteries.getByText("now 4 years old").click();
  await expect(cost).toHaveValue("1350");
  await expect(batteries.getByRole("status")).toHaveText(
    "After paying $1,350, you’re $1,631 ahead at market value and $1,183 ahead at trade-in.",
  );
  await cost.fill("$2,700");
  await expect(batteries.getByRole("status")).toHaveText(
    "After paying $2,700, you’re $281 ahead at market value and $167 behind at trade-in.",
  );
  await cost.fill("cheap");
  await expect(batteries.getByRole("status")).toHaveText(
    "Enter the cost in dollars, such as 1200.",
  );
  await batteries.getByText("now 4 years old").click();
  await batteries.getByText("now 4 years old").click();
  await expect(cost).toHaveValue("cheap");
});

test("the keyboard alone can reach, try, and undo every lever", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  const buttons = page.getByRole("button", { name: /^Try / });
  await expect(buttons).toHaveCount(5);
  await page.getByRole("button", { name: "List for Sale" }).focus();
  for (const effect of ["2,981", "783", "1,043", "680", "579"]) {
    do await page.keyboard.press("Tab");
    while ((await page.locator("button[aria-pressed]:focus").count()) === 0);
    await page.keyboard.press("Space");
    await expect(tool.result()).toContainText(`$${effect}`);
    await expect(page.locator("button:focus")).toHaveAttribute("aria-pressed", "true");
    await page.keyboard.press("Space");
    await expect(tool.value()).toHaveAttribute("value", "5216");
  }
});
