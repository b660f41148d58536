import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test("a sale is reported from an estimate, after its errors are fixed", async ({ page }) => {
  const email = uniqueEmail();
  const { modelYear, make, model } = onward;
  await openTool(
    page,
    `/?year=${modelYear}&make=${make}&model=${model}&seats=6&powertrain=gas&condition=good`,
  );
  await page.getByRole("link", { name: "Tell us the price" }).click();
  await expect(page).toHaveURL("/sold");
  await expect(page.getByLabel("Model")).toHaveValue(model);
  await expect(page.getByLabel("Seats")).toHaveValue("6");
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByLabel("Price paid")).toBeFocused();
  await page.getByLabel("Price paid").fill("$6,500");
  await page.getByLabel("Kind of sale").selectOption("Trade-in at a dealer");
  await page.getByLabel("Date of sale").fill("2026-05-20");
  await page.getByLabel("State").selectOption("Florida");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Thank you\. We have your report/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("Model")).toHaveValue("");
  expect(await storedFrom(email)).toMatchObject([
    { kind: "sale", saleKind: "trade-in", price: 6500, state: "FL", cart: { model, seats: 6 } },
  ]);
});
