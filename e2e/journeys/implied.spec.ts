import { expect, test } from "../test.ts";
import { openTool } from "../value-tool.ts";

const i60 = { modelYear: 2022, make: "Icon", model: "i60" };

/** The names of the details that a page's address says, in order. */
const detailsIn = (address: string) => [...new URL(address).searchParams.keys()];

test("a model's seats are filled in when its field is left, until the visitor chooses others", async ({
  page,
}) => {
  const tool = await openTool(page);
  await tool.enter(i60);
  await expect(tool.seats()).toHaveValue("2");
  await tool.model().blur();
  await expect(tool.seats()).toHaveValue("6");
  const status = page.getByRole("status").filter({ hasText: "An i60 has six seats." });
  await expect(status).toBeVisible();

  await tool.enter({ ...i60, make: "Club Car", model: "Onward" });
  await tool.model().blur();
  await expect(tool.seats()).toHaveValue("2");
  await expect(status).toHaveCount(0);

  await tool.seats().selectOption("4");
  await tool.enter(i60);
  await tool.model().blur();
  await expect(status).toHaveCount(0);
  await expect(tool.seats()).toHaveValue("4");
});

test("an address without seats is answered with the model's and stays that short", async ({
  page,
}) => {
  const address = "/?year=2022&make=Icon&model=i60";
  const tool = await openTool(page, address);
  await expect(tool.result()).toContainText("6 seats");
  await expect(page).toHaveURL(address);
});

test("the address of a form filled in by hand has every detail of the formula", async ({
  page,
}) => {
  const tool = await openTool(page);
  await tool.enter(i60);
  await tool.calculate().click();
  await expect(tool.result()).toContainText("6 seats");
  const chosen = ["seats", "powertrain", "condition", "batteryAge", "hasUpgrades"];
  expect(detailsIn(page.url())).toEqual(["year", "make", "model", ...chosen]);
});

test("the address of a pasted line leaves out what the line doesn't say", async ({ page }) => {
  const tool = await openTool(page);
  await page.getByLabel("Describe it in a line").fill("2022 icon i60");
  await expect(tool.seats()).toHaveValue("6");
  await tool.calculate().click();
  await expect(tool.result()).toContainText("6 seats");
  expect(detailsIn(page.url())).toEqual(["year", "make", "model"]);
});

test("a dealer's ad that names only a six-seater's model is judged as a dealer's six-seater", async ({
  page,
}) => {
  await openTool(page, "/check-a-price");
  const ad = "2023 Icon i60 lithium $9,900, doc fee $199, financing available";
  await page.getByLabel("Paste the ad, or describe it").fill(ad);
  await page.getByRole("button", { name: "Check the Price" }).click();
  const answer = page.getByRole("region", { name: "Price check" });
  await expect(answer.locator(".summary")).toContainText("2023 Icon i60 · 6 seats");
  await expect(answer.locator(".summary")).toContainText("from a dealer");
  const verdict = answer.getByRole("status").first();
  await expect(verdict).toContainText("2023 Icon i60 for $10,099.");
  await expect(verdict).not.toContainText(/high|overpriced/i);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("too much");
});
