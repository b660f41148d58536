import { five, openWith, long } from "../my-carts-page.ts";
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from "../test.ts";

test(
  "it is accessible, empty and with everything open, in both color schemes",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, []);
    await expectAccessibleInBothSchemes(page);
    await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
    await expect(page.getByRole("columnheader")).toHaveCount(5);
    await expectAccessibleInBothSchemes(page);
  },
);

test(
  "long names, long notes, and four columns never scroll the page sideways",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
    await expectNoSidewaysScroll(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await expectNoSidewaysScroll(page);
      const region = page.getByRole("region", { name: "Comparison of carts" });
      const label = page.getByRole("rowheader", { name: /^Trade-in value/ });
      const before = await label.boundingBox();
      await region.evaluate((element) => element.scrollTo(10_000, 0));
      expect(await region.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
      expect((await label.boundingBox())!.x).toBeCloseTo(before!.x, 0);
    }
  },
);

test(
  "the focused element is never behind the bar of chosen carts",
  { tag: "@both" },
  async ({ page }) => {
    await openWith(page, five, "?compare=cart-1,cart-2");
    const dock = page.getByRole("button", { name: "Clear" }).locator("..");
    for (const name of ["Name", "Note"]) {
      for (const field of await page.getByLabel(name).all()) {
        await field.focus();
        const [own, bar] = [(await field.boundingBox())!, (await dock.boundingBox())!];
        expect(own.y + Math.min(own.height, 40)).toBeLessThanOrEqual(bar.y);
      }
    }
  },
);
