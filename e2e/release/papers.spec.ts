import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { paperKinds } from "../../src/features/papers/kinds.ts";
import { paperIds } from "../../src/site/cart-addresses.ts";
import { type PaperField, fieldsOf, paperFields } from "../../src/features/papers/fields.ts";
import {
  expect,
  expectOnePage,
  expectAccessibleInBothSchemes,
  expectFitsFingers,
  expectFitsNarrowScreens,
  expectNoSidewaysScroll,
  openBeforeScripts,
  test,
} from "../test.ts";
import { choose, expectWholeOnOnePage, openPapers, paper } from "../papers-page.ts";
import { ValueTool } from "../value-tool.ts";

const longest =
  `year=1995&make=Harley+Davidson&model=${"W".repeat(80)}&seats=8&powertrain=electric` +
  `&condition=poor&batteryAge=5&hasUpgrades=true&lifted=true&serial=${"W".repeat(40)}`;

/** Types as much into a field as it holds. */
async function fillUp(field: Locator, { kind, maxLength }: PaperField): Promise<void> {
  const texts = { price: "999999999", date: "2026-06-01", phone: "0 ".repeat(maxLength) };
  const text = kind in texts ? texts[kind as keyof typeof texts] : "WMW <b>".repeat(99);
  const lines = kind === "lines" ? "W\n".repeat(20) + "W".repeat(999) : text;
  await field.fill(lines.slice(0, maxLength));
}

test("a cart that is typed before the script arrives takes precedence over an earlier one, and stays open", async ({
  page,
}) => {
  const tool = new ValueTool(page);
  await openPapers(page, "");
  await choose(page, "for-sale-flyer");
  await tool.enter({ modelYear: 2020, make: "Club Car", model: "Onward" });
  await expect(page.getByText("2020 Club Car Onward").first()).toBeAttached();
  const arrive = await openBeforeScripts(page, "/papers");
  await choose(page, "for-sale-flyer");
  await tool.enter({ modelYear: 2015, make: "EZ-GO", model: "TXT" });
  arrive();
  await expect(paper(page)).toContainText("2015 EZ-GO TXT");
  await expect(tool.model()).toBeFocused();
  await expect(page.getByRole("button", { name: "Print or Save as PDF" })).toBeEnabled();
});

for (const id of paperIds) {
  test(
    `${paperKinds[id].name}: one page, blank, as usual, and filled to the brim`,
    { tag: "@both" },
    async ({ page }) => {
      await openPapers(page, "");
      await choose(page, id);
      await expect(paper(page)).toBeVisible();
      await expectWholeOnOnePage(page);

      await openPapers(page);
      await choose(page, id);
      await expect(paper(page)).toContainText("Onward");
      await expectWholeOnOnePage(page);

      await openPapers(page, longest);
      await choose(page, id);
      for (const name of fieldsOf(id)) {
        const field: PaperField = paperFields[name];
        if (field.kind === "flag") await page.getByLabel(field.label).check();
        else if (field.kind === "state") await page.getByLabel(field.label).selectOption("la");
        else await fillUp(page.getByLabel(field.label), field);
      }
      await expect(paper(page)).toContainText("W".repeat(80));
      await expectWholeOnOnePage(page);
      await page.emulateMedia({ media: "print" });
      await expect(paper(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Print or Save as PDF" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "Before you print" })).toBeHidden();
    },
  );

  test(
    `${paperKinds[id].name}: accessible, and nothing scrolls sideways`,
    { tag: "@both" },
    async ({ page, isMobile }) => {
      await openPapers(page, longest);
      await choose(page, id);
      await expect(paper(page)).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (isMobile) return expectFitsFingers(page);
      await expectAccessibleInBothSchemes(page);
      await expectFitsNarrowScreens(page);
    },
  );
}

test("a photo takes the drawing's place on the flyer, until the fields are cleared", async ({
  page,
}) => {
  await openPapers(page);
  await choose(page, "for-sale-flyer");
  const picture = page.getByRole("img", { name: "Your photo of the cart" });
  const field = page.getByLabel("Your photo");
  await field.setInputFiles({ name: "a.txt", mimeType: "image/png", buffer: Buffer.from("text") });
  await expect(page.getByText("Your browser can’t read this picture.")).toBeVisible();
  await expect(picture).toBeHidden();
  const red = { width: 60, height: 40, channels: 3, background: "red" } as const;
  const buffer = await sharp({ create: red }).png().toBuffer();
  await field.setInputFiles({ name: "cart.png", mimeType: "image/png", buffer });
  await expect(picture).toBeVisible();
  await expect(page.getByText("Your browser can’t read this picture.")).toBeHidden();
  await expectWholeOnOnePage(page);
  await page.getByRole("button", { name: "Clear these fields" }).click();
  await expect(picture).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, the page explains the papers and prints a blank bill of sale and checklist", async ({
    page,
  }) => {
    await page.goto("/papers");
    await expect(page.getByText("Filling out a paper needs JavaScript")).toBeVisible();
    for (const id of paperIds) await expect(page.getByText(paperKinds[id].about)).toBeVisible();
    const blank = page.locator("noscript").getByRole("heading", { level: 2 });
    await expect(blank).toHaveText([
      "Bill of sale for a golf cart",
      "Checklist for buying a golf cart",
    ]);
    await expect(blank.first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectOnePage(page, 2);
  });
});

test("a paper can be filled in with the keyboard alone, and comes back after a reload", async ({
  page,
}) => {
  await openPapers(page);
  await page.getByRole("radio", { name: "Insurance value sheet" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await page.getByLabel("Seller’s name").focus();
  await page.keyboard.type("Ann <i>Seller</i>");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12 Fairway Drive");
  await page.reload();
  await expect(page.getByRole("radio", { name: "Bill of sale" })).toBeChecked();
  for (const text of ["Ann <i>Seller</i>", "12 Fairway Drive"]) {
    await expect(paper(page)).toContainText(text);
  }
});

test("Print prints, and sends nothing", async ({ page }) => {
  await openPapers(page);
  await choose(page, "bill-of-sale");
  await expect(paper(page)).toBeVisible();
  await page.evaluate(() => (window.print = () => (document.title = "printed")));
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url()));
  await page.getByLabel("Buyer’s name").fill("Bob");
  await page.getByRole("button", { name: "Print or Save as PDF" }).click();
  await expect(page).toHaveTitle("printed");
  expect(sent).toEqual([]);
});
