import { roles } from "../../domain/cart/roles.ts";
import { paperIds } from "../../src/site/cart-addresses.ts";
import { choose, paper } from "../papers-page.ts";
import { largestPrintedNumbers, printedText } from "../printed-text.ts";
import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

const cart =
  "year=2012&make=Club+Car&model=Precedent&seats=4&powertrain=electric&condition=good" +
  "&batteryAge=3&hasUpgrades=false";

for (const role of roles) {
  test(`an answer that is printed for ${role} has its number on the sign`, async ({ page }) => {
    const tool = await openTool(page, `/?${cart}&for=${role}`);
    await expect(page.locator("[data-report]")).toBeAttached();
    const number = Number(await tool.answer().first().getAttribute("value"));
    expect(await largestPrintedNumbers(page)).toEqual([number]);
  });
}

test("a price check that is printed has both numbers on its sign", async ({ page }) => {
  await openTool(page, `/check-a-price?${cart}&price=4900&seller=owner`);
  const numbers = await page
    .locator(".sign data")
    .evaluateAll((all) => all.map((each) => Number(each.getAttribute("value"))));
  expect(numbers).toHaveLength(2);
  expect(await largestPrintedNumbers(page)).toEqual(numbers);
});

for (const id of paperIds) {
  test(`every amount on the ${id} is printed`, async ({ page }) => {
    await openTool(page, `/papers?${cart}&price=4900`);
    await choose(page, id);
    await expect(paper(page)).toContainText("Precedent");
    const amounts = (await paper(page).innerText()).match(/\$\d[\d,]*/g) ?? [];
    expect(amounts.length).toBeGreaterThan(0);
    const printed = await printedText(page);
    for (const amount of amounts) expect(printed).toContain(amount);
  });
}
