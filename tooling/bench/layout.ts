import { createAdaptorServer } from "@hono/node-server";
import { type Page, chromium } from "@playwright/test";
import { dist } from "../build/build-fingerprint.ts";
import { chromiumFlags, findChromium } from "../checks/chromium.ts";
import { createApp } from "../../server/http/app.ts";
import { loadSite } from "../../server/http/site-manifest.ts";
import { table } from "./bench-table.ts";

const port = 4324;
const addresses = ["/", "/club-car", "/fl", "/check-a-price", "/year-finder", "/battery-test"];
const widths = [1280, 390];
const limitPercent = 10;

/**
 * How long the browser takes to lay out a tool's page after a word of its form has changed, in
 * percent of a layout of the whole page. Nested grids around a size container made it 35%.
 */
export async function benchLayout(): Promise<string[]> {
  const server = createAdaptorServer({ fetch: createApp({ site: loadSite(dist) }).fetch });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  const executablePath = findChromium();
  const browser = await chromium.launch({
    args: chromiumFlags,
    ...(executablePath !== null && { executablePath }),
  });
  const page = await browser.newPage();
  const rows: string[][] = [];
  for (const address of addresses) {
    const percents: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`http://localhost:${port}${address}`);
      await page.waitForLoadState("networkidle");
      const percent = Math.round(await measure(page));
      percents.push(`${percent}${percent > limitPercent ? " OVER" : ""}`);
    }
    rows.push([address, ...percents]);
  }
  await browser.close();
  server.close();
  const headings = widths.map((width) => `${width} px wide, % (limit ${limitPercent})`);
  return table([["page", ...headings], ...rows]);
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
