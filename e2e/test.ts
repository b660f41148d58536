import { readFileSync } from "node:fs";
import { type Frame, type FrameLocator, type Page, expect } from "@playwright/test";
import type { RunOptions, run } from "axe-core";
import { test as base } from "./dated-page.ts";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");
const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Playwright's log line when it blocks a service worker. */
export const blockedWorker = "Service Worker registration blocked by Playwright";

/**
 * Chromium says this when it shows a page without the transition from the last one, because the last one
 * was still busy.
 */
const skippedTransition =
  "InvalidStateError: Transition was aborted because of invalid state. Page already revealed";

/** Every page is watched: an error in the console or a request to another host fails the test. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        const isFault = ["error", "warning"].includes(message.type());
        if (isFault && message.text() !== blockedWorker) faults.push(message.text());
      });
      page.on("pageerror", (error) => {
        if (String(error) !== skippedTransition) faults.push(String(error));
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL!)) faults.push(`asked for ${request.url()}`);
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

/**
 * The page's tool is ready once its island has been hydrated and, on a shared link, its own answer has
 * taken the place of the server's, in which nothing can be focused or pressed.
 */
export const hydrated = (page: Page | Frame | FrameLocator) =>
  page
    .locator("body:not(:has(.first-answer)) astro-island:not([ssr])")
    .first()
    .waitFor({ state: "attached" });

/** Blocks files (by default, scripts) until the returned function is called. */
export async function holdFiles(page: Page, files = /\/_astro\/.*\.js$/): Promise<() => void> {
  const { promise: release, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await release;
    await route.continue();
  });
  return resolve;
}

/** Opens a page, and blocks its tools' scripts until the returned function is called. */
export async function openBeforeScripts(page: Page, path: string): Promise<() => void> {
  const arrive = await holdFiles(page);
  await page.goto(path, { waitUntil: "commit" });
  return arrive;
}

/** Makes the browser block all storage. */
export async function forbidStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
}

/** The text size set in the browser, which is different from zoom. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
}

/**
 * Scroll first if need be: axe measures only the visible part of a control that the sticky header or a
 * dialog half covers, and calls it too small.
 */
export async function expectAccessible(page: Page | Frame): Promise<void> {
  await expectNoViolations(page, { type: "tag", values: axeTags });
}

/** Changes that a different color scheme may make. */
const contrastRules = ["color-contrast"];
/**
 * Changes that a narrow screen may make on a page whose words and roles were checked on a wide one.
 */
const narrowRules = ["target-size", "scrollable-region-focusable", "heading-order", "link-name"];

/** Everything that a different color scheme may change. The rest stays the same. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, { type: "rule", values: contrastRules });
}

/** Leaves the page in the light color scheme. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Everything that a narrow screen may change. The rest was checked on a wide one. */
export async function expectFitsFingers(page: Page): Promise<void> {
  await expectNoViolations(page, { type: "rule", values: narrowRules });
}

/** At each narrow width and text size, nothing scrolls sideways, and controls are big enough to tap. */
export async function expectFitsNarrowScreens(
  page: Page,
  alsoExpect: () => Promise<void> = async () => {},
): Promise<void> {
  for (const [width, percent] of [
    [390, 100],
    [320, 100],
    [320, 200],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await setTextSize(page, percent);
    await expectNoSidewaysScroll(page);
    await expectFitsFingers(page);
    await alsoExpect();
  }
}

/** Both at once, for a narrow screen in the other color scheme. */
export async function expectFitsFingersAndContrast(page: Page): Promise<void> {
  await expectNoViolations(page, { type: "rule", values: [...narrowRules, ...contrastRules] });
}

async function expectNoViolations(
  page: Page | Frame,
  runOnly: RunOptions["runOnly"],
): Promise<void> {
  await waitForFonts(page);
  // Nobody reads a page in its mid-animation colors.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const found = await page.evaluate(findViolations, runOnly);
  expect(found).toEqual([]);
}

/**
 * Runs in the page, because sending every element to the test would take longer than looking for what is
 * wrong.
 */
async function findViolations(runOnly: RunOptions["runOnly"]): Promise<string[]> {
  const inPage = globalThis as unknown as { axe: { run: typeof run } };
  const options = { runOnly, resultTypes: ["violations"], iframes: false, selectors: false };
  const { violations } = await inPage.axe.run(document, options as RunOptions);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/**
 * Words move when the fonts arrive and take the place of their fallbacks. Where scripts run, they are
 * requested after the first paint.
 */
export async function waitForFonts(page: Page | Frame): Promise<void> {
  await page.evaluate(async () => {
    const isThere = () => [...document.fonts].some(({ family }) => /^"?Figtree"?$/.test(family));
    while (!isThere()) await new Promise(requestAnimationFrame);
    // The fallback's faces, which may be on the machine, are loaded as well.
    await Promise.all([...document.fonts].map((face) => face.load().catch(() => {})));
    await document.fonts.ready;
    document.body.getBoundingClientRect();
  });
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await waitForFonts(page);
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // A new size of the window or its text may not be laid out yet.
  await expect.poll(excess).toBe(0);
}

/** Printed on either paper, the page takes this many sheets. */
export async function expectOnePage(page: Page, pages = 1): Promise<void> {
  for (const format of ["Letter", "A4"] as const) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(pages);
  }
}
