import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

test("the address cannot give a make's page another make", async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open("/ez-go?year=2021&make=Garia&model=RXV");
  await expect(tool.result()).toContainText("2021 EZ-GO RXV");
});

test("the titles of other makes' pages include the edition's year", async ({ page }) => {
  await page.goto("/kandi");
  await expect(page).toHaveTitle("2025 Kandi Golf Cart Value Tool | CartWorth");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Kandi");
  await expect(page.getByRole("heading", { name: "Pricing your Kandi" })).toBeVisible();
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

test("a territory's page says Territory", async ({ page }) => {
  await page.goto("/pr");
  await expect(page).toHaveTitle("Puerto Rico Territory Golf Cart Value Tool | CartWorth");
  await expect(page.getByText("Territory value tool")).toBeVisible();
});

test("the directory of states has 50 states, six territories, and a map", async ({ page }) => {
  await page.goto("/states");
  const listed = (name: string) =>
    page.locator("section", { hasText: name }).last().getByRole("listitem");
  await expect(listed("Wyoming")).toHaveCount(50);
  await expect(listed("Guam")).toHaveCount(6);
  await expect(page.getByRole("heading", { name: "Territories" })).toBeVisible();
  await page.locator("svg a[href='/tx']").click();
  await expect(page).toHaveURL("/tx");
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
