import { paperIds, paperKinds } from "../../src/features/papers/kinds.ts";
import { expect, expectOnePage, expectNoSidewaysScroll, test } from "../test.ts";
import { choose, openPapers, paper } from "../papers-page.ts";

test("a paper can be filled in with the keyboard alone, and comes back after a reload", async ({
  page,
}) => {
  await openPapers(page);
  await page.getByRole("radio", { name: "Insurance value sheet" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Bill of sale" })).toBeChecked();
  await page.getByLabel("Seller’s name").focus();
  await page.keyboard.type("Ann <i>Seller</i>");
  await page.keyboard.press("Tab");
  await page.keyboard.type("12 Fairway Drive");
  for (const text of ["Ann <i>Seller</i>", "12 Fairway Drive"]) {
    await expect(paper(page)).toContainText(text);
  }
  await page.reload();
  await expect(paper(page)).toContainText("12 Fairway Drive");
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

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page explains the papers and prints a blank bill of sale and checklist", async ({
    page,
  }) => {
    await page.goto("/papers");
    await expect(page.getByText("Filling out a paper needs JavaScript")).toBeVisible();
    for (const id of paperIds) await expect(page.getByText(paperKinds[id].about)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Bill of sale for a golf cart" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectOnePage(page, 2);
  });
});
