import { messyFile } from "../../domain/fleet/fleet-samples.ts";
import { opened } from "../fleet-page.ts";
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from "../test.ts";

test("a valued fleet is accessible, fits its screen, and keeps its large text in place", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(messyFile.slice(1));
  await expect(fleet.linesToFix()).toBeVisible();
  await page.getByText("Your columns").click();
  await fleet.button("Edit line 4").click();
  await expectAccessibleInBothSchemes(page);
  for (const [width, textSize] of [
    [390, "100%"],
    [320, "100%"],
    [320, "200%"],
    [1280, "200%"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });

    await page.evaluate((size) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { font-size: ${size} }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, textSize);
    await expectNoSidewaysScroll(page);
  }
});

test("a fleet of a spreadsheet is printed as one report", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.button("Load 60 sample carts").click();
  await expect(fleet.title()).toHaveText("60 carts");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)!.length).toBeLessThanOrEqual(2);

  // As wide as the paper between its margins.
  await page.setViewportSize({ width: 703, height: 900 });
  await page.emulateMedia({ media: "print" });
  const cut = await fleet
    .table()
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBeLessThanOrEqual(0);
});
