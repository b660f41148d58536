import type { Page } from "@playwright/test";
import { precedent } from "../../domain/asking-prices/listing-samples.ts";
import { predictAskingPrice } from "../../domain/asking-prices/asking-price-model.ts";
import { publishedModel as model } from "../../domain/asking-prices/published-model.ts";
import { expect, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";

const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const board = (page: Page) => page.getByRole("region", { name: "Price check" });
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });

test(
  "a price is judged by the estimate and by dealers' asking prices, and the address keeps it",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, "/check-a-price");
    await expect(check(page)).toBeDisabled();
    await expect(page.getByText("Enter the asking price.")).toBeVisible();
    await page.getByLabel("Asking price").fill("$6,500");
    await tool.enter({ modelYear: 2016, make: "Club Car", model: "Precedent" });
    await tool.seats().selectOption("4");
    await tool.moreDetails().click();
    await page.getByLabel("Battery type").selectOption("lead-acid");
    await check(page).click();
    const dealers = predictAskingPrice(model, precedent);
    await expect(board(page)).toBeFocused();
    await expect(board(page)).toContainText("Overpriced: negotiate or walk away");
    await expect(board(page)).toContainText(dollars(dealers.asking));
    await expect(board(page)).toContainText("date codes on the batteries");
    // The only notice on Precedents of that year is for gas ones.
    await expect(page.getByRole("link", { name: "Check this cart for recalls" })).toBeVisible();
    await expect(board(page)).not.toContainText("may be under recall");
    const said = await board(page).textContent();

    await page.goto(page.url());
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "2016 Club Car Precedent for $6,500",
    );
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(page.getByLabel("Asking price")).toHaveValue("$6,500");
    await expect(board(page)).toHaveText(said!);
  },
);

test("a price can be typed as it appears in the ad, the form says how it was read, and Enter checks it", async ({
  page,
}) => {
  const tool = await openTool(page, `/check-a-price?${cart}`);
  const price = page.getByLabel("Asking price");
  await price.pressSequentially("6500 or 7000");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await tool.model().focus();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("6.5k obo");
  await tool.model().focus();
  await expect(price).toHaveAccessibleDescription("We read this as $6,500.");
  await price.press("Enter");
  await expect(board(page)).toBeFocused();
  await expect(board(page).getByRole("status")).toContainText("Precedent for $6,500: ");
});
