import { appraise } from "../../domain/catalogue/site-prices.ts";
import { batteryAges, conditions, seatCounts } from "../../domain/valuation/cart.ts";

import { aCart } from "../../domain/cart/cart.fixture.ts";
import { expect, test, dollars, hydrated } from "../test.ts";

const example = aCart({ modelYear: 2000 });

test("the worked example follows every change and matches the tool", async ({ page }) => {
  await page.goto("/how-it-works");
  await hydrated(page);
  const status = page.getByRole("group", { name: "Details of the example" }).locator("..");
  await expect(status).toContainText("Estimate $5,216, from $4,434 to $5,998.");
  for (const [index, condition] of conditions.entries()) {
    const cart = {
      ...example,
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
    const { value, lines } = appraise(cart, 2000 + 3 * index);
    await expect(status).toContainText(`Estimate ${dollars(value)}`);
    await expect(
      status.getByRole("cell", { name: dollars(lines.at(-1)!.running) }),
    ).not.toHaveCount(0);
  }
});
