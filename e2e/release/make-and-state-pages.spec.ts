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
