import { figuresOf } from "../../domain/answer/figures.ts";
import { aCart } from "../../domain/details/cart.fixture.ts";
import { siteMarket } from "../../domain/answer/site-market.ts";
import { expect, expectNoSidewaysScroll, hydrated, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";

const address =
  "/?year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const cart = aCart({ modelYear: 2016, model: "Precedent", seats: 4, batteryAge: 2 });
const { asking } = figuresOf(cart, siteMarket, new Date().getFullYear()).market!;

test(
  "the estimate comes with what dealers ask, a trade-in, and the nearest listings",
  { tag: "@both" },
  async ({ page }) => {
    const tool = await openTool(page, address);
    const dealers = tool.row("Dealers ask");
    await expect(dealers).toContainText(dollars(asking.asking));
    await expect(dealers).toContainText(`${dollars(asking.low)} to ${dollars(asking.high)}`);
    await expect(tool.row("Trade-in")).toContainText("What a dealer likely pays.");
    await page.getByText("See all five, with dealer and date").click();
    const rows = page.getByRole("table", { name: "The most similar listings" }).getByRole("row");
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText(
      /20\d\d Club Car Precedent.*Golf Ca.*[A-Z][a-z]{2} \d+, 20\d\d/,
    );
    await expect(rows.first().getByRole("cell")).toHaveText(/^\$[\d,]+$/);
    await expectNoSidewaysScroll(page);
  },
);

test("a role says which number to use, stays in the address, and hides nothing", async ({
  page,
}) => {
  const tool = await openTool(page, address);
  await expect(tool.result()).toContainText(/Ask \$[\d,]+\. We allow \$\d+ for a tune-up/);
  await tool.row("Dealers ask").waitFor();
  await page.getByRole("radio", { name: "Buying" }).check();
  await expect(tool.result()).toContainText(/Offer \$[\d,]+\. From a private seller/);
  await expect(page).toHaveURL(/&for=buying$/);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "Buying" })).toBeChecked();
  await expect(tool.answer()).toHaveAttribute("data-answer", "buying");
  for (const name of ["Estimated value", "Trade-in", "Dealers ask"]) {
    await expect(tool.row(name)).toBeVisible();
  }
  await page.getByRole("radio", { name: "Buying" }).press("ArrowRight");
  await expect(tool.result()).toContainText(/Insure for \$/);
});
