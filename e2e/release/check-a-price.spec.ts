import { type Page, test as withFaults } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothSchemes,
  expectNoSidewaysScroll,
  test,
  expectOnePage,
  hydrated,
  setTextSize,
} from "../test.ts";
import { openTool } from "../value-tool.ts";
const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const answer = (page: Page) => page.getByRole("region", { name: "Price check" });
const sign = (page: Page) => answer(page).locator(".sign");
const check = (page: Page) => page.getByRole("button", { name: "Check the Price" });

for (const [what, more] of [
  ["the largest price", "&price=999999999"],
  ["a price far below a trade-in", "&price=900"],
  ["a dealer's ad", "&price=4900&seller=dealer"],
]) {
  test(
    `the answer to ${what} is accessible in both schemes, and nothing scrolls sideways, at 400% zoom either`,
    { tag: "@both" },
    async ({ page }) => {
      await openTool(page, `/check-a-price?${cart}${more}`);
      await expect(sign(page)).toContainText("Ad: $");
      await expectAccessibleInBothSchemes(page);
      await expectNoSidewaysScroll(page);
      for (const [width, percent] of [
        [320, 100],
        [320, 200],
        [768, 200],
        [1024, 200],
      ] as const) {
        await page.setViewportSize({ width, height: 640 });
        await setTextSize(page, percent);
        await expectNoSidewaysScroll(page);
      }
    },
  );
}

test("the answer alone is printed, on one page with its address", async ({ page }) => {
  await openTool(page, `/check-a-price?${cart}&price=4000`);
  await expect(sign(page)).toContainText("Ad: $4,000");
  await expectOnePage(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(answer(page).getByText("Settle near")).toBeVisible();
  await expect(page.getByRole("table", { name: "Figures" })).toBeVisible();
  await expect(page.getByText("date codes on the batteries")).toBeVisible();
  for (const hidden of [
    check(page),
    page.getByRole("button"),
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("heading", { name: "An ad is a claim" }),
  ]) {
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  }
  await expect(page.getByText(`/check-a-price?${cart}&hasUpgrades=false&price=4000`)).toBeVisible();
});

withFaults(
  "where no script arrives, an answer's address shows the form, which says what it needs",
  async ({ page }) => {
    await page.route("**/_astro/*.js*", (route) => route.abort());
    await page.goto(`/check-a-price?${cart}&price=4000`);
    await expect(page.getByLabel("Asking price")).toBeVisible();
    await page.getByLabel("Asking price").fill("$4,000");
    await expect(page.getByText("The price check needs JavaScript").first()).toBeVisible();
    await expect(page.getByLabel("Asking price")).toHaveValue("$4,000");
  },
);

withFaults(
  "an ad is checked, changed, and checked again without a connection",
  async ({ page }) => {
    const tool = await openTool(page, "/check-a-price");
    await page.context().setOffline(true);
    await page.getByLabel("Asking price").fill("4000");
    await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
    await check(page).click();
    await expect(sign(page)).toContainText("Ad: $4,000");
    await page.getByRole("button", { name: "Change", exact: true }).click();
    await expect(tool.model()).toHaveValue("Onward");
    await page.getByLabel("Asking price").fill("3500");
    await check(page).click();
    await expect(sign(page)).toContainText("Ad: $3,500");
  },
);

test("an ad that is not checked yet survives a reload", async ({ page }) => {
  const tool = await openTool(page, "/check-a-price");
  await page.getByLabel("Asking price").fill("$7,500 obo");
  await tool.enter({ modelYear: 2018, make: "Club Car", model: "Onward" });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel("Asking price")).toHaveValue("$7,500 obo");
  await expect(tool.year()).toHaveValue("2018");
  await expect(tool.model()).toHaveValue("Onward");
  await expect(sign(page)).toContainText("Ready to check");
});
