import { counts } from "../../src/site/pages.ts";
import { expect, test } from "../test.ts";

test("the year labels span the whole width of a make's chart", async ({ page }) => {
  await page.goto("/club-car");
  const figure = page.getByRole("figure").filter({ hasText: "Each dot is an asking price" });
  const years = figure.locator("div", { hasText: /^New5 yrs/ });
  const [labels, chart] = await Promise.all(
    [years, figure.getByRole("img")].map((each) => each.boundingBox()),
  );
  expect(labels!.x).toBeCloseTo(chart!.x, 0);
  expect(labels!.width).toBeCloseTo(chart!.width, 0);
});

test("the labels of a state's price axis are on one line", async ({ page }) => {
  await page.goto("/fl");
  const labels = page.locator("figure [aria-hidden] > span").filter({ hasText: /^\$\d+k?$/ });
  expect(await labels.count()).toBeGreaterThan(3);
  for (const label of await labels.all()) {
    const { height } = (await label.boundingBox())!;
    expect(height).toBeLessThan(30);
  }
});

test("the directory of makes narrows as you type", { tag: "@both" }, async ({ page }) => {
  await page.goto("/manufacturers");
  await expect(page.getByText("accept no liability for actual selling")).toBeVisible();
  const shown = page.locator("#make-directory").getByRole("listitem");
  await expect(shown).toHaveCount(counts.makes);
  await page.getByLabel("Find a make").fill("precedent");
  await expect(shown).toHaveText([/Club Car/]);
  await expect(page.getByRole("status")).toHaveText("1 make");
});
