import { expect, test } from "../test.ts";
import { choose, openPapers, paper } from "../papers-page.ts";

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
