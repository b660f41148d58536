import { makes } from "../../domain/catalogue/makes.ts";
import { counts } from "../../src/site/pages.ts";
import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

test("the address cannot give a make's page another make", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open("/ez-go?year=2021&make=Garia&model=RXV");
  await expect(tool.result()).toContainText("2021 EZ-GO RXV");
});

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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a make's page plots what is asked for its carts, and has its values in a table", async ({
    page,
  }) => {
    await page.goto("/yamaha");
    const plot = page.getByRole("img", { name: /^Asking prices of used Yamaha carts by age/ });
    await expect(plot).toBeVisible();
    const file = await page.request.get("/data/asking-prices/yamaha.svg");
    expect(await file.text()).toContain('id="dots"');
    await expect(page.getByRole("row", { name: /^Any Yamaha|^Any other Yamaha/ })).toBeVisible();
  });

  test("a state's page has its listings on one scale with all others", async ({ page }) => {
    await page.goto("/fl");
    const figure = page.getByRole("figure", { name: "Asking prices for used carts in Florida" });
    await expect(figure).toContainText("Everywhere");
  });
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

test.describe("the directory of makes", () => {
  test("lists all makes in order, ending with Custom and Harley Davidson", async ({ page }) => {
    await page.goto("/manufacturers");
    const paths = await page
      .locator("#make-directory li a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(makes.map(({ slug }) => `/${slug}`));
    await expect(page.getByText("accept no liability for actual selling")).toBeVisible();
  });

  test("narrows as you type, and says how many are left", { tag: "@both" }, async ({ page }) => {
    await page.goto("/manufacturers");
    const shown = page.locator("#make-directory").getByRole("listitem");
    await page.getByLabel("Find a make").fill("ezgo");
    await expect(shown).toHaveCount(1);
    await expect(page.getByRole("status")).toHaveText("1 make");
    await page.getByLabel("Find a make").fill("precedent");
    await expect(shown).toHaveText([/Club Car/]);
    await page.getByLabel("Find a make").fill("zzz");
    await expect(shown).toHaveCount(0);
    await expect(page.getByRole("status")).toContainText("No makes match");
    await page.getByLabel("Find a make").fill("");
    await expect(shown).toHaveCount(counts.makes);
  });

  test("jumps to a letter", { tag: "@both" }, async ({ page }) => {
    await page.goto("/manufacturers");
    await page.getByRole("navigation", { name: "Makes by letter" }).getByText("Y").click();
    await expect(page.getByRole("link", { name: /^Yamaha Drive2, Drive/ })).toBeInViewport();
  });
});
