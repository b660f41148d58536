import { roles } from "../../domain/cart/roles.ts";
import { paperIds } from "../../src/site/cart-addresses.ts";
import { opened } from "../fleet-page.ts";
import { choose, expectWholeOnOnePage, paper } from "../papers-page.ts";
import { largestPrintedNumbers, printedText } from "../printed-text.ts";
import { expect, openBeforeScripts, test } from "../test.ts";
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

test("an answer printed before its scripts arrive is one page, without what only a screen can do", async ({
  page,
}) => {
  await openBeforeScripts(page, `/?${cart}`);
  await expect(page.locator(".first-answer .sign data")).toBeVisible();
  const printed = await printedText(page);
  expect(printed).toMatch(/Don’ttakelessthan\$[\d,]+/);
  expect(printed).not.toContain("ShareResult");
  const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

/** A row of the listings: year, cart, dealer, state, date, and price. */
const printedListing = /^(?:19|20)\d\d\D.*[A-Z]{2}[A-Z][a-z]{2}\d{1,2},20\d\d\$[\d,]+$/gm;

test("a printed answer has floor, ceiling, five listings, the number on the plate, and the day", async ({
  page,
}) => {
  await openTool(page, `/?${cart}&serial=PH1242-123456`);
  await expect(page.locator("[data-report]")).toContainText("The number fits the year 2012.");
  const printed = await printedText(page);
  expect(printed).toMatch(/Don’ttakelessthan\$[\d,]+/);
  expect(printed).toMatch(/Stayunder\$[\d,]+/);
  expect(printed.match(printedListing)).toHaveLength(5);
  for (const text of ["PH1242-123456", "Thenumberfitstheyear2012.", "June1,2026", "Signature"]) {
    expect(printed).toContain(text);
  }
  await expectWholeOnOnePage(page);
});

test("a printed value sheet has five listings, the day, and nothing of the formula", async ({
  page,
}) => {
  await openTool(page, `/papers?${cart}`);
  await choose(page, "insurance-sheet");
  await expect(paper(page)).toContainText("Insure for");
  const printed = await printedText(page);
  expect(printed.match(printedListing)).toHaveLength(5);
  expect(printed).toContain("June1,2026");
  expect(printed).not.toMatch(/formula|estimate/i);
  await expectWholeOnOnePage(page);
});

test("a printed bill of sale has the number of the cart and the rule of the chosen state", async ({
  page,
}) => {
  await openTool(page, `/papers?${cart}&serial=PH1242-123456&price=3450`);
  await choose(page, "bill-of-sale");
  await page.getByLabel("State of the sale").selectOption("Georgia");
  await expect(paper(page)).toContainText("A golf cart sold in Georgia");
  const printed = await printedText(page);
  for (const text of ["PH1242-123456", "$3,450", "AgolfcartsoldinGeorgia", "560-12-1-.07"]) {
    expect(printed).toContain(text);
  }
  await expectWholeOnOnePage(page);
});

test("a printed fleet has the day, the file's name, its totals, and a line for each cart", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(
    "Unit,Year,Make,Model\nA7,2018,Club Car,Precedent\nB2,2020,EZ-GO,RXV",
    "pine.csv",
  );
  await expect(fleet.title()).toHaveText(/^2 carts\b/);
  const printed = await printedText(page);
  for (const text of ["CartWorthfleetreportonpine.csv,June1,2026", "Dealersask", "2carts"]) {
    expect(printed).toContain(text);
  }
  expect(printed).toMatch(/^A72018ClubCarPrecedent.*\$[\d,]+\$[\d,]+$/m);
  expect(printed).toMatch(/^B22020EZ-GORXV.*\$[\d,]+\$[\d,]+$/m);
});

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
