import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumFlags, findChromium } from "../checks/browsers.ts";
import { sizeOf } from "../checks/pages/sizes.ts";
import type { Site } from "../../server/site-manifest.ts";
import { listedRecords } from "../../src/site/pages.ts";
import { table, withSite, withSiteInBrowser } from "./built-site.ts";
import type { Browser, Page } from "@playwright/test";

/** Fetched when it is first needed, because it is a sixth of what `npm ci` would install. */
const lighthouse = "lighthouse@13.5.0";
const loadCount = 3;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

const cart =
  "year=2018&make=EZ-GO&model=RXV&seats=4&powertrain=electric&condition=good&batteryAge=4&hasUpgrades=false";

/** Every page of the register, a shared link, and one of each other kind. */
const paths = [
  ...listedRecords.map(({ path }) => path),
  `/?${cart}`,
  "/club-car",
  "/beast",
  "/fl",
  "/market-trends",
];
const limits =
  "first paint 1000 on / and /check-a-price, else 1100; largest 1300; blocking 150, and 250 on a shared link; shift 0.02";

/**
 * The size of each kind of page, and Lighthouse's mobile simulation (150 ms, 1.6 Mbps, 4x slower
 * CPU).
 */
export async function benchPages(): Promise<string[]> {
  const rows = await withSite(measurePages);
  const head = ["page", "document B", "script B", "first ms", "largest ms", "blocking ms", "shift"];
  return [...table([head, ...rows]), `limits of the simulation: ${limits}`];
}

async function measurePages(address: string, site: Site): Promise<string[][]> {
  const rows: string[][] = [];
  for (const path of paths) {
    const { document, script } = sizeOf(site, path.split("?")[0]!);
    rows.push([path, String(document), String(script), ...(await simulate(address + path))]);
  }
  return rows;
}

/** The median of each metric over a few loads: single ones vary by hundreds of milliseconds. */
async function simulate(url: string): Promise<string[]> {
  const loads: number[][] = [];
  for (let load = 0; load < loadCount; load++) {
    // Lighthouse sometimes misses the start of a load, and fails.
    loads.push(await simulateOnce(url).catch(() => simulateOnce(url)));
  }
  return metrics.map((_, index) => {
    const sorted = loads.map((load) => load[index]!).toSorted((a, b) => a - b);
    return sorted[Math.floor(loadCount / 2)]!.toFixed(index === 3 ? 3 : 0);
  });
}

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

async function simulateOnce(url: string): Promise<number[]> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      lighthouse,
      url,
      "--only-categories=performance",
      "--form-factor=mobile",
      "--throttling-method=simulate",
      "--output=json",
      "--quiet",
      `--chrome-flags=${["--headless", ...chromiumFlags].join(" ")}`,
    ],
    {
      env: { ...process.env, ...(findChromium() !== null && { CHROME_PATH: findChromium()! }) },
      maxBuffer: 2 ** 26,
    },
  );
  const { audits }: Report = JSON.parse(stdout);
  return metrics.map((id) => audits[id]?.numericValue ?? Number.NaN);
}

const slowdown = 4;
const limitMs = 100;
const rounds = 3;

/** A control, and how a visitor uses it; only real keys and clicks count as interactions. */
type Control = readonly [name: string, use: (page: Page) => Promise<void>];

const press =
  (label: string, key: string) =>
  async (page: Page): Promise<void> =>
    page.getByLabel(label, { exact: true }).first().press(key);
const click =
  (role: "button" | "radio" | "checkbox", name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    // The actual input is behind its drawn label.
    page.getByRole(role, { name }).first().click({ force: true });

/** Each journey starts on its page and uses its controls in turn. */
const journeys: Readonly<Record<string, readonly Control[]>> = {
  "/?year=202&make=Club+Car&model=Onwar": [
    ["Change", click("button", "Change")],
    ["Year", press("Year", "0")],
    ["Seats", press("Seats", "ArrowDown")],
    ["Make", press("Make", "ArrowDown")],
    ["Make, back", press("Make", "ArrowUp")],
    ["Model", press("Model", "d")],
    ["Powertrain", click("radio", "Gas")],
    ["Powertrain, back", click("radio", "Electric")],
    ["Overall Condition", click("radio", /^Fair/)],
    ["Battery Age", press("Battery Age", "ArrowDown")],
    ["Upgrades", click("checkbox", /upgrades/)],
    ["Calculate Value", click("button", "Calculate Value")],
    ["Try a row", click("button", "Cleaning and repairs")],
    ["Undo", click("button", "Undo")],
    ["Trading in", click("radio", "Trading in")],
    ["List for Sale", click("button", "List for Sale")],
    ["Cancel", click("button", "Cancel")],
    ["Share Result", click("button", "Share Result")],
    ["Change again", click("button", "Change")],
    ["Close", click("button", "Close")],
  ],
  "/how-it-works": [
    ["Seats of the example", press("Seats", "ArrowDown")],
    ["Condition of the example", click("radio", /^Poor/)],
    ["Find a make or model", press("Find a make or model", "e")],
  ],
  "/manufacturers": [["Find a make", press("Find a make", "e")]],
};

/** Milliseconds from each interaction to the next paint, on a CPU slowed down four times. */
export async function benchInteractions(): Promise<string[]> {
  const rows = await withSiteInBrowser(timeJourneys);
  return table([["control", `slowest of ${rounds}, ms (limit ${limitMs})`], ...rows]);
}

async function timeJourneys(browser: Browser, site: string): Promise<string[][]> {
  const rows: string[][] = [];
  for (const [address, controls] of Object.entries(journeys)) {
    const taken: number[][] = [];
    for (let round = 0; round < rounds; round++) {
      const page = await browser.newPage();
      taken.push(await useControls(page, site + address, controls));
      await page.close();
    }
    controls.forEach(([name], index) => {
      const slowest = Math.max(...taken.map((times) => times[index]!));
      rows.push([name, `${slowest}${slowest > limitMs ? " OVER" : ""}`]);
    });
  }
  return rows;
}

async function useControls(page: Page, url: string, controls: readonly Control[]) {
  const session = await page.context().newCDPSession(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await page.evaluate(watch);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times: number[] = [];
  for (const [, use] of controls) {
    await page.evaluate(() => (window.slowestMs = 0));
    await use(page);
    await page.waitForTimeout(settleMs);
    times.push(await page.evaluate(() => window.slowestMs));
  }
  return times;
}

/** Long enough for the paint to be reported, and for everything that loads after a calculation. */
const settleMs = 600;

declare global {
  interface Window {
    slowestMs: number;
  }
}

/** The browser reports interactions of 16 ms or more, in steps of eight. */
function watch() {
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.slowestMs = Math.max(window.slowestMs, duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
