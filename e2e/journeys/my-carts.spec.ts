import { queryOf, cartOf } from "../../domain/cart/details.ts";
import {
  onward,
  five,
  card,
  cards,
  button,
  saveButton,
  openWith,
  compare,
  drive,
  wreck,
} from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, expectAccessible, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";
import type { Page } from "@playwright/test";
import { appraise } from "../../domain/catalogue/site-prices.ts";
import type { Cart } from "../../domain/valuation/cart.ts";

test("an estimate can be saved once from the tool, given a name and a note, and reopened", async ({
  page,
}) => {
  const tool = await openTool(page, `/club-car${queryOf(onward)}`);
  await saveButton(page).click();
  const status = page.getByRole("status").filter({ hasText: "See My carts" });
  await expect(status).toHaveText("Saved as 2020 Club Car Onward. See My carts");
  // Waits, so that nothing arrives and moves the button between press and release.
  await expect(page.getByText("with dealer and date")).toBeVisible();
  await saveButton(page).click();
  await expect(status).toHaveText("Already saved as 2020 Club Car Onward. See My carts");
  await status.getByRole("link", { name: "See My carts" }).click();
  await expect(page).toHaveURL("/my-carts");

  await expect(cards(page)).toHaveCount(1);
  await page.getByLabel("Name").fill("Bob’s, by the lake");
  await page.getByLabel("Note").fill("Asks $6,000.\nNeeds a seat.");
  await page.reload();
  const bobs = card(page, "Bob’s, by the lake");
  await expect(bobs.getByLabel("Name")).toHaveValue("Bob’s, by the lake");
  await expect(bobs.getByLabel("Note")).toHaveValue("Asks $6,000.\nNeeds a seat.");
  await expect(bobs.locator("data")).toHaveAttribute("value", "5216");
  await expect(bobs).toContainText("2020 Club Car Onward");
  await expect(bobs).toContainText(`Saved Jun 1, ${asOfYear}`);
  await expectAccessible(page);

  await bobs.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(`/club-car${queryOf(onward)}`);
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await expect(tool.batteryAge()).toHaveValue("4");
});

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
