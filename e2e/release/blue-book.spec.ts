import { expect, expectNoSidewaysScroll, test } from "../test.ts";

test.use({ javaScriptEnabled: false });

test(
  "the blue book's switches choose the batteries and the price without JavaScript",
  { tag: "@both" },
  async ({ page }) => {
    await page.goto("/blue-book");
    const lithium = page.getByRole("table", { name: "Lithium golf carts" });
    await expect(page.getByRole("table", { name: "Lead-acid golf carts" })).toBeVisible();
    await expect(lithium).toBeHidden();
    await page.getByRole("radio", { name: "Lithium" }).check();
    await expect(lithium).toBeVisible();
    await expect(page.getByRole("table", { name: "Lead-acid golf carts" })).toBeHidden();
    const cell = lithium.getByRole("row", { name: /^2020/ }).locator("[data-basis=listed]").first();
    await expect(cell.locator("[data-figure=asking]")).toBeVisible();
    await page.getByRole("radio", { name: "Our settle rule" }).check();
    await expect(cell.locator("[data-figure=settle]")).toBeVisible();
    await expect(cell.locator("[data-figure=asking]")).toBeHidden();
  },
);

test(
  "two checked models are compared with all their prices, and then return to the others",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    await page.goto("/blue-book");
    const table = page.getByRole("table", { name: "Lead-acid golf carts" });
    const head = (name: string) => table.getByRole("columnheader", { name });
    await table.getByLabel("compare the Precedent").check();
    await expect(head("Tempo")).toBeVisible();
    if (isMobile) await page.getByRole("radio", { name: "EZ-GO" }).check();
    await table.getByLabel("compare the TXT").check();
    await expect(head("Precedent")).toBeVisible();
    await expect(head("RXV")).toBeHidden();
    const row = table.getByRole("row", { name: /^2018/ });
    await expect(row.locator("data").filter({ visible: true })).toHaveCount(6);
    await expectNoSidewaysScroll(page);
    await table.getByLabel("compare the TXT").uncheck();
    await expect(head("RXV")).toBeVisible();
  },
);
