import type { Page } from "@playwright/test";
import { appraise } from "../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../domain/valuation/cart.ts";
import { cartOf } from "../../domain/cart/details.ts";
import {
  onward,
  drive,
  wreck,
  five,
  dollars,
  card,
  button,
  openWith,
  compare,
} from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, test } from "../test.ts";

test(
  "two to four carts can be compared in the method's own dollars, and the address keeps them",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five);
    await compare(page, "2020 Club Car Onward", "2016 Yamaha Drive2", "1995 EZ-GO TXT");
    const table = page.getByRole("table", { name: "The carts side by side" });
    await expectComparison(
      page,
      [onward, drive, wreck].map((details) => cartOf(details)!),
    );
    await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-2,cart-3");

    await expect(
      table.getByRole("row", { name: /^Battery age differs 4 years – 4/ }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Upgrades Yes Yes Yes/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Minimum value differs – – \+\$/ })).toBeVisible();
    await page.reload();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await card(page, "2020 Club Car Onward").getByRole("link", { name: "Open" }).click();
    await expect(page).toHaveURL(/year=2020/);
    await page.goBack();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("button", { name: "Leave out 2016 Yamaha Drive2" }).click();
    await expectComparison(
      page,
      [onward, wreck].map((details) => cartOf(details)!),
    );
    await button(page, "Clear").click();
    await expect(table).toBeHidden();
    await expect(page).toHaveURL("/my-carts");
  },
);

async function expectComparison(page: Page, carts: readonly Cart[]) {
  const table = page.getByRole("table", { name: "The carts side by side" });
  const estimates = carts.map((cart) => appraise(cart, asOfYear));
  const cells = async (row: string) => {
    const found = table.getByRole("row", { name: new RegExp(`^${row}`) }).getByRole("cell");
    return (await found.allTextContents()).map((text) => text.match(/^[−+]?\$[\d,]+|^–/)?.[0]);
  };
  await expect(table.getByRole("columnheader")).toHaveCount(carts.length + 1);
  expect(await cells("Estimate")).toEqual(estimates.map(({ value }) => dollars(value)));
  expect(await cells("Adds up to")).toEqual(estimates.map(({ value }) => dollars(value)));
  const signed = (amount: number) =>
    amount === 0 ? "$0" : `${amount > 0 ? "+" : "−"}${dollars(Math.abs(amount))}`;
  expect(await cells("Age")).toEqual(
    estimates.map(({ lines }) => signed(lines.find(({ id }) => id === "depreciation")!.amount)),
  );
  expect(await cells("Base price")).toEqual(estimates.map(({ base }) => dollars(base.price)));
}
