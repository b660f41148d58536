import { asOfYear } from "./kept-page.ts";
import { expect, test } from "./test.ts";

// The tests of a worker share a page. What one of them does must not affect the next.
test.describe.configure({ mode: "default" });

test("a test may store data, visit pages, and change preferences", async ({ page, context }) => {
  await page.goto("/about");
  await page.evaluate(async () => {
    localStorage.setItem("kept", "yes");
    sessionStorage.setItem("kept", "yes");
    await new Promise((opened) => (indexedDB.open("kept").onsuccess = opened));
    document.cookie = "kept=yes";
  });
  await page.goto("/contact");
  await page.evaluate(() => {
    addEventListener("pagehide", () => localStorage.setItem("left", "yes"));
  });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference", media: "print" });
  await page.setViewportSize({ width: 500, height: 500 });
  await (await context.newPage()).goto("/about");
});

test("the next test finds none of that", async ({ page, context, viewport }) => {
  expect(context.pages()).toEqual([page]);
  expect(await context.cookies()).toEqual([]);
  await page.goto("/about");
  expect(page.viewportSize()).toEqual(viewport);
  const found = await page.evaluate(async () => ({
    stored: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    databases: await indexedDB.databases(),
    entries: history.length,
    media: ["(prefers-color-scheme: dark)", "print"].filter((query) => matchMedia(query).matches),
    reduced: matchMedia("(prefers-reduced-motion: reduce)").matches,
  }));
  expect(found).toEqual({ stored: [], databases: [], entries: 2, media: [], reduced: true });
});

test("a test may answer requests in place of the site, run scripts, and use DevTools", async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem("visits", "many"));
  await context.route("/*.svg", (route) => route.abort());
  await page.route("/about", (route) => route.fulfill({ body: "Not the site" }));
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setUserAgentOverride", { userAgent: "Another browser" });
  await page.goto("/about");
  await expect(page.getByText("Not the site")).toBeVisible();
  expect(await page.evaluate(() => [navigator.userAgent, localStorage.getItem("visits")])).toEqual([
    "Another browser",
    "many",
  ]);
});

test("the next test gets the site's answers, and only its scripts", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  const found = await page.evaluate(async () => ({
    agent: navigator.userAgent,
    visits: localStorage.getItem("visits"),
    icon: (await fetch("/favicon.svg")).status,
  }));
  expect(found).toMatchObject({ visits: null, icon: 200 });
  expect(found.agent).toContain("Chrome");
});

test("the date stands still, and other dates are as they were", async ({ page }) => {
  await page.goto("/about");
  const dates = () =>
    page.evaluate(() => [Date.now(), new Date().getTime(), new Date(2019, 4, 2).getFullYear()]);
  const [now, today, other] = await dates();
  expect(new Date(now!).getFullYear()).toBe(asOfYear);
  expect(today).toBe(now);
  expect(other).toBe(2019);
  expect(await dates()).toEqual([now, today, other]);
});
