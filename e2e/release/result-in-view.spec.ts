import { expect, test } from "../test.ts";
import { ValueTool, onward, openTool } from "../value-tool.ts";

const screens = [
  [1366, 650],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
] as const;

// The tests set the sizes, so one project is enough.
test.describe("after Calculate, the value is on a screen", () => {
  for (const [width, height] of screens) {
    test(`after Calculate, the value is on a screen of ${width} by ${height} pixels, wherever the button is on it`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const tool = new ValueTool(page);
      for (const block of ["start", "center", "end"] as const) {
        await tool.open();
        await tool.enter(onward);
        await tool
          .calculate()
          .evaluate((button, at) => button.scrollIntoView({ block: at }), block);
        // Like a real press: Playwright's click would scroll the button to a place of its choice.
        await tool.calculate().evaluate((button) => (button as HTMLButtonElement).click());
        await expect(tool.answer(), `button at the ${block}`).toBeInViewport({ ratio: 1 });
        const header = (await page.getByRole("banner").boundingBox())!;
        // The scroll to it takes a moment.
        await expect
          .poll(async () => (await tool.answer().boundingBox())!.y, `button at the ${block}`)
          .toBeGreaterThanOrEqual(header.height);
        // On the lowest screen, there is room for the sign alone.
        if (height > 600) await expect(tool.value()).toBeInViewport({ ratio: 1 });
      }
    });
  }
});

test("after Check the Price, a phone shows the verdict", { tag: "@phone" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTool(page, "/check-a-price?year=2016&make=Club+Car&model=Precedent");
  await page.getByLabel("Asking price").fill("4000");
  await page.getByRole("button", { name: "Check the Price" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /\$4,000/ })).toBeInViewport({
    ratio: 1,
  });
});

test(
  "after an edit, a note at the button says that the result is out of date",
  { tag: "@both" },
  async ({ page }) => {
    await page.setViewportSize({ width: page.viewportSize()!.width, height: 650 });
    const tool = await openTool(page, "/?year=2020&make=Club+Car&model=Onward");
    const notice = page.locator("form").getByText("The result shown is for your previous details.");
    await tool.change();
    await expect(notice).toHaveCount(0);
    await tool.upgrades().check();
    await expect(notice).toBeInViewport({ ratio: 1 });
    await tool.calculate().click();
    await expect(notice).toHaveCount(0);
  },
);
