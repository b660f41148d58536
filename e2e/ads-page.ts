import type { Page } from "@playwright/test";
import { blockedWorker } from "./test.ts";

/** The advertising provider that the site is built with. The tests answer its requests. */
export const adsOrigin = "http://ads.example";
export const adsSrc = `${adsOrigin}/ads.js`;

/** A provider that shows its own page, much too tall, in every slot. */
export const filling = `window.cartworthAds = {
  start(slots) {
    for (const slot of slots) {
      const frame = Object.assign(document.createElement("iframe"), { src: "${adsOrigin}/ad" });
      slot.append(Object.assign(frame, { title: "Carts for sale", height: 600 }));
    }
  },
};`;

export const slot = (page: Page) => page.locator("[data-ad-slot=home]");
export const scriptElement = (page: Page) => page.locator(`script[src="${adsSrc}"]`);

/**
 * Collects warnings and errors as they come, except the browser's own note about a failed request.
 */
export function consoleOf(page: Page): { warnings: string[]; errors: string[] } {
  const [warnings, errors]: [string[], string[]] = [[], []];
  page.on("console", (message) => {
    if (message.text() === blockedWorker) return;
    if (message.type() === "warning") warnings.push(message.text());
    else if (message.type() !== "error") return;
    else if (!message.text().startsWith("Failed to load resource")) errors.push(message.text());
  });
  page.on("pageerror", (error) => errors.push(String(error)));
  return { warnings, errors };
}

export function millisecondsFromLoadToRequest(page: Page): Promise<number> {
  return page.evaluate((url) => {
    const [navigation] = performance.getEntriesByType(
      "navigation",
    ) as PerformanceNavigationTiming[];
    const [request] = performance.getEntriesByName(url);
    // Clocks are coarse: a 100 ms timer may seem to end a fraction of a millisecond early.
    return Math.ceil(request!.startTime - navigation!.loadEventStart);
  }, adsSrc);
}

/**
 * How many layout shifts the browser counted since it requested the provider's script. Before, a
 * window this tall shows parts of the page that are not complete.
 */
export function layoutShifts(page: Page): Promise<number> {
  return page.evaluate(async (url) => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [request] = performance.getEntriesByName(url);
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const shifts = observer.takeRecords();
    return shifts.filter(({ startTime }) => startTime > request!.startTime).length;
  }, adsSrc);
}
