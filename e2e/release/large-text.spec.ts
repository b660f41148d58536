import type { Locator, Page } from "@playwright/test";
import { compare, drive, onward, openWith, saved, wreck } from "../my-carts-page.ts";
import { expect, expectNoSidewaysScroll, setTextSize, test } from "../test.ts";
import { ValueTool, openTool } from "../value-tool.ts";

const address = "/?year=2020&make=Harley+Davidson&model=Adventurer+Sport&seats=8&condition=good";

function isCut(field: Locator): Promise<boolean> {
  return field.evaluate((element: HTMLInputElement | HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const canvas = document.createElement("canvas").getContext("2d")!;
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = "options" in element ? element.selectedOptions[0]!.text : element.value;
    const arrow = "options" in element ? 20 : 0;
    const room =
      element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
    return canvas.measureText(text).width > room;
  });
}

test(
  "at any text size nothing of the tool is cut or hidden",
  { tag: "@both" },
  async ({ page, isMobile }) => {
    const tool = await openTool(page, address);
    await tool.change();
    for (const percent of [100, 125, 150, 200]) {
      await setTextSize(page, percent);
      await expectNoSidewaysScroll(page);
      for (const field of [tool.year(), tool.seats(), tool.make()]) {
        expect(await isCut(field)).toBe(false);
      }
      const result = (await tool.result().boundingBox())!;
      const value = (await tool.answer().locator("i").last().boundingBox())!;
      expect(value.x + value.width).toBeLessThanOrEqual(result.x + result.width);
      if (isMobile) {
        const menu = (await page.getByRole("button", { name: "Menu", exact: true }).boundingBox())!;
        expect(Math.min(menu.width, menu.height)).toBeGreaterThanOrEqual(44);
        expect(menu.x + menu.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      }
    }
  },
);

const cart =
  "year=2018&make=Club+Car&model=Precedent&seats=2&powertrain=electric&condition=good&batteryAge=4";
const tool = (path: string) => (page: Page) => openTool(page, path);

/** Pages and states with wide content: figures, tables, and long words. */
const scenes: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a result with its arithmetic": async (page) => {
    await tool(`/?${cart}`)(page);
    await page.getByText("with dealer and date").click();
    await new ValueTool(page).arithmetic().click();
  },
  "the sell form": async (page) => {
    await tool(`/?${cart}`)(page);
    await page.getByRole("button", { name: "List for Sale" }).click();
  },
  "a make": tool("/club-car"),
  "a checked price": async (page) => {
    await tool(`/check-a-price?${cart}&price=6500`)(page);
    await expect(page.getByRole("heading", { name: "Ask the seller" })).toBeVisible();
  },
  "a comparison": async (page) => {
    await openWith(page, [saved(onward, "a"), saved(drive, "b"), saved(wreck, "c")]);
    await compare(page, "2020 Club Car Onward", "2016 Yamaha Drive2", "1995 EZ-GO TXT");
  },
  "a year found": tool("/year-finder?make=Club+Car&number=PQ1825-123456"),
  "a tested pack": tool(
    "/battery-test?pack=6x6&rested=yes&charged=yes&v1=6.3&v2=6.3&v3=5.9&v4=6.3&v5=6.3&v6=638",
  ),
  "a fleet": async (page) => {
    await tool("/fleet")(page);
    await page.getByRole("button", { name: "Load 60 sample carts" }).click();
    await expect(page.getByRole("region", { name: "Model by model" })).toBeVisible();
  },
  "the method": tool("/how-it-works"),
  "the blue book": (page) => page.goto("/blue-book"),
  "a guide": (page) => page.goto("/buying-guide"),
  "the map and table of states": (page) => page.goto("/states"),
  "a state": (page) => page.goto("/fl"),
  "a state without listings": (page) => page.goto("/wy"),
};

for (const [name, open] of Object.entries(scenes)) {
  test(`with large text ${name} does not scroll sideways`, async ({ page }) => {
    await open(page);
    for (const [width, percent] of [
      [320, 100],
      [320, 200],
      [320, 400],
      [390, 200],
      [1280, 200],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await setTextSize(page, percent);
      await expectNoSidewaysScroll(page);
    }
  });
}

test("with large text the sell form fits its dialog", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await scenes["the sell form"]!(page);
  await setTextSize(page, 400);
  const dialog = page.getByRole("dialog", { name: "Sell Your Golf Cart" });
  const [excess, width] = await dialog.evaluate((element) => [
    element.scrollWidth - element.clientWidth,
    element.getBoundingClientRect().width,
  ]);
  expect(excess).toBe(0);
  expect(width).toBeGreaterThan(280);
});

test("no flag of the price scale covers another one, or the marker", async ({ page }) => {
  await tool(`/?${cart}`)(page);
  for (const [width, percent] of [
    [320, 100],
    [390, 200],
    [1280, 100],
    [1280, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await setTextSize(page, percent);
    const boxes = await page
      .getByRole("img", { name: /^A price scale/ })
      .locator(".flag > span, .marker")
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
    // With very large text, only one flag fits.
    const isTight = percent === 200 && width === 390;
    expect(boxes.filter((box) => box.width > 0)).toHaveLength(isTight ? 2 : 3);
    for (const one of boxes)
      for (const other of boxes)
        if (one !== other) {
          const isApart =
            one.right <= other.left + 1 ||
            other.right <= one.left + 1 ||
            one.bottom <= other.top + 1 ||
            other.bottom <= one.top + 1;
          expect(isApart, `${width} px at ${percent}%`).toBe(true);
        }
  }
});
