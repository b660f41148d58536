import { uniqueEmail, storedFrom } from "../inbox-files.ts";
import { expect, expectAccessible, expectContrast, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test("a sale is reported from an estimate, after its errors are fixed", async ({ page }) => {
  const email = uniqueEmail();
  const { modelYear, make, model } = onward;
  await openTool(page, `/?year=${modelYear}&make=${make}&model=${model}&seats=6`);
  await page.getByRole("link", { name: "Tell us the price" }).click();
  await expect(page).toHaveURL("/sold");
  await expect(page.getByLabel("Model")).toHaveValue(model);
  await expect(page.getByLabel("Seats")).toHaveValue("6");
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByLabel("Price paid")).toBeFocused();
  // A field that is half under the bar would count as too small.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.getByLabel("Price paid").fill("$6,500");
  await page.getByLabel("Kind of sale").selectOption("Trade-in at a dealer");
  await page.getByLabel("Date of sale").fill("2026-05-20");
  await page.getByLabel("State").selectOption("Florida");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Thank you\. We have your report/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expectContrast(page);
  await expect(page.getByLabel("Model")).toHaveValue("");
  expect(await storedFrom(email)).toMatchObject([
    { kind: "sale", saleKind: "trade-in", price: 6500, state: "FL", cart: { model, seats: 6 } },
  ]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("without JavaScript, a refused report says what to correct, stays filled in, and is then stored", async ({
    page,
  }) => {
    const email = uniqueEmail();
    const send = () => page.getByRole("button", { name: "Send Report" }).click();
    await page.route("/api/sales", async (route) => {
      // The browser logs a refused form as an error, which has no place among real ones.
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, status: response.status() === 422 ? 200 : undefined });
    });
    await page.goto("/sold");
    await page.getByLabel("Year").fill("20");
    await page.getByLabel("Seats").selectOption("4 seats");
    await page.getByLabel("Make").selectOption("Club Car");
    await page.getByLabel("Model").fill("Onward");
    await page.getByLabel("Powertrain").selectOption("Gas");
    await page.getByLabel("Condition").selectOption("good");
    await page.getByLabel("Price paid").fill("6,500");
    await page.getByLabel("Kind of sale").selectOption("Auction");
    await page.getByLabel("Date of sale").fill("2026-05-20");
    await page.getByLabel("State").selectOption("Florida");
    await page.getByLabel("Email").fill(email);
    await send();
    await expect(page.getByText("Enter the model year as four digits")).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel("State")).toHaveValue("FL");
    await expect(page.getByLabel("Date of sale")).toHaveValue("2026-05-20");
    await page.getByLabel("Year").fill("2020");
    await send();
    await expect(page).toHaveURL("/sale-reported");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Report received");
    expect(await storedFrom(email)).toMatchObject([
      { kind: "sale", price: 6500, saleKind: "auction" },
    ]);
  });
});
