import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

/** What Chrome's translation does to a page: each text is replaced by elements with another text. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const { parentElement } = text;
      if (text.data.trim() === "" || parentElement === null) continue;
      if (parentElement.closest("script, style, svg, textarea, select, datalist")) continue;
      const inner = document.createElement("font");
      inner.textContent = text.data;
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}

const cart = (year: number) =>
  `year=${year}&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good` +
  "&batteryAge=2&hasUpgrades=false";

/** All amounts of the page, in order, as somebody reads them. */
const amounts = async (page: Page) =>
  (await page.locator("main").innerText()).replaceAll(/\s/g, "").match(/\$[\d,]+/g) ?? [];

async function expectSameAmounts(page: Page): Promise<void> {
  const shown = await amounts(page);
  expect(shown.length).toBeGreaterThan(5);
  await page.goto(page.url());
  await hydrated(page);
  await expect.poll(() => amounts(page)).toEqual(shown);
}

test("after a translation, no amount in an answer is left over from the last cart, role, or trial", async ({
  page,
}) => {
  const tool = await openTool(page, `/?${cart(2018)}`);
  await page.locator("[data-trial]").first().waitFor();
  await translate(page);
  await tool.change();
  await tool.year().fill("2010");
  await tool.calculate().click();
  await expect(tool.answer().first()).toBeVisible();
  await page.getByRole("radio", { name: "Trading in" }).check();
  await expectSameAmounts(page);
});

test("after a translation, no amount in a price check is left over from the last ad", async ({
  page,
}) => {
  await openTool(page, `/check-a-price?${cart(2018)}&price=4900`);
  await page.locator(".tool[data-answered] data").first().waitFor();
  await translate(page);
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await page.getByLabel("Asking price").fill("$3,100");
  await page.locator("form summary").first().click();
  await page.getByLabel("Year", { exact: true }).fill("2010");
  await page.getByRole("button", { name: "Check the Price" }).click();
  await expect(page).toHaveURL(/price=%243%2C100/);
  await expectSameAmounts(page);
});
