import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumFlags, findChromium } from "../checks/chromium.ts";
import { limitOf, sizeOf } from "../checks/pages/sizes.ts";
import type { Site } from "../../server/http/site-manifest.ts";
import { listedRecords } from "../../src/site/pages.ts";
import { table, withSite } from "./built-site.ts";

/** Fetched when it is first needed, because it is a sixth of what `npm ci` would install. */
const lighthouse = "lighthouse@13.5.0";
const loadCount = 3;
const metrics = [
  "first-contentful-paint",
  "largest-contentful-paint",
  "total-blocking-time",
  "cumulative-layout-shift",
];

/** Every page of the register, and one of each other kind. */
const paths = [
  ...listedRecords.map(({ path }) => path),
  "/club-car",
  "/beast",
  "/fl",
  "/market-trends",
];
const limits =
  "first paint 1000 on / and /check-a-price, else 1100; largest 1300; blocking 50; shift 0";

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
    rows.push([path, ...bytes(site, path), ...(await simulate(address + path))]);
  }
  return rows;
}

function bytes(site: Site, path: string): string[] {
  const { documentKb, scriptKb } = limitOf(path, site.get(path)!.body.toString());
  const { document, script } = sizeOf(site, path);
  return [against(document, documentKb), against(script, scriptKb)];
}

function against(size: number, limitKb: number): string {
  return `${size} of ${limitKb * 1000}${size > limitKb * 1000 ? " OVER" : ""}`;
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
