import { opened } from "../fleet-page.ts";
import { expect, expectFitsFingers, expectNoSidewaysScroll, test } from "../test.ts";

const kinds = [
  "2016\tClub Car Precedent\t2\tE\tgood\t5",
  "2018\tClub Car Precedent\t2\tE\tgood\t3",
  "2019\tEZ-GO RXV\t2\tE\tfair\t4",
  "2020\tYamaha Drive2\t2\tgas\tgood\t",
];

/** Eighty carts as a spreadsheet copies them, with a column that nobody could guess. */
function eightyCarts(): string {
  const lines = Array.from({ length: 80 }, (_, at) => `B${at + 1}\t${kinds[at % kinds.length]}`);
  lines[12] = lines[12]!.replace("2016", "20I6");
  lines[39] = lines[39]!.replace("Yamaha Drive2", "");
  return ["Barn\tYear\tMake/Model\tHow many fit\tFuel\tCond.\tBatt. yrs", ...lines].join("\n");
}

test("a superintendent pastes 80 carts, fixes two, maps a column, and comes back to them", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(eightyCarts());
  await expect(fleet.title()).toHaveText("78 carts");
  await expect(fleet.board()).toContainText("2 lines need a look.");

  const year = fleet.answer("Year of line 14");
  await expect(fleet.linesToFix()).toContainText("The year is “20I6”");
  await year.fill("2016");
  await year.press("Enter");
  await expect(fleet.title()).toHaveText("79 carts");
  const cart = fleet.answer("Make/Model of line 41");
  await expect(cart).toBeFocused();
  await cart.fill("Yamaha Drive2");
  await fleet.button("Fix line 41").click();
  await expect(fleet.title()).toHaveText("80 carts");
  await expect(fleet.linesToFix()).toContainText("Line 41 is valued now.");

  const before = await fleet.total().getAttribute("value");
  await expect(fleet.strip()).toContainText("How many fitNot used");
  await page.getByText("Change the columns").click();
  await page.getByLabel("What How many fit is").selectOption("Seats");
  await expect(fleet.strip()).toContainText("How many fitSeats");
  expect(await fleet.total().getAttribute("value")).toBe(before);

  const batteries = page
    .getByRole("heading", { name: "New batteries for the fleet" })
    .locator("..");
  await expect(batteries).toContainText("60 carts have packs older than two years.");
  await expect(batteries).toContainText("It doesn’t pay back");
  await page.getByLabel("Cost for each cart ($)").fill("10");
  await expect(batteries).toContainText("Replacing them costs $600 and adds");
  await expect(batteries).toContainText("It pays back");

  const exported = await fleet.download();
  const [headings, ...lines] = exported.trimEnd().split("\r\n");
  expect(headings).toMatch(/^\uFEFFBarn,Year,Make\/Model,.*,estimate,low,high,.*,problem$/);
  expect(lines).toHaveLength(80);
  expect(lines[12]).toMatch(/^B13,2016,Club Car Precedent,/);
  const estimates = lines.map((line) => Number(line.split(",")[7]));
  await expect(fleet.board()).toContainText(
    `$${estimates.reduce((sum, each) => sum + each).toLocaleString("en-US")}`,
  );

  await expect(fleet.board()).toContainText("Kept in this browser, and nowhere else.");
  await page.reload();
  await fleet.ready();
  await expect(fleet.title()).toHaveText("80 carts");
  await expect(fleet.total()).toHaveAttribute("value", before!);
  await expect(fleet.text()).toHaveValue(/B13\t2016\tClub Car Precedent/);
  await expect(fleet.strip()).toContainText("How many fitSeats");

  await page.evaluate(() => {
    Object.assign(window, { print: () => (document.title = "printed") });
  });
  await fleet.button("Print").click();
  await expect(page).toHaveTitle("printed");
  await page.emulateMedia({ media: "print" });
  await expect(fleet.total()).toBeVisible();
  await expect(fleet.table()).toBeVisible();
  await expect(fleet.text()).toBeHidden();
  await expect(fleet.button("Print")).toBeHidden();
});

test("carts are added one at a time, edited, removed, and taken back", async ({ page }) => {
  const fleet = await opened(page);
  await page.getByText("Add a cart").click();
  await page.getByLabel("Quantity").fill("3");
  await page.getByLabel("Model year").fill("2018");
  await page.getByLabel("Make", { exact: true }).fill("Club Car");
  await page.getByLabel("Model", { exact: true }).fill("Precedent");
  await fleet.button("Add the cart").click();
  await expect(fleet.title()).toHaveText("3 carts");
  await page.getByLabel("Model", { exact: true }).fill("Onward");
  await fleet.button("Add the cart").click();
  await expect(fleet.title()).toHaveText("6 carts");

  await fleet.button("Edit line 3").click();
  await fleet.table().getByLabel("Quantity").fill("10");
  await fleet.button("Save line 3").click();
  await expect(fleet.title()).toHaveText("13 carts");
  await fleet.button("Edit line 2").click();
  await fleet.button("Remove line 2").click();
  await expect(fleet.title()).toHaveText("10 carts");
  await fleet.button("Undo").click();
  await expect(fleet.title()).toHaveText("13 carts");
  await fleet.button("Clear").click();
  await expect(fleet.title()).toHaveText("What is the whole fleet worth?");
  await fleet.button("Undo").click();
  await expect(fleet.title()).toHaveText("13 carts");
});

test(
  "on a phone the board comes into view, and its controls fit fingers",
  { tag: "@phone" },
  async ({ page }) => {
    const fleet = await opened(page);
    await fleet.button("Load 60 sample carts").click();
    await expect(fleet.title()).toHaveText("60 carts");
    await expect(fleet.title()).toBeInViewport();
    await expectFitsFingers(page);
    await expectNoSidewaysScroll(page);
  },
);
