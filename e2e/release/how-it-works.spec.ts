import { estimateOf } from "../../domain/catalogue/spec-estimate.ts";
import { aCart } from "../../domain/details/cart.fixture.ts";
import { dollars, expect, openBeforeScripts, test, hydrated } from "../test.ts";
import { batteryAges, conditions, seatCounts } from "../../domain/cart/cart.ts";

test("what is changed before the script arrives counts", async ({ page }) => {
  const arrive = await openBeforeScripts(page, "/how-it-works");
  await page.getByLabel("Age", { exact: true }).selectOption("3");
  await page.getByLabel("Seats").selectOption("6");
  await page.getByRole("radio", { name: /^excellent/i }).check();
  await page.getByRole("radio", { name: "Gas" }).check();
  await page.getByLabel(/upgrades/).uncheck();
  arrive();
  const choices = {
    seats: 6,
    condition: "excellent",
    powertrain: "gas",
    hasUpgrades: false,
  } as const;
  const { value } = estimateOf(aCart({ modelYear: 2000, ...choices }), 2003);
  await expect(page.getByText(`Estimate ${dollars(value)}`)).toBeVisible();
  await expect(page.getByLabel("Battery Age")).toHaveCount(0);
});

test("the errors are stated by the rows they cover, and all data can be downloaded", async ({
  page,
  request,
}) => {
  await page.goto("/how-it-works");
  await expect(page.getByRole("row", { name: /^Our formula/ })).toBeVisible();
  for (const [file, type, contents] of [
    ["makes.json", "application/json", /"documentation":/],
    ["valuation.json", "application/json", /"documentation":/],
    ["listings.csv", "text/csv", /(?:[^\n]+\n){140}/],
    ["prices.csv", "text/csv", /(?:[^\n]+\n){100}/],
    ["recalls.csv", "text/csv", /(?:[^\n]+\n){50}/],
    ["state-law.csv", "text/csv", /(?:[^\n]+\n){250}/],
  ] as const) {
    const href = await page.getByRole("link", { name: `/data/${file}` }).getAttribute("href");
    const response = await request.get(href!);
    expect(response.headers()["access-control-allow-origin"]).toBe("*");
    expect(response.headers()["content-type"]).toContain(type);
    expect(await response.text()).toMatch(contents);
  }
});

test("the worked example follows every change and matches the tool", async ({ page }) => {
  await page.goto("/how-it-works");
  await hydrated(page);
  const status = page.getByRole("group", { name: "Details of the example" }).locator("..");
  await expect(status).toContainText("Estimate $5,216, from $4,434 to $5,998.");
  for (const [index, condition] of conditions.entries()) {
    const cart = {
      ...aCart({ modelYear: 2000 }),
      condition,
      seats: seatCounts[index]!,
      batteryAge: batteryAges[index]!,
      hasUpgrades: index % 2 === 0,
    };
    await page.getByLabel("Age", { exact: true }).selectOption(String(3 * index));
    await page.getByLabel("Seats").selectOption(String(cart.seats));
    await page.getByLabel("Battery Age").selectOption(String(cart.batteryAge));
    await page.getByRole("radio", { name: new RegExp(`^${condition}`, "i") }).check();
    await page.getByLabel(/upgrades/).setChecked(cart.hasUpgrades);
    const { value, steps } = estimateOf(cart, 2000 + 3 * index);
    await expect(status).toContainText(`Estimate ${dollars(value)}`);
    await expect(
      status.getByRole("cell", { name: dollars(steps.at(-1)!.running) }),
    ).not.toHaveCount(0);
  }
});
