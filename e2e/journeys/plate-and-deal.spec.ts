import { expect, hydrated, test } from "../test.ts";

const line = "2015 Club Car Precedent, serial PQ0745-123456";

test("a number that contradicts the year comes first, with the figure for its year, and one press corrects it", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("Describe it in a line").fill(line);
  await page.getByRole("button", { name: "Calculate Value" }).click();
  const result = page.getByRole("region", { name: "Valuation result" });
  const doubt = result.getByText("The number says 2007, not 2015.");
  await expect(doubt).toBeVisible();
  await expect(doubt.locator("..")).toContainText(/As a 2007: ask \$[\d,]+\./);
  const asA2007 = await doubt.locator("..").innerText();
  await page.getByRole("button", { name: "Use 2007" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2007 Club Car Precedent");
  await expect(doubt).toBeHidden();
  const ask = await page.locator(".tiles").first().getAttribute("aria-label");
  expect(asA2007).toContain(ask ?? "no number");
  await expect(page.getByRole("heading", { name: "Year read from your plate" })).toBeVisible();
  expect(page.url()).toContain("year=2007");
  expect(page.url()).not.toContain("PQ0745");
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("heading", { name: "Year read from your plate" })).toBeVisible();
  await expect(page.getByLabel("Describe it in a line")).toBeHidden();
});

test("an ad whose number contradicts its year is judged as the number's year on request", async ({
  page,
}) => {
  await page.goto("/check-a-price");
  await hydrated(page);
  await page.getByLabel("Paste the ad").fill(`${line}, $4,200`);
  await page.getByRole("button", { name: "Check the Price" }).click();
  await expect(page.getByText("The number says 2007, the ad 2015.")).toBeVisible();
  await page.getByRole("button", { name: "Use 2007" }).click();
  await expect(page.locator(".summary")).toContainText("2007 Club Car Precedent");
});

test("a year from the year finder needs no proof, and its number goes on to the papers", async ({
  page,
}) => {
  await page.goto("/year-finder?make=Club+Car&model=Precedent#number=PQ0745-123456");
  await hydrated(page);
  await page.getByRole("link", { name: "Value it as a 2007" }).click();
  await expect(page.getByRole("heading", { name: "Year read from your plate" })).toBeVisible();
  await page.getByRole("link", { name: "Print the papers" }).click();
  await expect(page.getByLabel("The paper")).toContainText("PQ0745-12••••");
});
