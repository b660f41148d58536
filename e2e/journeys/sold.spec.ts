import { codeOf } from "../../domain/submissions/sale-code.ts";
import { codeOnPage, storedSale } from "../inbox-files.ts";
import { expect, test } from "../test.ts";
import { onward, openTool } from "../value-tool.ts";

test("a sale is reported from an estimate with a price and a month, and its sender gets a code", async ({
  page,
}) => {
  const { modelYear, make, model } = onward;
  await openTool(
    page,
    `/?year=${modelYear}&make=${make}&model=${model}&seats=6&powertrain=gas&condition=good`,
  );
  await page.getByRole("link", { name: "Tell us the price" }).click();
  await expect(page).toHaveURL("/sold");
  await expect(page.getByLabel("Model")).toHaveValue(model);
  await expect(page.getByText("6 seats · Gas")).toBeVisible();
  await expect(page.getByLabel("Seats")).toBeHidden();
  await expect(page.getByLabel("Kind of sale")).toHaveValue("private");
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByLabel("Price paid")).toBeFocused();
  await page.getByLabel("Price paid").fill("$6,500");
  await page.getByLabel("Month").fill("2026-05");
  await page.getByLabel("State").selectOption("Florida");
  await page.getByRole("button", { name: "Send Report" }).click();
  await expect(page.getByRole("alert")).toHaveText(/^Thank you\. We have your report/);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toBeInViewport();
  await expect(page.getByLabel("Model")).toHaveValue("");
  const code = await codeOnPage(page);
  const sale = await storedSale(code);
  expect(sale).toMatchObject({
    saleKind: "private",
    price: 6500,
    soldIn: "2026-05",
    state: "FL",
    cart: { model, seats: 6, powertrain: "gas" },
  });
  expect(codeOf(sale!.id)).toBe(code);
});

test("a bill of sale's price and month come along, and reach the server only when they are sent", async ({
  page,
}) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  const { modelYear, make, model } = onward;
  await page.goto(`/papers?year=${modelYear}&make=${make}&model=${model}&paper=bill-of-sale`);
  await page.getByRole("textbox", { name: /^Price/ }).fill("4321");
  await page.getByLabel("Date of sale").fill("2026-05-20");
  await page.getByRole("link", { name: "tell us the price" }).click();
  await expect(page).toHaveURL("/sold");
  await expect(page.getByLabel("Price paid")).toHaveValue("$4,321");
  await expect(page.getByLabel("Month")).toHaveValue("2026-05");
  const leaked = requested.filter((url) => /4,?321|%244|2026-05/.test(url));
  expect(leaked).toEqual([]);
});
