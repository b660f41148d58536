import type { Page } from "@playwright/test";
import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

const lever = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("a new calculation ends the trial", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`${address}&trying=upgrades`);
  await expect(tool.result()).toContainText("Trying: without upgrades");
  await tool.change();
  await tool.calculate().click();
  await expect(tool.value()).toHaveAttribute("value", "5216");
  expect(page.url()).not.toContain("trying");
});

test("the years ahead can be read with the keyboard, and have a table", async ({ page }) => {
  await new ValueTool(page).open(address);
  const curve = page.getByLabel("Slide to look ahead");
  await curve.focus();
  await expect(curve).toHaveAttribute("aria-valuetext", "2026: $5,216, range $4,434 to $5,998");
  await page.keyboard.press("End");
  await expect(curve).toHaveAttribute("aria-valuetext", "2031: $2,318, range $1,970 to $2,666");
  await page.keyboard.press("Home");
  await expect(curve).toHaveAttribute("aria-valuetext", /^2026: \$5,216/);
  await expect(
    page.getByRole("img", { name: "Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less." }),
  ).toBeVisible();
  await expect(
    page.getByRole("row", { name: "Old pack $5,216 $3,312 $2,898 $2,484 $2,070 $1,656" }),
  ).toBeVisible();
});

test(
  "the labels of the map are at least 13 pixels high, and grow with the text",
  { tag: "@both" },
  async ({ page }) => {
    await new ValueTool(page).open(address);
    const labels = page.getByRole("img", { name: /^Estimated at/ }).locator("span, b");
    await expect(labels.first()).toBeVisible();
    const smallest = () =>
      labels.evaluateAll((all) =>
        Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
      );
    expect(await smallest()).toBeGreaterThanOrEqual(13);
    const before = await smallest();
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await smallest()).toBeGreaterThanOrEqual(2 * before - 1);
    await expectNoSidewaysScroll(page);
  },
);

test("a cart that has stopped losing value to age has a sentence instead of a map", async ({
  page,
}) => {
  await new ValueTool(page).open("/?year=2010&make=Club+Car&model=DS&powertrain=gas");
  await expect(
    page.getByRole("figure").getByText("It has reached full depreciation"),
  ).toBeVisible();
  await expect(page.getByLabel("Slide to look ahead")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Try selling in/ })).toHaveCount(0);
});

test(
  "with everything open, the page is accessible and never scrolls sideways",
  { tag: "@both" },
  async ({ page }) => {
    await new ValueTool(page).open(`${address}&trying=new-batteries`);
    await lever(page, "New batteries").locator("summary").click();
    await page.getByLabel("Cost of the batteries").fill("123456789");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // 1280 pixels at 400% zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

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
