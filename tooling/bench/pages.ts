import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { chromiumFlags, findChromium } from "../browsers.ts";
import { sizeOf } from "../checks/pages/sizes.ts";
import { createApp } from "../../server/app.ts";
import { serveApp } from "../../server/serve.ts";
import { loadSite } from "../../server/http/site-manifest.ts";
import { dist } from "../build/build-fingerprint.ts";
import { startBareServer } from "./bare-server.ts";
import { table } from "./table.ts";

/** Fetched when it is first needed, because it is large and nothing else needs it. */
const lighthouse = "lighthouse@13.5.0";
const loadCount = 3;
const metrics = [
  { id: "first-contentful-paint", digits: 0 },
  { id: "largest-contentful-paint", digits: 0 },
  { id: "total-blocking-time", digits: 0 },
  { id: "cumulative-layout-shift", digits: 3 },
];

const cart =
  "year=2018&make=EZ-GO&model=RXV&seats=4&powertrain=electric&condition=good&batteryAge=4&hasUpgrades=false";

const paths = [
  "/",
  `/?${cart}`,
  `/check-a-price?${cart}&price=6500`,
  "/recalls",
  "/blue-book",
  "/states",
  "/fl",
  "/club-car",
  "/club-car/precedent",
  "/buying-guide",
];

// Nothing fails if they are missed: read the table.
const aims =
  "first paint 1,000 ms on / with and without a cart, 1,100 ms elsewhere; largest 1,300 ms; shift 0";

/**
 * The size of ten pages, and Lighthouse's mobile simulation of them (150 ms, 1.6 Mbps, 4x slower
 * CPU) beside an empty page.
 */
export async function benchPages(): Promise<string[]> {
  const site = loadSite(dist);
  const { address, stop } = await serveApp(createApp({ site }), { PORT: 0, HOST: "localhost" });
  const bare = await startBareServer();
  try {
    const rows = [["an empty page", "", "", ...(await simulate(`${bare.address}/empty`))]];
    for (const path of paths) {
      const { document, script } = sizeOf(site, path.split("?")[0]!);
      rows.push([path, String(document), String(script), ...(await simulate(address + path))]);
    }
    const head = [
      "page",
      "document B",
      "script B",
      "first ms",
      "largest ms",
      "blocking ms",
      "shift",
    ];
    return [...table([head, ...rows]), `aims: ${aims}`];
  } finally {
    bare.close();
    await stop(0);
  }
}

/** The median of each metric over a few loads: single ones vary by hundreds of milliseconds. */
async function simulate(url: string): Promise<string[]> {
  const loads: number[][] = [];
  for (let load = 0; load < loadCount; load++) {
    // Lighthouse sometimes misses the start of a load, and fails.
    loads.push(await simulateOnce(url).catch(() => simulateOnce(url)));
  }
  return metrics.map(({ digits }, index) => {
    const sorted = loads.map((load) => load[index]!).toSorted((a, b) => a - b);
    return sorted[Math.floor(loadCount / 2)]!.toFixed(digits);
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
  return metrics.map(({ id }) => audits[id]?.numericValue ?? Number.NaN);
}
