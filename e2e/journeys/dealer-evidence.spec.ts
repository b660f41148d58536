import { figuresOf } from "../../domain/answer/figures.ts";
import { aCart } from "../../domain/cart/testing.ts";
import { siteMarket } from "../../domain/catalogue/site-market.ts";
import { expect, expectNoSidewaysScroll, test, dollars } from "../test.ts";
import { openTool } from "../value-tool.ts";

const address =
  "/?year=2016&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good&batteryAge=2";
const cart = aCart({ modelYear: 2016, model: "Precedent", seats: 4, batteryAge: 2 });
const { asking } = figuresOf(cart, siteMarket, new Date().getFullYear()).market!;

test("the estimate comes with what dealers ask, a trade-in guide, and the nearest listings", async ({
  page,
}) => {
  const tool = await openTool(page, address);
  const dealers = tool.row("Dealers ask");
  await expect(dealers).toContainText(dollars(asking.asking));
  await expect(dealers).toContainText(`${dollars(asking.low)} to ${dollars(asking.high)}`);
  await expect(dealers).toContainText(
    `${siteMarket.prices.listings.toLocaleString("en-US")} listings`,
  );
  await expect(tool.row("Trade-in guide")).toContainText("trade-ins on record");
  const listings = page.getByRole("region", { name: "The most similar listings" });
  await expect(listings.getByRole("row")).toHaveCount(6);
  await expect(listings.getByRole("row").nth(1)).toContainText("Club Car Precedent");
});

test(
  "on a phone, the listings are cards with the price first, and the dealer",
  { tag: "@phone" },
  async ({ page }) => {
    await openTool(page, address);
    const rows = page.getByRole("region", { name: "The most similar listings" }).getByRole("row");
    await expect(rows).toHaveCount(6);
    const card = rows.nth(1);
    const price = (await card.getByText(/^\$[\d,]+$/).boundingBox())!;
    const name = (await card.getByRole("rowheader").boundingBox())!;
    expect(price.x + price.width).toBeLessThanOrEqual(name.x);
    expect(Math.abs(price.y - name.y)).toBeLessThan(10);
    await expect(card.getByText(/Golf Carts|Golf Cars/)).toBeVisible();
    await expect(card).toContainText(/20\d\d Club Car Precedent.*[A-Z][a-z]{2} \d+, 20\d\d/);
    await expectNoSidewaysScroll(page);
  },
);

test("a role says which number to use, stays in the address, and hides nothing", async ({
  page,
}) => {
  const tool = await openTool(page, address);
  await expect(tool.result()).toContainText(/Ask \$[\d,]+\. You give no warranty/);
  await tool.row("Dealers ask").waitFor();
  await page.getByRole("radio", { name: "Buying" }).check();
  await expect(tool.result()).toContainText(/Offer \$[\d,]+\. From a private seller/);
  await expect(tool.result()).toContainText(`A dealer asks ${dollars(asking.asking)}`);
  await expect(page).toHaveURL(/&for=buying$/);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Buying" })).toBeChecked();
  await expect(tool.answer()).toHaveAttribute("data-answer", "buying");
  for (const name of ["Estimated value", "Trade-in guide", "Dealers ask"]) {
    await expect(tool.row(name)).toBeVisible();
  }
  await page.getByRole("radio", { name: "Buying" }).press("ArrowRight");
  await expect(tool.result()).toContainText(/Insure for \$/);
});
