import { readFileSync } from "node:fs";
import { type FrameLocator, expect } from "@playwright/test";
import { dist } from "../../tooling/build/build-fingerprint.ts";
import { dealer, frameIn, lineFor, openDealer, openLine, valueOnward } from "../embed-page.ts";
import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { test } from "../dated-page.ts";
import { opener, sendCart } from "../sell-dialog-page.ts";
import { expectAccessible, forbidStorage } from "../test.ts";

openDealer();

test.describe("privacy", () => {
  test("the embedded tool sets no cookie and stores nothing", async ({
    page,
    context,
    baseURL,
  }) => {
    // Only here does the browser let the frame store anything: to it, both are one site.
    const frame = await openLine(page, baseURL!, "?partner=ace", { host: "localhost" });
    await valueOnward(frame);
    await opener(frame).click();
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

  test("the embedded tool works where the browser forbids storage to other sites", async ({
    page,
    baseURL,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(String(error)));
    await forbidStorage(page);
    const email = uniqueEmail();
    const frame = await openLine(page, baseURL!, "?partner=ace");
    await valueOnward(frame);
    await opener(frame).click();
    await sendCart(frame, email);
    await expect(frame.getByText("CartWorth received your details for the")).toBeVisible();
    expect(await storedFrom(email)).toHaveLength(1);
    expect(faults).toEqual([]);
  });
});

test("the embedded tool's links open in new tabs, which cannot reach back", async ({
  page,
  baseURL,
}) => {
  const frame = await openLine(page, baseURL!);
  await valueOnward(frame);
  for (const name of ["CartWorth", "How it works", "Find it from the serial number"]) {
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
  // Any site may show data and the pictures of links.
  const pages = open.filter((path) => !/^\/(?:data|social)\//.test(path));
  expect(pages).toEqual(["/embed", "/embed.js"]);
  await page.goto(dealer.add(`<iframe src="${baseURL}/club-car" height="600"></iframe>`));
  await page.locator("iframe").waitFor();
  await expect(frameIn(page).getByRole("heading", { name: /Club Car/ })).toHaveCount(0);
});

test("the embedded tool is accessible with the sale form open, 320 px wide and in the dark scheme", async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 336, height: 800 });
  await page.emulateMedia({ colorScheme: "dark" });
  const frame = await openLine(page, baseURL!, "?partner=ace&scheme=auto");
  await valueOnward(frame);
  await opener(frame).click();
  const width = await frame
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width[0]).toBe(width[1]);
  await expectAccessible(page.frames()[1]!);
});

test("where the embedded tool's scripts are blocked, the form and the link to this site are still there", async ({
  page,
  baseURL,
}) => {
  await page.route("**/_astro/*.js*", (route) => route.abort());
  await page.goto(dealer.add(await lineFor(page, "", baseURL!)));
  await expect(frameIn(page).getByRole("heading", { name: "Enter Cart Details" })).toBeVisible();
  await expect(frameIn(page).getByRole("link", { name: "CartWorth" })).toBeVisible();
});

test("the embedded tool is light in a light page, whatever the visitor's system prefers", async ({
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

test("in a frame, the keyboard alone values a cart and closes the sale form again", async ({
  page,
  baseURL,
}) => {
  const frame = await openLine(page, baseURL!, "?make=club-car");
  await frame.getByLabel("Year").focus();
  await page.keyboard.type("2020");
  await frame.getByLabel("Model").focus();
  await page.keyboard.type("Onward");
  await page.keyboard.press("Enter");
  await expect(frame.locator("data:not([data-answer])")).toHaveAttribute("value", "5130");
  await opener(frame).focus();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toBeFocused();
  await page.keyboard.type("Ann");
  await page.keyboard.press("Escape");
  await expect(frame.getByRole("dialog")).toBeHidden();
  await expect(opener(frame)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(frame.getByLabel("Name")).toHaveValue("Ann");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the frame has text to read and a link to this site", async ({
    page,
    baseURL,
  }) => {
    await page.goto(dealer.add(await lineFor(page, "", baseURL!)));
    await expect(frameIn(page).getByText("The value tool needs JavaScript")).toBeVisible();
    await expect(frameIn(page).getByRole("link", { name: "CartWorth" })).toBeVisible();
  });
});
