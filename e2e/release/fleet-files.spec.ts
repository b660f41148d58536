import { messyFile } from "../../domain/fleet/fleet-samples.ts";
import { Fleet, one, opened } from "../fleet-page.ts";
import { expect, holdScripts, test } from "../test.ts";

test("a real spreadsheet's file reads as the command reads it, and nothing is dropped", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.choose(messyFile);
  await expect(fleet.title()).toHaveText("12 carts");
  await expect(fleet.rows()).toHaveCount(6);
  await expect(fleet.rows().nth(0)).toContainText("2018 Club Car Precedent");
  await expect(fleet.rows().nth(0)).toContainText("$2,826");
  await expect(fleet.rows().nth(2)).toContainText("the year is “n/a”");
  await expect(fleet.linesToFix()).toContainText("Line 8: Yr. is “n/a”");
  await expect(fleet.linesToFix()).toContainText("Line 10: Make / Model is “Wotsit Flyer”");
  const beyond = fleet.line(11).getByLabel("Column 11");
  await expect(beyond).toHaveAccessibleDescription(/more cells than headings/);
  await beyond.fill("");
  await fleet.button("Save line 11").click();
  await expect(fleet.title()).toHaveText("13 carts");

  const exported = await fleet.download();
  expect(exported).toContain(';"new ""bag"" rack";2826;2402;3250;');
  expect(exported).toContain(`;'=SUM(A1);`);
  expect(exported).toContain("Line 10: the make in “Wotsit Flyer” is not clear.");
  expect(exported).toContain(';10;"two\r\nlines";');
});

test("before the page's script has run, its buttons are disabled, and a chosen file waits", async ({
  page,
}) => {
  const fleet = new Fleet(page);
  const arrive = await holdScripts(page);
  await page.goto("/fleet", { waitUntil: "commit" });
  for (const name of ["Load 60 sample carts", "Download a template", "Value the Carts"]) {
    await expect(fleet.button(name)).toBeDisabled();
  }
  await page.getByText("Add a cart").click();
  await expect(fleet.button("Add the cart")).toBeDisabled();
  await fleet.choose("2018, Club Car, Precedent");
  arrive();
  await expect(fleet.title()).toHaveText("1 cart");
  for (const name of ["Load 60 sample carts", "Download a template", "Add the cart"]) {
    await expect(fleet.button(name)).toBeEnabled();
  }
});

test("text that was not valued yet survives a reload", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.text().fill(one);
  await page.reload();
  await fleet.ready();
  await expect(fleet.text()).toHaveValue(one);
});

test("where the browser keeps nothing, the page says so and works", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("no", "SecurityError");
      },
    });
  });
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await expect(fleet.board()).toContainText("does not let the page keep anything");
});

const many = (lines: number) =>
  `Year,Make,Model,Battery age\n${"2018,Club Car,Precedent,4\n2020,EZ-GO,RXV,x\n".repeat(lines / 2)}`;

test("5,000 lines are valued, and shown a page at a time", async ({ page }) => {
  const fleet = await opened(page);
  await fleet.choose(many(5000), "large.csv");
  await expect(fleet.title()).toHaveText("2,500 carts");
  await expect(fleet.board()).toContainText("From large.csv.");
  await expect(fleet.board()).toContainText("2,500 lines need a look.");
  await expect(fleet.linesToFix()).toContainText("2,500 lines: Battery age is “x”");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 5,000");
  await fleet.button("Next 50").click();
  await expect(fleet.shown()).toContainText("Lines 51–100 of 5,000");
  await page.getByLabel("Show", { exact: true }).selectOption("Lines to fix");
  await expect(fleet.shown()).toContainText("Lines 1–50 of 2,500");
  await page.getByLabel("Find in the lines").fill("precedent");
  await expect(fleet.shown()).toContainText("No line has that.");
});

test("more lines than the page values are refused, and the carts that were there stay", async ({
  page,
}) => {
  const fleet = await opened(page);
  await fleet.paste(one);
  await expect(fleet.title()).toHaveText("1 cart");
  await fleet.choose(many(5002));
  await expect(page.getByRole("alert")).toContainText("values up to 5,000 lines at once");
  await expect(fleet.title()).toHaveText("1 cart");
});
