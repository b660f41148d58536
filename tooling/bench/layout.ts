import type { Browser, Page } from "@playwright/test";
import { table } from "./bench-table.ts";
import { withSiteInBrowser } from "./built-site.ts";

const addresses = ["/", "/club-car", "/fl", "/check-a-price", "/year-finder", "/battery-test"];
const widths = [1280, 390];
const limitPercent = 10;

/**
 * How long the browser takes to lay out a tool's page after a word of its form has changed, in
 * percent of a layout of the whole page. With the board in one more grid, it was 12 to 33%.
 */
export async function benchLayout(): Promise<string[]> {
  const rows = await withSiteInBrowser(measurePages);
  const headings = widths.map((width) => `${width} px wide, % (limit ${limitPercent})`);
  return table([["page", ...headings], ...rows]);
}

async function measurePages(browser: Browser, site: string): Promise<string[][]> {
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const address of addresses) {
    const percents: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site + address);
      await page.waitForLoadState("networkidle");
      const percent = Math.round(await measure(page));
      percents.push(`${percent}${percent > limitPercent ? " OVER" : ""}`);
    }
    rows.push([address, ...percents]);
  }
  return rows;
}

function measure(page: Page): Promise<number> {
  return page.evaluate(() => {
    const median = (change: (round: number) => void): number => {
      const times = Array.from({ length: 21 }, (_, round) => {
        change(round);
        const started = performance.now();
        // Reading it makes the browser lay out the page.
        document.body.getBoundingClientRect();
        return performance.now() - started;
      });
      return times.toSorted((a, b) => a - b)[10]!;
    };
    const root = document.documentElement;
    const whole = median((round) => (root.style.fontSize = round % 2 === 0 ? "101%" : ""));
    const word = document.querySelector("main form label")!.appendChild(new Text());
    return (100 * median((round) => (word.data = "x".repeat(1 + (round % 2))))) / whole;
  });
}
