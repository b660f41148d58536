import fc from "fast-check";
import { makes } from "../catalogue/makes.ts";
import { batteryAges, conditions, powertrains, seatCounts } from "../valuation/cart.ts";
import { specEstimate } from "./spec-formula.ts";
import { asOfYear, expect, test } from "./test.ts";
import { ValueTool } from "./value-tool.ts";

const cartCount = 60;
const seed = Date.now() % 1_000_000;

/** A make with one of its priced models, or with a model nobody lists. */
const pricedNames = fc
  .constantFrom(...makes)
  .chain(({ name, modelPrices, defaultBasePrice }) =>
    fc
      .constantFrom(...Object.entries(modelPrices), ["Unlisted", defaultBasePrice] as const)
      .map(([model, basePrice]) => ({ make: name, model, basePrice })),
  );

const carts = fc.sample(
  fc.record({
    named: pricedNames,
    modelYear: fc.integer({ min: 1985, max: asOfYear + 1 }),
    condition: fc.constantFrom(...conditions),
    seats: fc.constantFrom(...seatCounts),
    powertrain: fc.constantFrom(...powertrains),
    batteryAge: fc.constantFrom(...batteryAges),
    hasUpgrades: fc.boolean(),
  }),
  { numRuns: cartCount, seed },
);

const title = `${cartCount} carts drawn at random are valued as the product spec says`;
test(title, async ({ page }) => {
  test.setTimeout(90_000);
  const tool = new ValueTool(page);
  await tool.open();
  for (const { named, ...choices } of carts) {
    const cart = { ...named, ...choices };
    await tool.enterAll(cart);
    await tool.calculate().click();
    await expect(tool.result()).toContainText(`${cart.modelYear} ${cart.make} ${cart.model}`);
    const expected = specEstimate(cart, named.basePrice, asOfYear);
    expect(await tool.figures(), `seed ${seed}: ${JSON.stringify(cart)}`).toEqual(expected);
  }
});
