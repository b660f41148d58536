import AxeBuilder from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";

/** The year in which every browser test runs. */
export const asOfYear = 2026;

const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What Playwright logs when it blocks a service worker. */
export const blockedWorker = "Service Worker registration blocked by Playwright";

/** Every page is watched: an error in the console or a request to another host fails the test. */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, baseURL }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        const isFault = ["error", "warning"].includes(message.type());
        if (isFault && message.text() !== blockedWorker) faults.push(message.text());
      });
      page.on("pageerror", (error) => faults.push(String(error)));
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL!)) faults.push(`asked for ${request.url()}`);
      });
      await page.clock.setFixedTime(new Date(`${asOfYear}-06-01T12:00:00`));
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }).withTags(axeTags));
}

/** Everything that a different color scheme may change. The rest stays the same. */
export async function expectContrast(page: Page): Promise<void> {
  await expectNoViolations(page, new AxeBuilder({ page }).withRules("color-contrast"));
}

/** What a narrow screen may change on a page whose words and roles were checked on a wide one. */
export async function expectFitsFingers(page: Page): Promise<void> {
  const rules = ["target-size", "scrollable-region-focusable", "heading-order", "link-name"];
  await expectNoViolations(page, new AxeBuilder({ page }).withRules(rules));
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  // Otherwise, each check opens its own page to collect what frames report, and there are no
  // frames.
  axe.setLegacyMode();
  // Nobody reads a page in its mid-animation colors.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished)));
  const { violations } = await axe.analyze();
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  expect(found).toEqual([]);
}

export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(excess).toBe(0);
}
