import type { Page } from "@playwright/test";
import { queryOf } from "../../domain/details/details.ts";
import { someDetails } from "../../domain/details/cart.fixture.ts";
import { expect, holdFiles, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const precedent = "year=2018&make=Club+Car&model=Precedent&seats=4";
const answers = [
  `/${queryOf(someDetails())}`,
  // No other program writes all of the details.
  "/ez-go?year=2018&make=EZ-GO&model=RXV",
  "/?year=2016&make=GEM&model=e4",
  `/fl?${precedent}&for=trading`,
  `/trade-in-guide?${precedent}`,
  `/check-a-price?${precedent}&price=4200`,
  `/for-sale?${precedent}&asking=4200`,
] as const;

/** Returns a function that gives the layout shift since the first paint. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const sums = globalThis as unknown as { shift: number };
    sums.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sums.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

for (const address of answers) {
  test(
    `nothing moves on ${address} when its answer comes long after the first paint`,
    { tag: "@both" },
    async ({ page }) => {
      const shifted = await watchShifts(page);
      const arrive = await holdFiles(page);
      await page.goto(address, { waitUntil: "commit" });
      const sent = page.locator(".first-answer");
      const number = sent.locator(".sign data").first();
      await expect(number).toBeVisible();
      await expect(sent.locator(".parked use").first()).toBeVisible();
      const text = await sent.locator(".sign").textContent();
      arrive();
      await expect(sent).toHaveCount(0);
      const sign = page.locator("section[data-answered] .sign").first();
      expect(await sign.textContent()).toBe(text);
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBeLessThanOrEqual(0.02);
    },
  );
}

test("a page says that the answer is on its way if the server didn’t send it", async ({ page }) => {
  const shifted = await watchShifts(page);
  const arrive = await holdFiles(page);
  await page.goto("/?year=18&make=Club+Car&model=Precedent", { waitUntil: "commit" });
  await expect(page.getByText("Getting the number.")).toBeVisible();
  await expect(new ValueTool(page).calculate()).toBeHidden();
  arrive();
  await expect(page.locator("[data-answered] data").first()).toBeVisible();
  expect(await shifted()).toBeLessThanOrEqual(0.02);
});

const cart = "make=Club+Car&year=2012&model=Precedent";

for (const [address, answer] of [
  [`/recalls?${cart}`, /MAYBE|YES/i],
  ["/recalls#number=PQ0745-123456", /MAYBE|YES/i],
  ["/recalls?make=Yamaha&year=2021#number=J0C-221345", /MAYBE|YES|NO MATCH/i],
  ["/year-finder#number=PQ0745-123456", "IT’S A"],
  [`/check-a-price?${cart}&seats=2&powertrain=electric&condition=good&batteryAge=2`, "2012"],
] as const) {
  test(
    `nothing moves on ${address} when its scripts come late`,
    { tag: "@both" },
    async ({ page }) => {
      const shifted = await watchShifts(page);
      const arrive = await holdFiles(page);
      await page.goto(address, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
      arrive();
      await expect(page.locator(".masthead").getByText(answer).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBeLessThanOrEqual(0.02);
    },
  );
}

test(
  "nothing moves when the scripts of a paper's address come late",
  { tag: "@both" },
  async ({ page }) => {
    const shifted = await watchShifts(page);
    const arrive = await holdFiles(page);
    await page.goto(`/papers?paper=bill-of-sale&${cart}`, { waitUntil: "commit" });
    await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
    arrive();
    await expect(page.getByRole("heading", { name: "Bill of sale for a golf cart" })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shifted()).toBeLessThanOrEqual(0.02);
  },
);

for (const [width, address] of [
  [360, "/?year=2016&make=GEM&model=e4&seats=4&powertrain=electric&condition=good&batteryAge=4"],
  [390, `/check-a-price?${cart}&seats=4&powertrain=electric&condition=good&price=6500`],
  [390, "/?year=2019&make=Club+Car&model=Tempo&condition=excellent&batteryAge=1&state=FL"],
  [412, `/check-a-price?${cart}&condition=good&batteryAge=2&price=5200&seller=dealer`],
] as const) {
  test(`the sign stays in place on ${address}, ${width} px wide, when the fonts arrive`, async ({
    page,
  }) => {
    const arrive = await holdFiles(page, /\.woff2$/);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(address, { waitUntil: "commit" });
    await expect(page.locator("section[data-answered] .sign")).toBeVisible();
    // In one step, because the tool's own answer may take the first one's place meanwhile.
    const top = () =>
      page.evaluate(
        () => document.querySelector("section[data-answered] .sign")!.getBoundingClientRect().top,
      );
    const y = await top();
    arrive();
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    expect(await top()).toBeCloseTo(y, 0);
  });
}

test("a recall check's answer is in the page itself, and gives way to the number that only the browser knows", async ({
  page,
}) => {
  await holdFiles(page);
  await page.goto(`/recalls?${cart}`, { waitUntil: "commit" });
  await expect(page.locator(".first-answer .sign")).toContainText(/maybe|yes/i);
  await page.goto("/recalls?make=Yamaha&year=2021#number=J0C-221345", { waitUntil: "commit" });
  await expect(page.getByText("Looking through the recall notices")).toBeVisible();
  await expect(page.locator(".first-answer .sign")).toBeHidden();
});

test("what an address lacks is asked for from the start", async ({ page }) => {
  const arrive = await holdFiles(page);
  await page.goto("/?year=2018&make=EZ-GO", { waitUntil: "commit" });
  await expect(new ValueTool(page).calculate()).toBeVisible();
  arrive();
});

test("an address that looks like an answer's, but isn't, shows the form once its script has read it", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await page.goto("/?year=soon&make=EZ-GO&model=TXT");
  await expect(tool.calculate()).toBeVisible();
  await expect(tool.make()).toHaveValue("EZ-GO");
});
