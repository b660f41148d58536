import { answerNumber } from "../../domain/answer/text.ts";
import { type Details, cartOf, queryOf } from "../../domain/cart/details.ts";
import { calculate } from "../../src/features/cart-form/calculation.ts";
import {
  onward,
  five,
  card,
  cards,
  saveButton,
  openWith,
  compare,
  drive,
  wreck,
} from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";
import type { Page } from "@playwright/test";
import { appraise } from "../../domain/catalogue/site-prices.ts";

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
  await expect(bobs.locator("data")).toHaveAttribute("value", ask(onward));
  await expect(bobs).toContainText("2020 Club Car Onward");
  await expect(bobs).toContainText(`Estimated value $5,216, saved Jun 1, ${asOfYear}`);

  await bobs.getByRole("link", { name: "Open" }).click();
  await expect(page).toHaveURL(`/club-car${queryOf(onward)}`);
  await expect(tool.value()).toHaveAttribute("value", "5216");
  await expect(tool.batteryAge()).toHaveValue("4");
});

test(
  "two to four carts can be compared by what each would bring, and the address keeps them",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five);
    await compare(page, "2020 Club Car Onward", "2016 Yamaha Drive2", "1995 EZ-GO TXT");
    const table = page.getByRole("table", { name: "The carts side by side" });
    await expectComparison(page, [onward, drive, wreck]);
    await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-2,cart-3");
    await expect(
      page.getByRole("heading", { name: /^You can ask the most for the 2020 Club Car Onward: \$/ }),
    ).toBeVisible();
    await expect(table.getByRole("row", { name: /^Battery age 4 years – 4/ })).toBeVisible();
    await expect(table.getByRole("row", { name: /^Upgrades/ })).toBeHidden();

    await page.reload();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("link", { name: "2020 Club Car Onward" }).click();
    await expect(page).toHaveURL(/year=2020/);
    await page.goBack();
    await expect(table.getByRole("columnheader")).toHaveCount(4);
    await table.getByRole("button", { name: "Leave out 2016 Yamaha Drive2" }).click();
    await expectComparison(page, [onward, wreck]);
    await page.getByRole("radio", { name: "List" }).check();
    await expect(table).toBeHidden();
    await expect(cards(page)).toHaveCount(5);
  },
);

async function expectComparison(page: Page, carts: readonly Details[]) {
  const table = page.getByRole("table", { name: "The carts side by side" });
  const cells = (row: string) =>
    table
      .getByRole("row", { name: new RegExp(`^${row}`) })
      .getByRole("cell")
      .allTextContents();
  await expect(table.getByRole("columnheader")).toHaveCount(carts.length + 1);
  expect(await cells("Ask")).toEqual(carts.map((details) => dollars(Number(ask(details)))));
  expect(await cells("Estimated value")).toEqual(
    carts.map((details) => dollars(appraise(cartOf(details)!, asOfYear).value)),
  );
}

const ask = (details: Details) => String(answerNumber(calculate(details, asOfYear)!, "selling"));
