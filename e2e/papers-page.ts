import { type Page, expect } from "@playwright/test";
import { paperKinds } from "../src/features/papers/kinds.ts";
import { expectOnePage } from "./test.ts";
import { openTool } from "./value-tool.ts";

const cart =
  "year=2020&make=Club+Car&model=Onward&seats=4&powertrain=electric&condition=good&batteryAge=4";

export const paper = (page: Page) => page.getByRole("article");
export const choose = (page: Page, id: keyof typeof paperKinds) =>
  page.getByRole("radio", { name: paperKinds[id].name }).check();

export async function openPapers(page: Page, query = cart): Promise<void> {
  await openTool(page, `/papers?${query}`);
}

const letterPixels = { width: 816, height: 1056 };

/** The paper is the only page that is printed, at its own size and on either paper, with nothing cut off. */
export async function expectWholeOnOnePage(page: Page): Promise<void> {
  await expectOnePage(page);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect(pdf).toContain("/MediaBox [0 0 612 792]");
  const screen = page.viewportSize()!;
  await page.setViewportSize(letterPixels);
  await page.emulateMedia({ media: "print" });
  const excess = await page
    .locator("[data-report]")
    .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      Math.max(scrollHeight - clientHeight, scrollWidth - clientWidth),
    );
  expect(excess).toBe(0);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(screen);
}
