import { opened } from "../fleet-page.ts";
import { expect, test } from "../test.ts";

const kinds = [
  "2016\tClub Car Precedent\t2\tE\tgood\t5",
  "2018\tClub Car Precedent\t2\tE\tgood\t3",
  "2019\tEZ-GO RXV\t2\tE\tfair\t4",
  "2020\tYamaha Drive2\t2\tgas\tgood\t",
];

function eightyCarts(): string {
  const lines = Array.from({ length: 80 }, (_, at) => `B${at + 1}\t${kinds[at % kinds.length]}`);
  lines[12] = lines[12]!.replace("2016", "20I6");
  lines[39] = lines[39]!.replace("Yamaha Drive2", "");
  return ["Barn\tYear\tMake/Model\tHow many fit\tFuel\tCond.\tBatt. yrs", ...lines].join("\n");
}

test("a superintendent pastes 80 carts, fixes two, and downloads and prints the result", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(eightyCarts());
  await expect(fleet.title()).toHaveText(/^78 carts, about \$[\d,]+ each$/);
  await expect(fleet.value()).toContainText("2 lines need a look.");

  const year = fleet.answer("Year of line 14");
  await expect(fleet.linesToFix()).toContainText("The year is “20I6”");
  await year.fill("2016");
  await year.press("Enter");
  await expect(fleet.title()).toHaveText(/^79 carts, about/);
  const cart = fleet.answer("Make/Model of line 41");
  await expect(cart).toBeFocused();
  await cart.fill("Yamaha Drive2");
  await fleet.button("Fix line 41").click();
  await expect(fleet.title()).toHaveText(/^80 carts, about/);
  await expect(fleet.linesToFix()).toContainText("Line 41 is counted now.");

  const batteries = page.getByRole("region", { name: /^New batteries would cost/ });
  await expect(batteries).toContainText("60 carts have packs older than two years.");
  await expect(batteries).toContainText("New batteries don’t pay back");
  await page.getByLabel("Cost for each cart ($)").fill("10");
  await expect(batteries.getByRole("heading")).toContainText("would cost $600 and add $");
  await expect(batteries).toContainText("New batteries pay back");

  const exported = await fleet.download();
  const [headings, ...lines] = exported.trimEnd().split("\r\n");
  expect(headings).toMatch(/^\uFEFFBarn,Year,Make\/Model,.*,estimate,low,high,.*,problem$/);
  expect(lines).toHaveLength(80);
  expect(lines[12]).toMatch(/^B13,2016,Club Car Precedent,/);
  const estimates = lines.map((line) => Number(line.split(",")[7]));
  await expect(fleet.value()).toContainText(
    `$${estimates.reduce((sum, each) => sum + each).toLocaleString("en-US")}`,
  );

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

test("a reload shows the same answer again, for pasted carts and for a file", async ({ page }) => {
  await page.goto("/fleet");
  const sign = page.locator("[data-answered] .sign");
  await page.getByRole("button", { name: "Load 60 sample carts" }).click();
  await expect(sign).toContainText("EXPECT", { ignoreCase: true });
  const said = await sign.innerText();
  await page.reload();
  await expect(sign).toContainText("EXPECT", { ignoreCase: true });
  expect(await sign.innerText()).toBe(said);
  await page.locator("input[type=file]").setInputFiles({
    name: "carts.csv",
    mimeType: "text/csv",
    buffer: Buffer.from("year,make,model\n2018,EZ-GO,RXV\n"),
  });
  await expect(page.locator(".summary")).toContainText("carts.csv");
  await expect(sign).toContainText("EXPECT", { ignoreCase: true });
  const saidOfFile = await sign.innerText();
  expect(saidOfFile).not.toBe(said);
  await page.reload();
  await expect(page.locator(".summary")).toContainText("carts.csv");
  await expect(sign).toContainText("EXPECT", { ignoreCase: true });
  expect(await sign.innerText()).toBe(saidOfFile);
});
