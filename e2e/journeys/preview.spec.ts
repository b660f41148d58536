import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { figuresOf } from "../../domain/answer/figures.ts";
import { roundedDollars } from "../../domain/words/money.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { defaultChoices } from "../../domain/cart/cart.ts";
import { calculateOnward, onward } from "../value-tool.ts";
import { dollars } from "../test.ts";

// Previews are read by programs, which run no scripts: one width is enough.
test.describe("the address of an estimate", () => {
  test("the address of an estimate has a preview with that cart's figures and picture", async ({
    page,
    baseURL,
  }) => {
    await calculateOnward(page);
    await expect(page).toHaveURL(/year=/);
    const html = await (await fetch(page.url())).text();
    const cart = { ...defaultChoices, ...onward };
    const { market, advice } = figuresOf(cart, siteMarket, new Date().getFullYear());
    const ask = dollars(advice!.selling.number);
    expect(metaIn(html, "og:title")).toContain(`2020 Club Car Onward: ask ${ask}`);
    const asking = dollars(roundedDollars(market!.asking.asking));
    expect(metaIn(html, "og:description")).toBe(
      `Ask ${ask}. Dealers ask about ${asking} for one made ready.`,
    );
    const address = new URL(metaIn(html, "og:image").replaceAll("&amp;", "&"));
    const picture = await fetch(new URL(address.pathname + address.search, baseURL));
    expect(picture.headers.get("Content-Type")).toBe("image/png");
    const { width, height } = await sharp(await picture.bytes()).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  test("the address of an estimate shows the same page as the tool's, except for the answer and the cart in its head", async ({
    baseURL,
  }) => {
    const withoutMetadata = async (path: string) => {
      const html = await (await fetch(baseURL + path)).text();
      return html
        .replaceAll(/<meta[^>]*>|<title>[^<]*/g, "")
        .replace(/<div class="first-answer".*?(?=<astro-island)/s, "")
        .replace(/(<h1[^>]*>)[^<]*/, "$1")
        .replace(/(<p[^>]* data-lede[^>]*>)[^<]*/, "$1");
    };
    const query =
      "?year=2020&make=Club+Car&model=Onward&seats=2&powertrain=electric" +
      "&condition=good&batteryAge=2&hasUpgrades=false";
    for (const path of ["/", "/club-car", "/fl"]) {
      expect(await withoutMetadata(path + query)).toBe(await withoutMetadata(path));
    }
  });
});

function metaIn(html: string, property: string): string {
  return new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)![1]!;
}
