import { messyFile } from "../../domain/fleet/fleet-samples.ts";
import { one, opened } from "../fleet-page.ts";
import { expect, expectAccessibleInBothSchemes, expectNoSidewaysScroll, test } from "../test.ts";

test("sorting puts carts without a figure last", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.paste("2018,Club Car,Precedent\n2021,Wotsit,Flyer\nx,EZ-GO,RXV\n2020,EZ-GO,RXV");
  const sort = page.getByLabel("Sort", { exact: true });
  const names = fleet.table().locator("tbody th");
  await sort.selectOption("Newest");
  await expect(names).toHaveText([/^2021 Wotsit/, /^2020 EZ-GO/, /^2018 Club/, /^Line 3/]);
  await sort.selectOption("Highest dealer price");
  await expect(names).toHaveText([/^2020/, /^2018/, /^2021/, /^Line 3/]);
  await expect(fleet.board()).toContainText("2 carts of 3 with listings to go by.");
  await expect(fleet.board()).toContainText("1 cart has a make that isn’t in our directory");
  const words = page.getByLabel("Find in the lines");
  await words.fill("wotsit");
  await expect(fleet.shown()).toContainText("1 line");
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(words).toHaveValue("");
});

test("a valued fleet is accessible, fits its screen, and keeps its large text in place", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(messyFile.slice(1));
  await expect(fleet.linesToFix()).toBeVisible();
  await page.getByText("Change the columns").click();
  await fleet.button("Edit line 4").click();
  // Where the page was scrolled to, the bar of tools lies over some of the fields.
  await page.evaluate(() => scrollTo(0, 0));
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
