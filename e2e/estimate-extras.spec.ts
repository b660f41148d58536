import type { Page } from "@playwright/test";

import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address =
  "/?year=2020&make=Club+Car&model=Onward&seats=4&powertrain=electric&condition=good" +
  "&batteryAge=4&hasUpgrades=true";

const lever = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });
const tryButton = (page: Page, name: RegExp) => page.getByRole("button", { name });

test(
  "a lever can be tried in place, stays in the address, and can be undone",
  { tag: "@both" },
  async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(address);
    await tryButton(page, /^Try it new batteries/).click();
    await expect(tool.value()).toHaveAttribute("value", "8197");
    await expect(tool.result()).toContainText("Trying: new batteries +$2,981");
    await tool.receipt().click();
    await expect(tool.result().getByRole("row", { name: /Battery, brand new/ })).toBeVisible();
    await expect(page).toHaveURL(/&trying=new-batteries$/);
    await expect(tool.batteryAge()).toHaveValue("4");

    await page.reload();
    await expect(tool.value()).toHaveAttribute("value", "8197");
    await expect(tryButton(page, /^Undo new batteries/)).toHaveAttribute("aria-pressed", "true");
    await tool.result().getByRole("button", { name: "Undo" }).click();
    await expect(tool.value()).toHaveAttribute("value", "5216");
    await expect(tool.result()).toBeFocused();
    expect(page.url()).not.toContain("trying");
  },
);

test("the sale listing describes the cart as it is, whatever is being tried", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`${address}&trying=new-batteries`);
  await expect(tool.value()).toHaveAttribute("value", "8197");
  await page.getByRole("button", { name: "List for Sale" }).click();
  await expect(page.getByRole("dialog")).toContainText("estimated at $5,216");
});

test("a new calculation ends the trial", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(`${address}&trying=upgrades`);
  await expect(tool.result()).toContainText("Trying: without upgrades");
  await tool.calculate().click();
  await expect(tool.value()).toHaveAttribute("value", "5216");
  expect(page.url()).not.toContain("trying");
});

for (const junk of ["better-everything", "", "new-batteries%00"]) {
  test(`trying=${junk} in the address is ignored`, async ({ page }) => {
    const tool = new ValueTool(page);
    await tool.open(`${address}&trying=${junk}`);
    await expect(page.getByRole("heading", { name: "Five years ahead" })).toBeVisible();
    await expect(tool.value()).toHaveAttribute("value", "5216");
  });
}

test("entering the cost of work shows the net gain or loss at market and at trade-in", async ({
  page,
}) => {
  await new ValueTool(page).open(address);
  const batteries = lever(page, "New batteries");
  await page.getByLabel("Cost of the batteries").fill("$2,700");
  await expect(batteries.getByRole("status")).toHaveText(
    "After paying for it: a gain of $281 at market value, a loss of $167 at trade-in.",
  );
  await page.getByLabel("Cost of the batteries").fill("cheap");
  await expect(batteries.getByRole("status")).toHaveText(
    "Enter the cost in dollars, such as 1200.",
  );
  await expect(page.getByLabel("Cost of the batteries")).toHaveValue("cheap");
});

test("the curve can be read year by year with the keyboard, and has a table", async ({ page }) => {
  await new ValueTool(page).open(address);
  const curve = page.getByLabel("Slide to look ahead");
  await curve.focus();
  await expect(curve).toHaveAttribute("aria-valuetext", "2026: $5,216, range $4,434 to $5,998");
  await page.keyboard.press("End");
  await expect(curve).toHaveAttribute("aria-valuetext", "2031: $2,318, range $1,970 to $2,666");
  await page.keyboard.press("Home");
  await expect(curve).toHaveAttribute("aria-valuetext", /^2020: \$11,592/);
  await expect(
    page.getByRole("img", { name: "Estimated at $5,216 in 2026 and $2,318 in 2031: $2,898 less." }),
  ).toBeVisible();
  await page.getByText("The figures as a table").press("Enter");
  await expect(page.getByRole("row", { name: "2028 $4,057 $3,448 $4,666 $2,898" })).toBeVisible();
});

test("the keyboard alone can reach, try, and undo every lever", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  const buttons = page.getByRole("button", { name: /^Try it/ });
  await expect(buttons).toHaveCount(5);
  await page.getByRole("button", { name: "List for Sale" }).focus();
  for (const effect of ["2,981", "1,043", "783", "680", "579"]) {
    do await page.keyboard.press("Tab");
    while ((await page.locator("button:focus").count()) === 0);
    await page.keyboard.press("Space");
    await expect(tool.result()).toContainText(`$${effect}`);
    await expect(page.locator("button:focus")).toHaveText(/^Undo /);
    await page.keyboard.press("Space");
    await expect(tool.value()).toHaveAttribute("value", "5216");
  }
});

test("a trial and its end are announced to screen readers", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  const said = tool.result().getByRole("status").first();
  await tryButton(page, /^Try it new batteries/).click();
  await expect(said).toContainText("Trying new batteries. 2020 Club Car Onward");
  await expect(said).toContainText("$8,197");
  await tryButton(page, /^Undo /).click();
  await expect(said).toContainText(/^2020 Club Car Onward: estimated market value \$5,216/);
});

test(
  "with everything open, the page is accessible and never scrolls sideways",
  { tag: "@both" },
  async ({ page }) => {
    await new ValueTool(page).open(`${address}&trying=new-batteries`);
    await page.getByLabel("Cost of the batteries").fill("123456789");
    await page.getByText("The figures as a table").click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // 1280 pixels at 400% zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);
