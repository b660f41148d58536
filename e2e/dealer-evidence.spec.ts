import { precedent } from "../domain/asking-prices/priced-cart-samples.ts";
import { predictAskingPrice } from "../domain/asking-prices/asking-price-model.ts";
import model from "../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

const address =
  "/?year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
/** The tool does not know the batteries' chemistry until the visitor provides it. */
const untold = { ...precedent, batteryType: null };
const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

test("the estimate comes with dealers' asking price, its interval, and the five nearest listings", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  const { asking, low, high } = predictAskingPrice(model, untold)!;
  const evidence = page.locator("section", {
    has: page.getByRole("heading", { name: "What dealers ask" }),
  });
  await expect(evidence.locator("data")).toHaveText(dollars(asking));
  await expect(evidence).toContainText(
    `8 of 10 such carts: ${dollars(low)} to ${dollars(high)} at the dealers we know`,
  );
  await expect(evidence).toContainText(
    `From ${model.listings.toLocaleString("en-US")} dealer listings`,
  );
  const listings = page.getByRole("region", { name: "The nearest listings" });
  await expect(listings.getByRole("row")).toHaveCount(6);
  await expect(listings.getByRole("row").nth(1)).toContainText("Club Car Precedent");
});

test("battery chemistry and lift change the dealers' figure but never the estimate", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await tool.open(address);
  const estimate = await tool.figures();
  await page.getByLabel("Battery chemistry").selectOption("lithium");
  await page.getByLabel("Lifted").check();
  const { asking } = predictAskingPrice(model, {
    ...untold,
    batteryType: "lithium",
    lifted: true,
  })!;
  await expect(page.locator("section data").last()).toHaveText(dollars(asking));
  expect(await tool.figures()).toEqual(estimate);
});

test("the estimate does not wait for the evidence, and stays without it", async ({ page }) => {
  await page.route(/dealer-evidence/, (route) => route.fulfill({ contentType: "text/javascript" }));
  const tool = new ValueTool(page);
  await tool.open(address);
  await expect(tool.value()).toBeVisible();
});

test(
  "the evidence is accessible, and at 400% zoom, the page does not scroll sideways",
  { tag: "@both" },
  async ({ page }) => {
    await new ValueTool(page).open(address);
    await expect(page.getByRole("region", { name: "The nearest listings" })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScroll(page);
  },
);

test("the published error states which rows it covers, and they can be downloaded", async ({
  page,
  request,
}) => {
  await page.goto("/how-it-works#error");
  await expect(page.getByRole("row", { name: /^All used carts/ })).toBeVisible();
  await expect(
    page.getByRole("img", { name: /Both numbers against the asking price/ }),
  ).toBeVisible();
  const href = await page.getByRole("link", { name: "/data/listings.csv" }).getAttribute("href");
  const file = await request.get(href!);
  expect(file.headers()["content-type"]).toContain("text/csv");
  expect((await file.text()).split("\n").length).toBeGreaterThan(140);
});
