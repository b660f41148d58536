import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { type Browser, chromium } from "@playwright/test";
import { dist } from "../build/build-fingerprint.ts";
import { chromiumFlags, findChromium } from "../checks/browsers.ts";
import { createApp } from "../../server/http/app.ts";
import { type Site, loadSite } from "../../server/http/site-manifest.ts";

/** Serves the built site while something is measured at its address. */
export async function withSite<Result>(
  measure: (address: string, site: Site) => Promise<Result>,
): Promise<Result> {
  const site = loadSite(dist);
  const server = createAdaptorServer({ fetch: createApp({ site }).fetch });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  try {
    return await measure(`http://localhost:${port}`, site);
  } finally {
    server.close();
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
