import { expect } from "@playwright/test";
import { test } from "../dated-page.ts";
import {
  dealer,
  frameIn,
  heightOf,
  lineFor,
  openDealer,
  openLine,
  overflow,
  reservedFor,
  valueOnward,
} from "../embed-page.ts";
import { hydrated } from "../test.ts";

openDealer();

test.describe("the frame", () => {
  for (const width of [320, 390, 600, 760, 1280]) {
    test(`the frame moves nothing in the dealer's page while it loads, ${width} px wide`, async ({
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
        expect(await heightOf(page)).toBe(reservedFor(query));
        const content = await frameIn(page).locator("body").boundingBox();
        expect(content!.height, "little is left empty").toBeGreaterThan(reservedFor(query) - 170);
        expect(await page.evaluate("shifts")).toEqual([]);
      }
    });
  }

  test("the frame is as high as what is in it, and does not keep growing", async ({
    page,
    baseURL,
  }) => {
    const frame = await openLine(page, baseURL!);
    await valueOnward(frame);
    await expect.poll(() => heightOf(page)).toBeGreaterThan(1200);
    await expect.poll(() => overflow(frame)).toBe(0);
    const height = await heightOf(page);
    await frame.getByText("The formula’s estimate, step by step").click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(height + 100);
    await frame.getByText("The formula’s estimate, step by step").click();
    await expect.poll(() => heightOf(page)).toBe(height);
    await page.evaluate(async () => {
      for (let count = 0; count < 30; count++) await new Promise(requestAnimationFrame);
    });
    expect(await heightOf(page)).toBe(height);
  });

  test("the frame brings the result into view", async ({ page, baseURL }) => {
    await valueOnward(await openLine(page, baseURL!));
    await expect(frameIn(page).getByRole("region", { name: "Valuation result" })).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
    // The dealer's page may have a bar there.
    const { y } = (await frameIn(page).getByRole("region", { name: "Valuation" }).boundingBox())!;
    expect(y).toBeGreaterThan(60);
  });

  test("two frames fit in a page without a doctype", async ({ page, baseURL }) => {
    const line = await lineFor(page, "", baseURL!);
    await page.goto(dealer.add(line + line, { doctype: "" }));
    const second = frameIn(page, 1);
    await page.locator("iframe").nth(1).scrollIntoViewIfNeeded();
    await hydrated(second);
    await valueOnward(second);
    await expect.poll(() => overflow(second)).toBe(0);
    expect(await heightOf(page)).toBe(reservedFor(""));
  });

  test("the frame needs two directives in a strict policy, and no inline script or style", async ({
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

  test("the frame scrolls where its script is missing", async ({ page, baseURL }) => {
    await page.route("**/embed.js", (route) => route.abort());
    const frame = await openLine(page, baseURL!);
    await valueOnward(frame);
    expect(await heightOf(page)).toBe(reservedFor(""));
    const credit = frame.getByText("Values by");
    // Parts that follow the estimate may still push it down.
    await expect(async () => {
      await credit.scrollIntoViewIfNeeded();
      await expect(credit).toBeInViewport({ timeout: 1000 });
    }).toPass();
  });

  test("the frame takes its height from this site alone, and ignores an absurd one", async ({
    page,
    baseURL,
  }) => {
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
    expect(await heightOf(page)).toBe(reservedFor(""));
  });

  test("the frame leaves no name behind in the dealer's page", async ({ page, baseURL }) => {
    await page.goto(dealer.add(""));
    const before = await page.evaluate(() => Object.keys(window));
    await openLine(page, baseURL!);
    const after = await page.evaluate(() => Object.keys(window));
    expect(after.filter((name) => Number.isNaN(Number(name)) && !before.includes(name))).toEqual(
      [],
    );
  });
});
