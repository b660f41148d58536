import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Browser, Page } from "@playwright/test";
import publishedModel from "../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import type { AskingPriceModel } from "../../domain/asking-prices/asking-price-model.ts";
import { readFleetRow } from "../../domain/fleet/read-fleet-row.ts";
import { columnsOf } from "../../domain/fleet/fleet-columns.ts";
import { valueFleetCart } from "../../domain/fleet/value-fleet-cart.ts";
import { table } from "./bench-table.ts";
import { withSiteInBrowser } from "./built-site.ts";

const lines = 100_000;
const rounds = 3;
const asOfYear = 2026;
const longTaskMs = 50;

const model: AskingPriceModel = publishedModel;
const headings = ["Barn", "Year", "Make", "Model", "Seats", "Power", "Condition", "Battery age"];
const kinds = [
  "Club Car,Precedent,2,electric,good,5",
  "E-Z-GO,RXV,2,48V electric,fair,3 yrs",
  "Yamaha,Drive2,4 pass,gas,very good,",
  "Wotsit,Flyer,2,electric,poor,4",
];

/**
 * How fast the page for many carts values the most lines that it takes, beside the same lines in a
 * loop that only values them; how long its page is ever busy; and how much memory it takes.
 */
export async function benchManyCarts(): Promise<string[]> {
  const rows = Array.from({ length: lines }, (_, at) => {
    return `B${at},${2005 + (at % 20)},${kinds[at % kinds.length]}`;
  });
  const csv = `${headings.join(",")}\n${rows.join("\n")}\n`;
  const loopMs = best(() => valueAll(rows));
  const page = await withSiteInBrowser((browser, site) => measureInBrowser(browser, site, csv));
  const rate = (ms: number) => Math.round((lines / ms) * 1000).toLocaleString("en-US");
  return table([
    [`${lines.toLocaleString("en-US")} lines`, "measured"],
    ["only valued, in Node.js, lines a second", rate(loopMs)],
    ["read, valued, added up, and shown in the page, lines a second", rate(page.ms)],
    ["the page's share of the loop's speed", `${Math.round((100 * loopMs) / page.ms)}%`],
    [
      `longest task of the page, quietest of ${rounds} rounds, ms`,
      `${page.longestTaskMs}${page.longestTaskMs > longTaskMs ? " OVER" : ""}`,
    ],
    ["most memory of the page's process, MB", `${page.megabytes}, empty ${page.emptyMegabytes}`],
  ]);
}

/** The carts are read beforehand. */
function valueAll(rows: readonly string[]): () => void {
  const columns = columnsOf(headings);
  const carts = rows.flatMap((row, at) => {
    const read = readFleetRow(columns, { cells: row.split(","), line: at + 2, asOfYear });
    return "problem" in read ? [] : [read];
  });
  return () => {
    for (const cart of carts) valueFleetCart(model, cart, asOfYear);
  };
}

function best(prepare: () => () => void): number {
  const work = prepare();
  const taken = Array.from({ length: rounds }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...taken);
}

interface Measured {
  readonly ms: number;
  readonly longestTaskMs: number;
  /** The most memory of the page's process, before and after. */
  readonly emptyMegabytes: number;
  readonly megabytes: number;
}

async function measureInBrowser(browser: Browser, site: string, csv: string): Promise<Measured> {
  const page = await browser.newPage();
  await page.goto(`${site}/fleet`);
  await page.waitForLoadState("networkidle");
  await page.evaluate(watchTasks);
  const emptyMegabytes = await peakMegabytes(browser);
  const folder = mkdtempSync(join(tmpdir(), "fleet-"));
  const times: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const name = `fleet-${round}.csv`;
    await page.evaluate(watchTotal, name);
    // From the disk, as a visitor's file is: to hand over its text would keep the page busy.
    writeFileSync(join(folder, name), csv);
    await page.locator('input[type="file"]').setInputFiles(join(folder, name));
    times.push(await page.evaluate(() => window.untilValued));
    await useTable(page);
    longest.push(await page.evaluate(() => Math.round(window.longestTaskMs)));
    await page.evaluate(() => (window.longestTaskMs = 0));
  }
  // Other programs, and the one that uses the page, only ever add to a task.
  const longestTaskMs = Math.min(...longest);
  const megabytes = await peakMegabytes(browser);
  rmSync(folder, { recursive: true });
  return { ms: Math.min(...times), longestTaskMs, emptyMegabytes, megabytes };
}

/** What a visitor does with a table. */
async function useTable(page: Page): Promise<void> {
  await page.getByLabel("Sort", { exact: true }).selectOption("Highest estimate");
  await page.getByText(`Lines 1–50 of`).waitFor();
  await page.getByRole("button", { name: "Next 50" }).click();
  await page.getByText(`Lines 51–100 of`).waitFor();
  await page.getByLabel("Find in the lines").fill("precedent");
  await page.getByText("of 25,000").waitFor();
}

/** The most memory that a page's process ever had. */
async function peakMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const peaks = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => readFileSync(`/proc/${id}/status`, "utf8").match(/VmHWM:\s+(\d+)/)?.[1]);
  return Math.round(Math.max(...peaks.map(Number)) / 1000);
}

declare global {
  interface Window {
    longestTaskMs: number;
    untilValued: Promise<number>;
  }
}

function watchTasks() {
  window.longestTaskMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTaskMs = Math.max(window.longestTaskMs, duration);
    }
  }).observe({ type: "longtask" });
}

/** From the choice of a file to the total of its carts on the board. */
function watchTotal(name: string) {
  const board = document.querySelector('[aria-label="Fleet result"]')!;
  const input = document.querySelector('input[type="file"]')!;
  window.untilValued = new Promise((resolve) => {
    const begin = () => {
      const start = performance.now();
      const watcher = new MutationObserver(() => {
        if (!board.textContent.includes(`From ${name}`)) return;
        watcher.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - start));
      });
      watcher.observe(board, { childList: true, subtree: true, characterData: true });
    };
    input.addEventListener("change", begin, { capture: true, once: true });
  });
}
