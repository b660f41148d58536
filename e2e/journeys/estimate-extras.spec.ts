import type { Page } from "@playwright/test";

import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

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
