import { queryOf } from "../../domain/details/details.ts";
import { someDetails } from "../../domain/details/cart.fixture.ts";
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdFiles,
  test,
  waitForFonts,
} from "../test.ts";
import { ValueTool, openTool } from "../value-tool.ts";

/** $5,216: the batteries are four years old, everything else is good. */
const address = `/${queryOf(someDetails())}`;

test(
  "with everything open, the page is accessible and never scrolls sideways",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, address);
    await page.getByText("with dealer and date").click();
    await tool.arithmetic().click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // 1280 pixels at 400% zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test("what comes later does not move the estimate", async ({ page }) => {
  const tool = new ValueTool(page);
  const later = /_astro\/evidence[^/]*\.js$/;
  const arrive = await holdFiles(page, later);
  await tool.open(address);
  // The server's answer is there first, and the tool's own takes its place.
  await expect(page.locator(".first-answer")).toHaveCount(0);
  await expect(tool.row("Estimated value").locator("data")).toBeVisible();
  await waitForFonts(page);
  const places = () =>
    Promise.all([tool.value(), tool.row("Estimated value")].map((it) => it.boundingBox()));
  const before = await places();
  arrive();
  await expect(page.getByText("with dealer and date")).toBeVisible();
  expect(await places()).toEqual(before);
});
