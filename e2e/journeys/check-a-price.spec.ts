import type { Page } from "@playwright/test";
import { precedent } from "../../domain/market/listing.fixture.ts";
import { predictAskingPrice } from "../../domain/market/asking-price-model.ts";
import { publishedModel as model } from "../../domain/market/published-model.ts";
import { expect, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";

const answer = (page: Page) => page.getByRole("region", { name: "Price check" });
const sign = (page: Page) => answer(page).locator(".sign");
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });
const change = (page: Page) => page.getByRole("button", { name: "Change", exact: true });

test(
  "an ad gets a number to open at and one to stop at, beside dealers' prices, and the address keeps them",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, "/check-a-price");
    await expect(check(page)).toBeDisabled();
    await expect(page.getByText("Enter the asking price.")).toBeVisible();
    await page.getByLabel("Asking price").fill("$6,500");
    await tool.enter({ modelYear: 2016, make: "Club Car", model: "Precedent" });
    await tool.seats().selectOption("4");
    await check(page).click();
    const dealers = predictAskingPrice(model, precedent);
    await expect(answer(page)).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^At \$6,500, about \$\S+ too much$/,
    );
    await expect(sign(page)).toContainText("Ad: $6,500");
    await expect(sign(page)).toContainText(/Open at.*Stop at/);
    await expect(answer(page)).toContainText(dollars(dealers.asking));
    await expect(page.getByText("date codes on the batteries")).toBeVisible();
    // The only notice on Precedents of that year is for gas ones.
    await expect(page.getByRole("link", { name: "Check this cart for recalls" })).toBeVisible();
    await expect(page.getByText("may be under recall")).toHaveCount(0);
    const said = await sign(page).textContent();

    await page.goto(page.url());
    await expect(sign(page)).toHaveText(said!);
    await change(page).click();
    await expect(page.getByLabel("Asking price")).toHaveValue("$6,500");
  },
);

test("an ad pasted over a carried cart is checked without that cart's lift and batteries", async ({
  page,
}) => {
  const lifted = "year=2019&make=EZ-GO&model=RXV&seats=6&batteryAge=5&lifted=true&hasUpgrades=true";
  await openTool(page, `/check-a-price?${lifted}`);
  const form = page.locator("form").first();
  await form.getByLabel("Paste the ad, or describe it").fill("2014 Club Car Precedent $3,900 obo");
  await expect(form.getByText("This is another cart")).toBeVisible();
  await form.getByRole("button", { name: "Check the Price" }).click();
  const summary = page.getByRole("region", { name: "Price check" }).locator(".summary");
  await expect(summary).toContainText(
    "2014 Club Car Precedent · 2 seats, assumed · electric, assumed · good, assumed · 2-yr",
  );
  await expect(summary).not.toContainText(/lifted|upgrades/);
});

test("Undo brings back the ad that a line about another cart replaced, with its price and seller", async ({
  page,
}) => {
  await openTool(page, "/check-a-price?year=2019&make=EZ-GO&model=RXV&seats=4&price=6000");
  await change(page).click();
  const form = page.locator("form").first();
  await form
    .getByLabel("Paste the ad, or describe it")
    .fill("2015 Club Car Precedent $2,500, doc fee $100");
  await form.getByRole("button", { name: "Undo" }).click();
  await expect(form.getByLabel("Asking price")).toHaveValue("6000");
  await expect(form.getByLabel("Model")).toHaveValue("RXV");
  await expect(form.getByRole("radio", { name: "Owner" })).toBeChecked();
});
