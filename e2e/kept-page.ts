import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Disposable,
  type Page,
  test as base,
} from "@playwright/test";

/** The year in which every browser test runs. */
export const asOfYear = 2026;
/** When every browser test runs, in milliseconds. */
export const testTime = Date.parse(`${asOfYear}-06-01T12:00:00`);

/** What every test starts with, whatever the test before it preferred. */
const media = {
  media: null,
  colorScheme: "light",
  reducedMotion: "reduce",
  forcedColors: "none",
  contrast: "no-preference",
} as const;

/** Methods of a page or its context that return what undoes them. */
const undoableCalls = [
  "addInitScript",
  "exposeBinding",
  "exposeFunction",
  "newCDPSession",
  "route",
];

/** Methods of a page, its context, and its clock whose effects outlast a test. */
const lastingCalls = [
  "clearPermissions",
  "close",
  "fastForward",
  "grantPermissions",
  "install",
  "pauseAt",
  "resume",
  "routeFromHAR",
  "routeWebSocket",
  "runFor",
  "setExtraHTTPHeaders",
  "setFixedTime",
  "setGeolocation",
  "setOffline",
  "setSystemTime",
];

/** A page that one test after another uses, until one of them makes a lasting change to it. */
class KeptPage {
  readonly #browser: Browser;
  #open: { page: Page; devtools: CDPSession } | undefined;
  #changed = false;
  #toUndo: (CDPSession | Disposable)[] = [];

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async context(): Promise<BrowserContext> {
    if (this.#open) return this.#open.page.context();
    const context = await this.#browser.newContext();
    await context.addInitScript(stopDate, testTime);
    const page = await context.newPage();
    this.#open = { page, devtools: await context.newCDPSession(page) };
    this.#changed = false;
    this.#toUndo = [];
    for (const part of [page, context, page.clock]) this.#watch(part);
    return context;
  }

  #watch(part: object): void {
    const methods = part as Record<string, (...values: unknown[]) => unknown>;
    for (const name of lastingCalls.filter((call) => call in part)) {
      const method = methods[name]!;
      methods[name] = (...values) => {
        this.#changed = true;
        return method.apply(part, values);
      };
    }
    for (const name of undoableCalls.filter((call) => call in part)) {
      const method = methods[name]!;
      methods[name] = async (...values) => {
        const made = (await method.apply(part, values)) as CDPSession | Disposable;
        this.#toUndo.push(made);
        return made;
      };
    }
  }

  /**
   * Clears the page for the next test, or closes it if clearing would not be enough. `site` is the
   * address of the site under test.
   */
  async giveBack(passed: boolean, site: string): Promise<void> {
    const { page, devtools } = this.#open!;
    if (this.#changed || !passed) {
      this.#open = undefined;
      return page.context().close();
    }
    page.removeAllListeners();
    for (const made of this.#toUndo.splice(0)) {
      await ("detach" in made ? made.detach() : made.dispose());
    }
    const others = page.context().pages().slice(1);
    await Promise.all(others.map((other) => other.close()));
    // A page may store something when it is left, so what is stored is cleared after that.
    await leave(page, site);
    await page.evaluate(clearStorage);
    await page.context().clearCookies();
    // A history stops growing at 50 entries, and a test of its length could no longer fail.
    await devtools.send("Page.resetNavigationHistory");
    await page.emulateMedia(media);
    await page.mouse.move(-1, -1);
  }
}

/**
 * Leaves the page for an empty one that can reach what the site has stored. If the site opens it, a
 * blank page can, and takes less time than a request.
 */
async function leave(page: Page, site: string): Promise<void> {
  if (new URL(page.url()).origin !== new URL(site).origin) {
    await page.goto("/robots.txt");
    return;
  }
  await page.evaluate(() => location.replace("about:blank"));
  await page.waitForURL("about:blank");
}

/**
 * Runs in the page. Playwright's clock would also replace the page's timers and performance entries,
 * and would add 9 ms to every load.
 */
export function stopDate(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (RealDate, values, NewDate) =>
      Reflect.construct(RealDate, values.length === 0 ? [now] : values, NewDate),
    get: (RealDate, name) => (name === "now" ? () => now : Reflect.get(RealDate, name)),
  });
}

/** Runs in the page. */
async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases()) indexedDB.deleteDatabase(name!);
}

/**
 * The tests of a worker share one page. In a new one, a short test takes a third longer, because the
 * browser has to load and compile the site's scripts again. A test that makes a lasting change, such
 * as setting the clock, or fails, leaves a new page to the next one. A test of what a browser downloads must
 * use Playwright's own `test` instead.
 */
export const test = base.extend<object, { kept: KeptPage }>({
  kept: [async ({ browser }, use) => use(new KeptPage(browser)), { scope: "worker" }],

  context: async ({ browser, kept, javaScriptEnabled, baseURL }, use, { expectedStatus }) => {
    if (!javaScriptEnabled) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    await use(await kept.context());
    await kept.giveBack(test.info().status === expectedStatus, baseURL!);
  },

  page: async ({ context, viewport }, use) => {
    const page = context.pages()[0] ?? (await context.newPage());
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
  },
});
