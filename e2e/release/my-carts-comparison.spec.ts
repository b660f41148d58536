import { five, card, cards, button, openWith, long } from "../my-carts-page.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, expectNoSidewaysScroll, test } from "../test.ts";

test("a fifth cart is refused with a sentence", async ({ page }) => {
  await openWith(page, five, "?compare=cart-1,cart-2,nothing,cart-3,cart-1,cart-4,cart-5");
  const fifth = card(page, "2020 Cushman Hauler").getByLabel("Compare");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  await fifth.click();
  await expect(fifth).not.toBeChecked();
  await expect(
    page.getByRole("status").filter({ hasText: "Four carts is the most" }),
  ).toBeVisible();
  await card(page, "2016 Yamaha Drive2").getByLabel("Compare").uncheck();
  await fifth.check();
  await expect(page).toHaveURL("/my-carts?compare=cart-1,cart-3,cart-4,cart-5");
});

test("only the comparison is printed, and it fits the width of the paper", async ({ page }) => {
  await openWith(page, [...five, long], "?compare=cart-1,cart-2,cart-3,long");
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: 700, height: 900 });
  await expect(page.getByText(`CartWorth · estimates of June 1, ${asOfYear}`)).toBeVisible();
  await expect(page.getByRole("table")).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(button(page, "Print or save as PDF")).toBeHidden();
  await expectNoSidewaysScroll(page);
  await openWith(page, five, "?compare=cart-1,cart-2,cart-3,cart-4");
  await expect(page.getByRole("columnheader")).toHaveCount(5);
  for (const format of ["Letter", "A4"] as const) {
    const pdf = (await page.pdf({ format })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(1);
  }
});
