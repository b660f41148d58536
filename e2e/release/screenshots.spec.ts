import type { CDPSession, Page } from "@playwright/test";
import sharp from "sharp";
import { listedRecords } from "../../src/site/pages.ts";
import { openWith, five } from "../my-carts-page.ts";
import { expect, test, waitForFonts } from "../test.ts";
import { openTool } from "../value-tool.ts";

const cart =
  "year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=4";
const unlisted = "year=2019&make=Garia&model=Via&condition=excellent&batteryAge=1";

/** Opens an address with a tool on it, and waits until what follows its answer is there. */
const tool = (address: string, last?: string | RegExp) => async (page: Page) => {
  await openTool(page, address);
  if (last !== undefined) await expect(page.getByRole("heading", { name: last })).toBeVisible();
};

/** Opens a page, and waits for its tools if it has any. */
const asOpened = (path: string) => async (page: Page) => {
  await page.goto(path);
  await expect(page.locator("astro-island[ssr]")).toHaveCount(0);
};

/** It has nothing that the other text pages don't have. */
const withoutPicture = ["/developers"];

/** Each page of the register, as it opens. */
const pages = listedRecords
  .map(({ path }) => path)
  .filter((path) => !withoutPicture.includes(path))
  .map((path) => [path.slice(1) || "home", asOpened(path)] as const);

/**
 * Every page, and other states of pages, by the names of their pictures. A scene named after a page
 * takes its place.
 */
const scenes: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  ...Object.fromEntries(pages),
  result: tool(`/?${cart}`, /cheaper than/),
  "result-insuring": tool(`/?${cart}&for=insuring`, /most like it/),
  "result-without-listings": async (page) => {
    await tool(`/?${unlisted}`)(page);
    // What comes later draws nothing here, but moves what follows it by a pixel.
    await page.locator("article[data-report]").waitFor({ state: "attached" });
  },
  make: tool("/club-car"),
  "make-without-listings": tool("/garia"),
  state: tool("/fl"),
  "state-without-listings": tool("/wy"),
  "check-a-price-answer": tool(`/check-a-price?${cart}&price=6500`, "Ask the seller"),
  recalls: async (page) => {
    await tool("/recalls?make=EZ-GO&year=2022&serial=5660000")(page);
    await page
      .getByText(/^Your number is in (this|each) notice’s range/)
      .first()
      .waitFor();
  },
  papers: tool(`/papers?${cart}`),
  "fleet-valued": async (page) => {
    await tool("/fleet")(page);
    await page.getByRole("button", { name: "Load 60 sample carts" }).click();
    await page.getByRole("heading", { name: "60 carts" }).waitFor();
  },
  "for-dealers": tool("/for-dealers"),
  "my-carts": (page) => openWith(page, five),
  "my-carts-empty": (page) => openWith(page, []),
  guide: asOpened("/buying-guide"),
  "guide-with-charts": asOpened("/market-trends"),
  about: asOpened("/about"),
};

/**
 * Pictures a quarter as wide, which show what moved, what changed its color, and what is missing. The
 * browser draws them at that size, which takes a third of the time of shrinking a large one.
 */
async function pictureOf(page: Page, devtools: CDPSession): Promise<Buffer> {
  await waitForFonts(page);
  let before = await takePicture(page, devtools);
  // What comes a moment later, such as a font, may still move a line by a pixel.
  for (let tries = 0; tries < 5; tries++) {
    const after = await takePicture(page, devtools);
    if (after.equals(before)) return after;
    before = after;
  }
  return before;
}

async function takePicture(page: Page, devtools: CDPSession): Promise<Buffer> {
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))),
  );
  const { cssContentSize } = await devtools.send("Page.getLayoutMetrics");
  const { data } = await devtools.send("Page.captureScreenshot", {
    clip: { ...cssContentSize, scale: 1 / 4 },
    captureBeyondViewport: true,
  });
  return sharp(Buffer.from(data, "base64")).png({ palette: true, dither: 0 }).toBuffer();
}

/**
 * Strict enough to notice a slightly darker page background; Playwright's own threshold, 0.2, is not.
 * Between two runs, at most 51 pixels of a picture differed by more than 0.03.
 */
const tolerance = { threshold: 0.05, maxDiffPixelRatio: 0.002 };

const widths = [1280, 390];
const schemes = ["light", "dark"] as const;

for (const [name, open] of Object.entries(scenes)) {
  test(`${name} looks as it was accepted`, async ({ page }) => {
    await open(page);
    const devtools = await page.context().newCDPSession(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        const file = `${name}-${width}-${colorScheme}.png`;
        expect.soft(await pictureOf(page, devtools)).toMatchSnapshot(file, tolerance);
      }
    }
  });
}
