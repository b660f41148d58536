import { queryOf } from "../../domain/cart/details.ts";
import { someDetails } from "../../domain/cart/testing.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdScripts,
  setTextSize,
  test,
  waitForFonts,
} from "../test.ts";
import { ValueTool, openTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

test(
  "the labels of the map are at least 13 pixels high, and grow with the text",
  { tag: "@both" },
  async ({ page }) => {
    await openTool(page, address);
    const labels = page.getByRole("img", { name: /^Estimated at/ }).locator("span, b");
    await expect(labels.first()).toBeVisible();
    const smallest = () =>
      labels.evaluateAll((all) =>
        Math.min(...all.map((each) => Number.parseFloat(getComputedStyle(each).fontSize))),
      );
    expect(await smallest()).toBeGreaterThanOrEqual(13);
    const before = await smallest();
    await setTextSize(page, 200);
    expect(await smallest()).toBeGreaterThanOrEqual(2 * before - 1);
    await expectNoSidewaysScroll(page);
  },
);

test(
  "with everything open, the page is accessible and never scrolls sideways",
  { tag: "@both" },
  async ({ page }) => {
    await openTool(page, `${address}&trying=new-batteries`);
    await expect(page.getByRole("region", { name: "The most similar listings" })).toBeVisible();
    const lever = page.getByRole("listitem").filter({ hasText: "New batteries" });
    await lever.locator("summary").click();
    await page.getByLabel("Cost of the batteries").fill("123456789");
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // 1280 pixels at 400% zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test("the keyboard alone can reach, try, and undo every lever", async ({ page }) => {
  const tool = await openTool(page, address);
  await expect(page.getByRole("button", { name: /^Try / })).toHaveCount(5);
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

test("what comes later does not move the estimate", async ({ page }) => {
  const tool = new ValueTool(page);
  const later = /_astro\/(?:market-view|board-footer|estimate-extras|dealer-evidence)[^/]*\.js$/;
  const arrive = await holdScripts(page, later);
  await tool.open(address);
  await expect(tool.row("Estimated value").locator("data")).toBeVisible();
  await waitForFonts(page);
  const places = () =>
    Promise.all([tool.value(), tool.row("Estimated value")].map((it) => it.boundingBox()));
  const before = await places();
  arrive();
  await expect(page.getByRole("region", { name: "The most similar listings" })).toBeVisible();
  expect(await places()).toEqual(before);
});

test(
  "what is being tried stays in the row when it is open",
  { tag: "@phone" },
  async ({ page }) => {
    await openTool(page, address);
    await waitForFonts(page);
    const row = page.getByRole("listitem").filter({ hasText: "Selling in" });
    await page.getByText("New batteries now").click();
    await expect(page.getByLabel("Cost of the batteries")).toBeVisible();
    const button = row.getByRole("button");
    await button.scrollIntoViewIfNeeded();
    const before = (await button.boundingBox())!.y;
    await button.click();
    await expect(row.getByText(/would be \$/)).toBeInViewport({ ratio: 1 });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    expect(Math.abs((await button.boundingBox())!.y - before)).toBeLessThanOrEqual(1);
  },
);
