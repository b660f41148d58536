import type { Page } from "@playwright/test";

import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, test, waitForFonts } from "../test.ts";
import { openTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

const tryButton = (page: Page, name: RegExp) => page.getByRole("button", { name });

test("a lever can be tried in place, stays in the address, and can be undone", async ({ page }) => {
  const tool = await openTool(page, address);
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

test("the sale listing describes the cart as it is, and a new calculation ends the trial", async ({
  page,
}) => {
  const tool = await openTool(page, `${address}&trying=new-batteries`);
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await page.getByRole("button", { name: "List for Sale" }).click();
  await expect(page.getByRole("dialog")).toContainText("estimated at $5,216");
  await page.keyboard.press("Escape");
  await tool.change();
  await tool.calculate().click();
  await expect(tool.value()).toHaveAttribute("value", "5216");
  expect(page.url()).not.toContain("trying");
});

test(
  "a lever being tried stays under the finger and shows its effect",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, address);
    await waitForFonts(page);
    const button = page.getByRole("button", { name: /^Try without upgrades/ });
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())!.y;
    await button.click();
    await expect(page.getByText("would be $4,536")).toBeInViewport({ ratio: 1 });
    await expect(tool.result()).toContainText("Trying: without upgrades");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
    await button.click();
    await expect(tool.result()).not.toContainText("Trying");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  },
);
