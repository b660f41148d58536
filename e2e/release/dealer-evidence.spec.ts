import { expect, expectAccessible, expectNoSidewaysScroll, test, waitForFonts } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const address =
  "/?year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";

test("what comes later does not move the estimate", async ({ page }) => {
  const tool = new ValueTool(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const later = /_astro\/(?:market-view|board-footer|estimate-extras|dealer-evidence)[^/]*\.js$/;
  await page.route(later, async (route) => {
    await released;
    await route.continue();
  });
  await tool.open(address);
  await expect(tool.row("Estimated value").locator("data")).toBeVisible();
  await waitForFonts(page);
  const places = () =>
    Promise.all([tool.value(), tool.row("Estimated value")].map((it) => it.boundingBox()));
  const before = await places();
  release();
  await expect(page.getByRole("region", { name: "The most similar listings" })).toBeVisible();
  expect(await places()).toEqual(before);
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
    await expect(page.getByRole("region", { name: "The most similar listings" })).toBeVisible();
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
