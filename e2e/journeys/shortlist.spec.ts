import { expect, expectAccessible, expectNoSidewaysScroll, hydrated, test } from "../test.ts";

const ads = [
  "2018 EZ-GO RXV $4,500. 4 year old batteries.",
  "2012 EZ-GO TXT $1,000, runs great",
  "2018 EZ-GO RXV gas, good condition, $4,500. Dealer, doc fee $199, financing available.",
  "2016 GEM e4 $5,000",
  "2018 EZ-GO RXV needs batteries $2,600",
];

test(
  "five ads pasted in a row make a list with the most for the money first, and a reason for each",
  {
    tag: "@both",
  },
  async ({ page }) => {
    for (const ad of ads) {
      await page.goto("/check-a-price");
      await hydrated(page);
      await page.getByLabel("Paste the ad").fill(ad);
      await page.getByRole("button", { name: "Check the Price" }).click();
      await page.getByRole("button", { name: "Save to My carts" }).click();
      await expect(page.getByText(/^Saved as/)).toBeVisible();
    }
    await page.getByRole("link", { name: "See My carts" }).click();
    const list = page.getByRole("region", { name: "Ads you’ve checked" });
    const shown = list.getByRole("listitem");
    await expect(shown).toHaveCount(5);
    const texts = await shown.allInnerTexts();
    expect(texts[0]).toMatch(/RXV[\s\S]*less than it’s worth/);
    expect(texts[3]).toMatch(/Last, (until|because)/);
    expect(texts[4]).toMatch(/Last, (until|because)/);
    expect(texts.join()).toContain("with $199 in fees");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Best of five");
    // What an owner could ask is never added up with what a buyer would pay.
    await expect(page.getByText(/^Ask \$/)).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await list
      .getByRole("button", { name: /^Remove/ })
      .first()
      .click();
    await expect(shown).toHaveCount(4);
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(shown).toHaveCount(5);
  },
);

test("a cart saved while trading in stays a trade-in, and isn’t mixed with ads", async ({
  page,
}) => {
  await page.goto("/?year=2018&make=EZ-GO&model=RXV&for=trading");
  await page.getByRole("button", { name: "Save to My carts" }).click();
  await expect(page.getByText("Saved as")).toBeVisible();
  await page.goto("/check-a-price?year=2018&make=Club+Car&model=Precedent&price=4200");
  await page.getByRole("button", { name: "Save to My carts" }).click();
  await expect(page.getByText("Saved as")).toBeVisible();
  await page.goto("/my-carts");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(
    /^Expect \$[\d,]+ in trade for your cart/,
  );
  await expect(page.getByRole("article", { name: "2018 EZ-GO RXV" })).toContainText(/expect/i);
  await page.getByRole("link", { name: "2018 EZ-GO RXV" }).click();
  await expect(page.getByRole("radio", { name: "Trading in" })).toBeChecked();
});
