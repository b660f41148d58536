import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { type FrameLocator, type Page, expect, test } from "@playwright/test";
import { dist } from "../tooling/build/build-fingerprint.ts";
import { DealerSite } from "./dealer-site.ts";
import { dataDir, withStore } from "./inbox-files.ts";
import { uniqueEmail } from "./sending.ts";
import { expectAccessible } from "./test.ts";

const dealer = new DealerSite();
test.beforeAll(() => dealer.open());
test.afterAll(() => dealer.close());

/** What the developers' page tells dealers to paste, for this server and with this query. */
async function lineFor(page: Page, query: string, baseURL: string): Promise<string> {
  const html = await (await page.request.get("/developers")).text();
  const [, escaped] = /<code>(&lt;iframe.*?)<\/code>/s.exec(html)!;
  const line = escaped!.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
  return line
    .replaceAll(/"https?:\/\/[^"/]+/g, `"${baseURL}`)
    .replace(/\/embed\?[^"]*/, `/embed${query}`);
}

const frameIn = (page: Page, at = 0) => page.frameLocator("iframe").nth(at);
const isReady = (frame: FrameLocator) =>
  frame.locator("astro-island:not([ssr])").waitFor({ state: "attached" });

async function openLine(page: Page, baseURL: string, query = "", options = {}) {
  await page.goto(dealer.add(await lineFor(page, query, baseURL), options));
  await isReady(frameIn(page));
  return frameIn(page);
}

async function valueOnward(frame: FrameLocator) {
  await frame.getByLabel("Year").fill("2020");
  const make = frame.getByLabel("Make", { exact: true });
  if ((await make.count()) > 0) await make.selectOption("Club Car");
  await frame.getByLabel("Model").fill("Onward");
  await frame.getByRole("button", { name: "Calculate Value" }).click();
  await expect(frame.locator("data")).toHaveAttribute("value", "5130");
}

/** How many pixels of the frame's content do not fit in it. */
const overflow = (frame: FrameLocator) =>
  frame.locator("html").evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

const heightOf = async (page: Page) => (await page.locator("iframe").first().boundingBox())!.height;

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-06-01T12:00:00")));

test("a dealer's visitor values a cart and offers it, and the operator exports the dealer's leads", async ({
  page,
  baseURL,
}) => {
  const partner = `sunny-${Date.now().toString(36)}`;
  const email = uniqueEmail();
  const frame = await openLine(page, baseURL!, `?make=club-car&partner=${partner}`);
  await valueOnward(frame);
  await frame.getByRole("button", { name: "List for Sale" }).click();
  const dialog = frame.getByRole("dialog", { name: "Sell Your Golf Cart" });
  await expect(dialog).toContainText("which may forward them to the dealer");
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByLabel("Name").fill("Ann");
  await dialog.getByLabel("Email").fill(email);
  await dialog.getByLabel("Location").fill("Ocala, FL");
  await dialog.getByRole("button", { name: "Send listing" }).click();
  await expect(frame.getByText("CartWorth received your details.")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(frame.getByRole("button", { name: "List for Sale" })).toBeFocused();

  const [lead] = await withStore((store) => store.byEmail(email));
  expect(lead).toMatchObject({
    kind: "lead",
    partner,
    page: expect.stringMatching(/^\/\?year=2020/),
  });
  const exported = spawnSync(
    process.execPath,
    ["cli/inbox/inbox.ts", "export", "--format", "csv", "--partner", partner],
    {
      env: { ...process.env, NO_COLOR: undefined, DATA_DIR: dataDir, DATABASE_URL: "" },
      encoding: "utf8",
    },
  );
  const [, ...rows] = exported.stdout.trim().split("\r\n");
  expect([exported.status, exported.stderr, rows.length]).toEqual([0, "", 1]);
  expect(rows[0]).toContain(email);
});

test.describe("the frame", () => {
  for (const width of [320, 390, 1280]) {
    test(`moves nothing in the dealer's page while it loads, ${width} px wide`, async ({
      page,
      baseURL,
    }) => {
      await page.setViewportSize({ width: width + 16, height: 2400 });
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(globalThis, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Object(entry).value);
        }).observe({ type: "layout-shift", buffered: true });
      });
      for (const query of ["", "?make=club-car"]) {
        await openLine(page, baseURL!, query);
        await expect.poll(() => overflow(frameIn(page))).toBe(0);
        expect(await heightOf(page)).toBe(1240);
        const content = await frameIn(page).locator("body").boundingBox();
        expect(content!.height, "little is left empty").toBeGreaterThan(1240 - 150);
        expect(await page.evaluate("shifts")).toEqual([]);
      }
    });
  }

  test("is as high as what is in it, and does not keep growing", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!);
    await valueOnward(frame);
    await expect.poll(() => heightOf(page)).toBeGreaterThan(1800);
    await expect.poll(() => overflow(frame)).toBe(0);
    const height = await heightOf(page);
    await frame.getByText("How we got this number").first().click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(height + 100);
    await frame.getByText("How we got this number").first().click();
    await expect.poll(() => heightOf(page)).toBe(height);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 500)));
    expect(await heightOf(page)).toBe(height);
  });

  test("shows the result without a search for it", async ({ page, baseURL }) => {
    await valueOnward(await openLine(page, baseURL!));
    await expect(frameIn(page).getByRole("region", { name: "Valuation result" })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    // The dealer's page may have a bar there.
    const { y } = (await frameIn(page).getByRole("region", { name: "Valuation" }).boundingBox())!;
    expect(y).toBeGreaterThan(60);
  });

  test("may be there twice, in a page without a doctype", async ({ page, baseURL }) => {
    const line = await lineFor(page, "", baseURL!);
    await page.goto(dealer.add(line + line, { doctype: "" }));
    const second = frameIn(page, 1);
    await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
    await isReady(second);
    await valueOnward(second);
    await expect.poll(() => overflow(second)).toBe(0);
    expect(await heightOf(page)).toBe(1240);
  });

  test("needs two directives in a strict policy, and no inline script or style", async ({
    page,
    baseURL,
  }) => {
    const policy = `default-src 'none'; frame-src ${baseURL}; script-src ${baseURL}`;
    const frame = await openLine(page, baseURL!, "", {
      headers: { "Content-Security-Policy": policy },
    });
    await valueOnward(frame);
    await expect.poll(() => overflow(frame)).toBe(0);
  });

  test("scrolls where its script is missing", async ({ page, baseURL }) => {
    await page.route("**/embed.js", (route) => route.abort());
    const frame = await openLine(page, baseURL!);
    await valueOnward(frame);
    expect(await heightOf(page)).toBe(1240);
    await frame.getByText("Values by").scrollIntoViewIfNeeded();
    await expect(frame.getByText("Values by")).toBeInViewport();
  });

  test("takes its height from this site alone, and nothing absurd", async ({ page, baseURL }) => {
    await openLine(page, baseURL!);
    await page.evaluate(() => {
      const { contentWindow } = document.querySelector("iframe")!;
      const origin = new URL(document.querySelector("iframe")!.src).origin;
      const send = (data: unknown, init: object) =>
        dispatchEvent(new MessageEvent("message", { data, ...init }));
      send({ height: 3000 }, { origin: "https://evil.example", source: contentWindow });
      send({ height: 3000 }, { origin, source: window });
      for (const data of [{ height: 1e9 }, { height: "x" }, null, 3000, { height: -1 }]) {
        send(data, { origin, source: contentWindow });
      }
    });
    expect(await heightOf(page)).toBe(1240);
  });

  test("leaves no name behind in the dealer's page", async ({ page, baseURL }) => {
    await page.goto(dealer.add(""));
    const before = await page.evaluate(() => Object.keys(window));
    await openLine(page, baseURL!);
    const after = await page.evaluate(() => Object.keys(window));
    expect(after.filter((name) => Number.isNaN(Number(name)) && !before.includes(name))).toEqual(
      [],
    );
  });
});

test.describe("what the dealer chooses", () => {
  test("is light in a light page, whatever the visitor's system prefers", async ({
    page,
    baseURL,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    const ground = (frame: FrameLocator) =>
      frame.locator("body").evaluate((body) => getComputedStyle(body).backgroundColor);
    const light = await ground(await openLine(page, baseURL!));
    expect(await ground(await openLine(page, baseURL!, "?scheme=dark"))).not.toBe(light);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await ground(await openLine(page, baseURL!, "?scheme=auto"))).toBe(light);
  });

  test("fixes the make", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!, "?make=club-car");
    await expect(frame.getByLabel("Make", { exact: true })).toHaveCount(0);
    await expect(frame.getByText("Make Club Car")).toBeVisible();
  });

  test("colors the buttons, in both schemes", async ({ page, baseURL }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const frame = await openLine(page, baseURL!, "?accent=fc0&scheme=auto");
      await valueOnward(frame);
      const button = frame.getByRole("button", { name: "Calculate Value" });
      await expect(button).toHaveCSS("background-color", "rgb(255, 204, 0)");
      await expect(button).toHaveCSS("color", "rgb(0, 0, 0)");
      await expectAccessible(page.frames()[1]!);
    }
  });

  test("is ignored where it is not valid", async ({ page, baseURL }) => {
    const frame = await openLine(page, baseURL!, "?make=nobody&accent=red&partner=A%20B");
    await valueOnward(frame);
    const button = frame.getByRole("button", { name: "Calculate Value" });
    await expect(button).not.toHaveCSS("background-color", "rgb(255, 0, 0)");
    await frame.getByRole("button", { name: "List for Sale" }).click();
    await expect(frame.getByRole("dialog")).toContainText("Your details go to CartWorth. Nothing");
  });
});

test.describe("privacy", () => {
  test("it sets no cookie and stores nothing", async ({ page, context, baseURL }) => {
    // Only here does the browser let the frame store anything: to it, both are one site.
    const frame = await openLine(page, baseURL!, "?partner=ace", { host: "localhost" });
    await valueOnward(frame);
    await frame.getByRole("button", { name: "List for Sale" }).click();
    await frame.getByLabel("Name").fill("Ann");
    expect(await context.cookies()).toEqual([]);
    const kept = await frame.locator("html").evaluate(async () => ({
      storage: localStorage.length + sessionStorage.length,
      databases: (await indexedDB.databases()).length,
      caches: (await caches.keys()).length,
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
    expect(kept).toEqual({ storage: 0, databases: 0, caches: 0, workers: 0 });
  });

  test("it works where the browser forbids storage to other sites", async ({ page, baseURL }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
      }
    });
    const email = uniqueEmail();
    const frame = await openLine(page, baseURL!, "?partner=ace");
    await valueOnward(frame);
    await frame.getByRole("button", { name: "List for Sale" }).click();
    await frame.getByLabel("Name").fill("Ann");
    await frame.getByLabel("Email").fill(email);
    await frame.getByLabel("Location").fill("Ocala, FL");
    await frame.getByRole("button", { name: "Send listing" }).click();
    await expect(frame.getByText("CartWorth received your details.")).toBeVisible();
    expect(await withStore((store) => store.byEmail(email))).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});

test("its links open in new tabs, which cannot reach back", async ({ page, baseURL }) => {
  const frame = await openLine(page, baseURL!);
  await valueOnward(frame);
  for (const name of ["CartWorth", "How it works", "See the full report on CartWorth"]) {
    const opened = page.waitForEvent("popup");
    await frame.getByRole("link", { name, exact: true }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    expect(new URL(tab.url()).origin).toBe(baseURL);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await tab.close();
  }
  await expect(frame.getByRole("region", { name: "Valuation result" })).toBeVisible();
});

test("a year found in the new tab leads to the tool on this site, not to the frame's page", async ({
  page,
  baseURL,
}) => {
  const frame = await openLine(page, baseURL!);
  const opened = page.waitForEvent("popup");
  await frame.getByRole("link", { name: "Find it from the serial number" }).click();
  const tab = await opened;
  await tab.waitForLoadState();
  expect(tab.url()).toContain("from=/embed");
  await tab.locator("astro-island:not([ssr])").first().waitFor({ state: "attached" });
  expect(await tab.locator('a[href^="/embed"]').count()).toBe(0);
});

test("no other page may be framed", async ({ page, baseURL }) => {
  const paths: { path: string }[] = JSON.parse(readFileSync(`${dist}manifest.json`, "utf8"));
  const asked = ["/404/", "/embed/", "/Embed", "/api/v1/value", ...paths.map(({ path }) => path)];
  const open: string[] = [];
  for (const path of asked) {
    const { headers } = await fetch(baseURL! + path, { redirect: "manual" });
    const isClosed =
      headers.get("X-Frame-Options") === "DENY" &&
      !headers.get("Content-Security-Policy")?.includes("frame-ancestors *");
    if (!isClosed) open.push(path);
  }
  expect(open).toEqual(["/embed", "/embed.js"]);
  await page.goto(dealer.add(`<iframe src="${baseURL}/club-car" height="600"></iframe>`));
  await page.locator("iframe").waitFor();
  await expect(frameIn(page).getByRole("heading", { name: /Club Car/ })).toHaveCount(0);
});

test("the keyboard alone values a cart and closes the sale form again", async ({
  page,
  baseURL,
}) => {
  const frame = await openLine(page, baseURL!, "?make=club-car");
  await frame.getByLabel("Year").focus();
  await page.keyboard.type("2020");
  await frame.getByLabel("Model").focus();
  await page.keyboard.type("Onward");
  await page.keyboard.press("Enter");
  await expect(frame.locator("data")).toHaveAttribute("value", "5130");
  await frame.getByRole("button", { name: "List for Sale" }).focus();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Ann");
  await page.keyboard.press("Escape");
  await expect(frame.getByRole("dialog")).toBeHidden();
  await expect(frame.getByRole("button", { name: "List for Sale" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toHaveValue("Ann");
});

test("it is accessible with the sale form open, 320 px wide and in the dark scheme", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 336, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  const frame = await openLine(page, baseURL!, "?partner=ace&scheme=auto");
  await valueOnward(frame);
  await frame.getByRole("button", { name: "List for Sale" }).click();
  const width = await frame
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width[0]).toBe(width[1]);
  await expectAccessible(page.frames()[1]!);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is text to read and a link to this site", async ({ page, baseURL }) => {
    await page.goto(dealer.add(await lineFor(page, "", baseURL!)));
    await expect(frameIn(page).getByText("The value tool needs JavaScript.")).toBeVisible();
    await expect(frameIn(page).getByRole("link", { name: "CartWorth" })).toBeVisible();
  });
});

test("where its own scripts are blocked, the form and the link to this site are still there", async ({
  page,
  baseURL,
}) => {
  await page.route("**/_astro/*.js*", (route) => route.abort());
  await page.goto(dealer.add(await lineFor(page, "", baseURL!)));
  await expect(frameIn(page).getByRole("heading", { name: "Enter Cart Details" })).toBeVisible();
  await expect(frameIn(page).getByRole("link", { name: "CartWorth" })).toBeVisible();
});
