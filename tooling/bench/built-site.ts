import { type Browser, chromium } from "@playwright/test";
import { dist } from "../build/build-fingerprint.ts";
import { chromiumFlags, findChromium } from "../checks/browsers.ts";
import { createApp } from "../../server/app.ts";
import { serve } from "../../server/serve.ts";
import { type Site, loadSite } from "../../server/site-manifest.ts";

/** Serves the built site while something is measured at its address. */
export async function withSite<Result>(
  measure: (address: string, site: Site) => Promise<Result>,
): Promise<Result> {
  const site = loadSite(dist);
  const { address, stop } = await serve(createApp({ site }), { PORT: 0, HOST: "localhost" });
  try {
    return await measure(address, site);
  } finally {
    await stop(0);
  }
}

/** The same, with a browser. */
export function withSiteInBrowser<Result>(
  measure: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  return withSite(async (address) => {
    const executablePath = findChromium();
    const browser = await chromium.launch({
      args: chromiumFlags,
      ...(executablePath !== null && { executablePath }),
    });
    try {
      return await measure(browser, address);
    } finally {
      await browser.close();
    }
  });
}

/** Rows of text as aligned columns; the first row is the header. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)).join("  "));
}
