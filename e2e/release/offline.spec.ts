import { photoOfLabel } from "../bar-code-label.ts";
import { YearFinder } from "../year-finder-page.ts";
import { type ChildProcess, execFileSync } from "node:child_process";
import { type ServerResponse, createServer } from "node:http";
import { once } from "node:events";
import { type Page, expect, test } from "@playwright/test";
import { freezeDate, testTime } from "../dated-page.ts";
import { waitForExit, printedAddress, startServer } from "../server-process.ts";
import { secondBuildMark } from "../second-build.ts";
import { expectAccessible, hydrated } from "../test.ts";
import { ValueTool, calculateOnward, onward, openTool } from "../value-tool.ts";

// The browser logs a failed request as an error, so these tests do not watch the console.

test.use({ serviceWorkers: "allow" });

/** Opens a page and waits until the offline copies have been saved. */
async function visit(page: Page, address = "/"): Promise<void> {
  await page.addInitScript(freezeDate, testTime);
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Clears only the browser's own cache, which would hide a missing copy. */
async function goOffline(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  await page.context().setOffline(true);
}

/** Calculates a cart's value, and waits for everything that follows the estimate. */
async function expectEstimate(page: Page, path: string): Promise<void> {
  await expectWholeEstimate(await calculateOnward(page, path));
}

async function expectWholeEstimate(tool: ValueTool): Promise<void> {
  await expect(tool.value()).toHaveAttribute("value", "5130");
  await expect(tool.page.getByText("with dealer and date")).toBeVisible();
}

test("after one visit to the home page, a browser can install the site, and every tool works offline", async ({
  page,
  baseURL,
}) => {
  await visit(page);
  await test.step("the copies were fetched only after the page and its tools had loaded", async () => {
    const times = await page.evaluate(() => {
      const [shown] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
      const asked = performance.getEntriesByName(`${location.origin}/offline.js`)[0]!;
      return { loaded: shown!.loadEventStart, asked: asked.startTime };
    });
    expect(times.asked).toBeGreaterThanOrEqual(times.loaded);
  });
  await test.step("a browser can install the site", async () => {
    const devtools = await page.context().newCDPSession(page);
    // The headless shell reports no errors for any site, so the manifest that it read is checked too.
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    const faults = installabilityErrors.map(({ errorId }) => errorId);
    expect(faults.filter((fault) => fault !== "in-incognito")).toEqual([]);
    const { errors, manifest } = await devtools.send("Page.getAppManifest");
    expect(errors).toEqual([]);
    expect(manifest).toMatchObject({
      name: "CartWorth",
      display: "kStandalone",
      startUrl: `${baseURL}/`,
    });
    const icons = manifest.icons!.map(({ url, sizes }) => ({ url, sizes }));
    expect(icons.map(({ sizes }) => sizes)).toContain("192x192");
    expect(await page.evaluate(actualSizes, icons)).toEqual(icons);
  });
  await goOffline(page);
  await test.step("every tool works offline", () => expectToolsWork(page));
  await test.step("a page without a copy says so, and links to what works", async () => {
    await page.goto("/yamaha");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page).toHaveURL("/yamaha");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("link", { name: "Year finder" }).click();
    await expect(page).toHaveURL("/year-finder");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
  });
});

test("once somebody has scanned a bar code, it works offline too", async ({ page }) => {
  const scan = async () => {
    const asked = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Scan the bar code" }).click();
    await page.getByRole("button", { name: "Use a photo" }).click();
    const buffer = await photoOfLabel(["PH1523-345678"]);
    await (await asked).setFiles({ name: "label.jpg", mimeType: "image/jpeg", buffer });
    await expect(new YearFinder(page).years()).toHaveAttribute("value", "2015");
  };
  await visit(page, "/year-finder");
  await scan();
  await goOffline(page);
  await page.goto("/year-finder");
  await hydrated(page);
  await scan();
});

async function expectToolsWork(page: Page): Promise<void> {
  const tool = new ValueTool(page);
  await expectEstimate(page, "/");
  await page.getByRole("button", { name: "Save to My carts" }).click();
  await expect(page.getByText("Saved as 2020 Club Car Onward.")).toBeVisible();
  await page.goto("/my-carts");
  await expect(page.getByText("2020 Club Car Onward").first()).toBeVisible();
  await tool.open("/year-finder");
  await new YearFinder(page).read("ph 1214 345678");
  await expect(page.getByRole("status").first()).toHaveText("2012. How sure: Well supported.");
  await tool.open("/check-a-price?year=2016&make=Club+Car&model=Precedent&price=9000");
  await expect(page.getByRole("region", { name: "Price check" })).toContainText(
    "Dealers ask about",
  );
  await tool.open("/papers?year=2016&make=Club+Car&model=Precedent&paper=for-sale-flyer");
  await page.getByLabel(/^Print a QR code/).check();
  await expect(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  await tool.open("/fleet");
  await page.getByRole("button", { name: "Load 60 sample carts" }).click();
  await expect(page.getByRole("heading", { name: "60 carts" })).toBeVisible();
  await tool.open("/how-it-works");
  await expect(page.getByText("Estimate $5,216")).toBeVisible();
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === "Figtree" && status === "loaded"),
  );
}

test("a make's page that was visited works offline, with any cart, but other addresses are never kept", async ({
  page,
}) => {
  await visit(page);
  await page.goto("/nope");
  await page.goto("/data/makes.json");
  await page.goto("/livez");
  await page.goto("/club-car");
  const kept = await copies(page);
  expect(kept).toContain("tools /year-finder");
  expect(kept.filter((path) => /nope|data\/|livez|readyz|api\//.test(path))).toEqual([]);
  await goOffline(page);
  await expectEstimate(page, "/club-car");
  await page.goto("/club-car/?year=2020&model=Onward");
  await expect(page).toHaveURL("/club-car?year=2020&model=Onward");
  await expectWholeEstimate(new ValueTool(page));
  await page.goto("/nope");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  for (const path of ["/livez", "/data/makes.json", "/api/messages"]) {
    await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  }
});

test("a guide and a model that were read stay readable offline, with the model's chart", async ({
  page,
}) => {
  await visit(page);
  for (const path of ["/insurance", "/ez-go/rxv"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await goOffline(page);
  await page.goto("/insurance");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(/insur/i);
  await page.goto("/ez-go/rxv");
  const chart = page.locator("use[href='/plots/ez-go-rxv.svg#asking']");
  await chart.scrollIntoViewIfNeeded();
  await expect
    .poll(() => chart.evaluate((use: SVGUseElement) => use.getBBox().width))
    .toBeGreaterThan(0);
});

test("a page visited through a shared link is kept without its cart, and offline shows the cart in its address", async ({
  page,
}) => {
  const shared = `?${new URLSearchParams({ year: "2009", make: "Club Car", model: "Precedent", seats: "2", powertrain: "electric", condition: "poor", batteryAge: "5", hasUpgrades: "false" })}`;
  const heading = page.getByRole("heading", { level: 1 });
  await visit(page);
  await page.goto(`/club-car${shared}`);
  await expect(heading).toHaveText("2009 Club Car Precedent");
  const isCopy = (copy: string) => copy.endsWith(" /club-car");
  await expect.poll(async () => (await copies(page)).filter(isCopy)).toHaveLength(1);
  await goOffline(page);
  await page.goto("/club-car");
  await expect(heading).not.toContainText("2009");
  await expect(page.locator("[data-answered]")).toHaveCount(0);
  await page.goto("/club-car?year=2020&model=Onward");
  await expectWholeEstimate(new ValueTool(page));
});

test("the first page of a visit is kept too", async ({ page }) => {
  await visit(page, "/club-car");
  await goOffline(page);
  await expectEstimate(page, "/club-car");
});

test("the site works online when the browser cannot read its copies", async ({ page, context }) => {
  await visit(page);
  await context.serviceWorkers()[0]!.evaluate(() => {
    const fail = () => Promise.reject(new DOMException("Unexpected error."));
    Object.assign(CacheStorage.prototype, { open: fail, match: fail, keys: fail });
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.clearBrowserCache");
  const [start] = await Promise.all([
    page.waitForResponse("**/offline.js"),
    page.goto("/club-car"),
  ]);
  expect(start.status()).toBe(200);
  await expectEstimate(page, "/club-car");
});

test.describe("with a separate server", () => {
  let server: ChildProcess;
  let address: string;

  const start = async (environment: Record<string, string> = {}) => {
    server = startServer(environment);
    address = await printedAddress(server);
  };
  const stop = async () => {
    server.kill("SIGKILL");
    await waitForExit(server);
  };
  const restart = async (environment: Record<string, string>) => {
    await stop();
    await start({ ...environment, PORT: new URL(address).port });
  };

  test.beforeEach(() => start());
  test.afterEach(stop);

  test("the tools work while the server is stopped", async ({ page }) => {
    await visit(page, address);
    await stop();
    await page.goto(address);
    await expectEstimate(page, "/");
    await page.goto(`${address}/check-a-price`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Is this ad fair?");
    await page.goto(`${address}/yamaha`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  });

  test("a captive portal's page is not kept, and a copy replaces a failing proxy's error", async ({
    page,
  }) => {
    await visit(page, address);
    await page.goto(`${address}/club-car`);
    await stop();
    const portal = createServer((request, response) => {
      if (request.url === "/login") response.setHeader("Content-Type", "text/html").end("Sign in");
      else if (request.url === "/club-car") response.writeHead(503).end("Bad gateway");
      else response.writeHead(302, { Location: "/login" }).end();
    });
    portal.listen(Number(new URL(address).port), "127.0.0.1");
    await once(portal, "listening");
    await page.goto(`${address}/club-car`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Club Car");
    await page.goto(`${address}/year-finder`);
    await expect(page.locator("body")).toHaveText("Sign in");
    portal.close();
    portal.closeAllConnections();
    await goOffline(page);
    await page.goto(`${address}/year-finder`);
    await expect(page.locator("astro-island:not([ssr])").first()).toBeAttached();
  });

  test("a new worker does not block the site while the network hangs", async ({
    page,
    context,
  }) => {
    await visit(page, `${address}/yamaha`);
    const { port } = new URL(address);
    await stop();
    await start();
    const { promise: hangs, resolve: hang } = Promise.withResolvers<void>();
    const hanging = createServer((request, response) => {
      if (request.url === "/yamaha") hang();
      else void pass(`${address}${request.url}`, response);
    });
    hanging.listen(Number(port), "127.0.0.1");
    await once(hanging, "listening");
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    // The new worker is being activated now, which is when it could block the site. Chromium
    // sometimes loses a navigation that starts a moment earlier, while it switches workers.
    await hangs;
    const other = await context.newPage();
    await other.goto(`http://127.0.0.1:${port}/year-finder`, { timeout: 30_000 });
    await expect(other.getByRole("heading", { level: 1 })).toHaveText(
      "What year is your golf cart?",
    );
    hanging.close();
    hanging.closeAllConnections();
  });

  test("an open page keeps working after a second deploy, and offers the new version", async ({
    page,
  }) => {
    const secondBuild = buildAgain();
    await visit(page, address);
    await restart({ DIST_DIR: secondBuild });
    await returnTo(page);
    const reload = page.getByRole("button", { name: "Reload" });
    await expect(reload).toBeVisible();
    await expect(page.getByRole("status").filter({ hasText: "newer version" })).toBeVisible();
    await expect(reload).not.toBeFocused();
    await expectAccessible(page);
    const tool = new ValueTool(page);
    await tool.enter(onward);
    await expect(reload).toBeHidden();
    await tool.calculate().click();
    await expectWholeEstimate(tool);
    await returnTo(page);
    await expect(tool.model()).toHaveValue("Onward");
    await expect(reload).toBeHidden();
    await page.goto(address);
    await expect(page.getByRole("contentinfo")).toContainText(secondBuildMark);
    await expectWholeEstimateOfSecondBuild(page);
  });

  test("without a worker, a page offers the new version when a part of it is gone", async ({
    browser,
  }) => {
    const secondBuild = buildAgain();
    const page = await browser.newPage({ serviceWorkers: "block" });
    const tool = await openTool(page, address);
    await page.waitForFunction(
      () => performance.getEntriesByName(`${location.origin}/offline.js`).length > 0,
    );
    await restart({ DIST_DIR: secondBuild });
    await tool.enter(onward);
    await tool.calculate().click();
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByRole("contentinfo")).toContainText(secondBuildMark);
    await page.close();
  });

  test("a page visited before a second deploy still works offline", async ({ page }) => {
    const secondBuild = buildAgain();
    await visit(page, address);
    await page.goto(`${address}/club-car`);
    await restart({ DIST_DIR: secondBuild });
    await page.goto(address);
    await expect.poll(async () => (await copies(page)).filter(isEarlierScript)).toEqual([]);
    await goOffline(page);
    await page.goto(`${address}/club-car?year=2020&model=Onward`);
    await expect(page.getByRole("contentinfo")).not.toContainText(secondBuildMark);
    await expectWholeEstimate(new ValueTool(page));
    await page.goto(`${address}/?year=2020&make=Club+Car&model=Onward`);
    await expect(page.getByRole("contentinfo")).toContainText(secondBuildMark);
    await expectWholeEstimate(new ValueTool(page));
  });

  test("a server with OFFLINE=off removes the worker and its copies from browsers", async ({
    page,
  }) => {
    await visit(page, address);
    await restart({ OFFLINE: "off" });
    await page.goto(`${address}/contact`);
    await expect.poll(() => copies(page)).toEqual([]);
    await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
    await stop();
    await expect(page.goto(address)).rejects.toThrow("ERR_CONNECTION_REFUSED");
  });
});

/**
 * Passes on another server's responses. The worker gets an additional line, which makes it a new
 * one.
 */
async function pass(from: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(from);
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { "Content-Type": answer.headers.get("Content-Type")! });
  response.end(from.endsWith("/sw.js") ? `${body.toString()}\n// New` : body);
}

/** Returns the folder of the second build. */
function buildAgain(): string {
  const folder = test.info().outputPath("second-build");
  execFileSync(process.execPath, ["e2e/second-build.ts", "dist/", `${folder}/`]);
  return folder;
}

/** Runs in the page: the actual size of each icon. */
async function actualSizes(icons: { url: string }[]): Promise<{ url: string; sizes: string }[]> {
  const decoded = icons.map(async ({ url }) => {
    const image = Object.assign(new Image(), { src: url });
    await image.decode();
    return { url, sizes: `${image.naturalWidth}x${image.naturalHeight}` };
  });
  return Promise.all(decoded);
}

/** The address of every copy, preceded by the name of its cache. */
function copies(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return requests.map(({ url }) => `${name} ${new URL(url).pathname}`);
    });
    return (await Promise.all(lists)).flat();
  });
}

function isEarlierScript(copy: string): boolean {
  return copy.startsWith("tools /_astro/client") && !copy.endsWith("-2.js");
}

async function countWorkers(): Promise<number> {
  return (await navigator.serviceWorker.getRegistrations()).length;
}

/** Does what the browser does when a visitor comes back to a tab. */
async function returnTo(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function expectWholeEstimateOfSecondBuild(page: Page): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/?year=2020&make=Club+Car&model=Onward`);
  const scripts = await page.locator("astro-island").first().getAttribute("component-url");
  expect(scripts).toMatch(/-2\.js$/);
  await expectWholeEstimate(new ValueTool(page));
}
