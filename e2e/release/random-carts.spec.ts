import fc from "fast-check";
import { cartOfAnyMake } from "../../domain/catalogue/any-make-samples.ts";
import { specEstimate } from "../../domain/valuation/spec-formula.ts";
import { asOfYear } from "../dated-page.ts";
import { expect, test } from "../test.ts";
import { ValueTool } from "../value-tool.ts";

const cartCount = 6;
// To repeat a failed run with the same carts, run `SEED=123456 npx playwright test random-carts`.
const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
const carts = fc.sample(cartOfAnyMake(asOfYear), { numRuns: cartCount, seed });

const title = `${cartCount} carts drawn at random are valued as the product spec says`;
test(title, async ({ page }) => {
  const tool = new ValueTool(page);
  await tool.open();
  for (const { basePrice, ...cart } of carts) {
    await tool.enterAll(cart);
    await tool.calculate().click();
    await expect(tool.result()).toContainText(`${cart.modelYear} ${cart.make} ${cart.model}`);
    const expected = specEstimate(cart, basePrice, asOfYear);
    expect(await tool.figures(), `seed ${seed}: ${JSON.stringify(cart)}`).toEqual(expected);
  }
});
