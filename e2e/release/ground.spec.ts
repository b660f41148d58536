import type { Page } from "@playwright/test";
import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

const sign = (page: Page) => page.locator(".sign").first();

const good = "powertrain=electric&condition=good&batteryAge=2";

/** Ten carts with different bodies, lengths, and prices. */
const carts = [
  `year=2018&make=EZ-GO&model=RXV&seats=4&${good}`,
  `year=2016&make=Club+Car&model=Precedent&seats=2&${good}`,
  `year=2003&make=Club+Car&model=DS&seats=2&powertrain=electric&condition=poor&batteryAge=5`,
  `year=2023&make=Club+Car&model=Onward&seats=6&${good}&batteryType=lithium&lifted=true`,
  `year=2019&make=EZ-GO&model=Express+L6&seats=6&${good}`,
  `year=2021&make=Yamaha&model=Drive2&seats=4&powertrain=gas&condition=fair`,
  `year=2024&make=Evolution&model=D5&seats=4&${good}&batteryType=lithium`,
  `year=2016&make=GEM&model=e4&seats=4&${good}`,
  `year=2022&make=Icon&model=i40&seats=4&${good}`,
  `year=2012&make=EZ-GO&model=TXT&seats=8&${good}&lifted=true`,
];

interface Places {
  readonly wheels: number;
  readonly posts: number;
  /** The lowest point at which the turf can begin, and the bottom of the scene. */
  readonly turf: number;
  readonly end: number;
  readonly scale: number;
}

/** In pixels from the top of the page. */
function placesOn(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const boxOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect();
    const [cart, board, scene, scale] = [".lot .cart", ".sign", ".scene", ".price-scale"].map(
      boxOf,
    );
    const lot = boxOf(".lot");
    const post = getComputedStyle(document.querySelector(".sign")!, "::after");
    // Above a cart, they reach down to its ground. Beside one, they have a length of their own.
    const isAbove = getComputedStyle(document.querySelector(".sign")!).position === "static";
    // The drawing is 1,600 by 620, and fills its box from the bottom up.
    const zoom = Math.max(scene!.width / 1600, scene!.height / 620);
    return {
      wheels: cart!.top + (cart!.height * 238) / 250,
      posts: isAbove
        ? lot.bottom - Number.parseFloat(post.bottom)
        : board!.bottom + Number.parseFloat(post.blockSize),
      turf: scene!.bottom - zoom * (620 - 416),
      end: scene!.bottom,
      scale: scale!.top,
    };
  });
}

for (const width of [320, 390, 768, 1280, 1920]) {
  test(`at ${width} px, the cart's wheels and the sign's posts stand on the turf, and no price covers the cart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const cart of carts) {
      await openTool(page, `/?${cart}`);
      await expect(sign(page)).toContainText("$");
      const { wheels, posts, turf, end, scale } = await placesOn(page);
      for (const place of [wheels, posts]) {
        expect(place, cart).toBeGreaterThan(turf);
        expect(place, cart).toBeLessThan(end);
      }
      expect(Math.abs(wheels - scale), cart).toBeLessThan(18);
      for (const flag of await page.locator(".flag > span").all()) {
        expect((await flag.boundingBox())!.y, cart).toBeGreaterThan(wheels);
      }
    }
  });
}

test("at night the sign is lit: its color isn't the day's, and it glows", async ({ page }) => {
  await openTool(page, `/?${carts[0]}`);
  const looks = async () =>
    sign(page).evaluate((element) => {
      const { backgroundColor, boxShadow } = getComputedStyle(element);
      return { backgroundColor, boxShadow };
    });
  await page.emulateMedia({ colorScheme: "light" });
  const day = await looks();
  await page.emulateMedia({ colorScheme: "dark" });
  const night = await looks();
  expect(night.backgroundColor).not.toBe(day.backgroundColor);
  expect(night.boxShadow).not.toBe(day.boxShadow);
});

for (const path of [
  "/how-it-works",
  "/states",
  "/manufacturers",
  "/about",
  "/contact",
  "/sold",
  "/papers",
  "/developers",
  "/guides",
  "/wont-charge",
  "/buying-guide",
]) {
  test(`no text in the masthead of ${path} reaches down to the land`, async ({ page }) => {
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const { land, lowest } = await page.evaluate(() => {
        const head = document.querySelector(".masthead")!;
        const texts = [...head.querySelectorAll("h1, .lede, nav a")];
        return {
          land: head.querySelector(".scene")!.getBoundingClientRect().top,
          lowest: Math.max(...texts.map((text) => text.getBoundingClientRect().bottom)),
        };
      });
      expect(lowest, `${width} px`).toBeLessThanOrEqual(land);
    }
  });
}
