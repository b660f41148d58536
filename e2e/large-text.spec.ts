import type { Locator, Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

const address = "/?year=2020&make=Harley+Davidson&model=Adventurer+Sport&seats=8&condition=good";

/** The text size set in the browser, which is different from zoom. */
async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
}

/** Whether a field's text is wider than the field. */
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

for (const percent of [100, 125, 150, 200]) {
  test(
    `with text at ${percent} % nothing of the tool is cut or hidden`,
    { tag: "@both" },
    async ({ page, isMobile }) => {
      const tool = new ValueTool(page);
      await tool.open(address);
      await setTextSize(page, percent);
      await expectNoSidewaysScroll(page);
      for (const field of [tool.year(), tool.seats(), tool.make()]) {
        expect(await isCut(field)).toBe(false);
      }
      const board = (await tool.result().boundingBox())!;
      const value = (await tool.value().locator("span").last().boundingBox())!;
      expect(value.x + value.width).toBeLessThanOrEqual(board.x + board.width);
      if (isMobile) {
        const menu = (await page.getByRole("button", { name: "Menu", exact: true }).boundingBox())!;
        expect(Math.min(menu.width, menu.height)).toBeGreaterThanOrEqual(44);
        expect(menu.x + menu.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      }
    },
  );
}
