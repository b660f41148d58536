import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { predictAskingPrice } from "../../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { tradeInGuide } from "../../../../domain/trade-in/trade-in-guide.ts";
import { formatDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, calculationOf } from "../../cart/calculation-samples.ts";
import { defaultDetails, readDetails } from "../../../../domain/cart/details.ts";
import { pricedCartFor } from "../../../../domain/asking-prices/priced-cart.ts";
import { DealerEvidence } from "./dealer-evidence.tsx";

const precedent = calculationOf({
  year: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
});
const evidence = render(<DealerEvidence {...precedent} />);

const { cart, appraisal, details } = precedent;
const dealers = predictAskingPrice(model, pricedCartFor(cart, appraisal, details))!;

test("it says what dealers ask, at the dealers we know and at others", () => {
  const { low, high, anyDealer } = dealers;
  expect(textOf(evidence)).toContain(
    `Most dealers we know ask ${formatDollars(low)} to ${formatDollars(high)} for a cart like this. ` +
      `Other dealers may ask ${formatDollars(anyDealer.low)} to ${formatDollars(anyDealer.high)}.`,
  );
});

test("it says how the trade-in guide is worked out", () => {
  const { low, high } = tradeInGuide(dealers.asking, {
    ...cart,
    ageYears: appraisal.ageYears,
    batteryType: null,
    lifted: details.lifted,
  });
  const range = `${formatDollars(low)} to ${formatDollars(high)}`;
  expect(textOf(evidence)).toContain(`A dealer would likely give you ${range} in trade:`);
  expect(textOf(evidence)).toContain("of work (tune-up and brakes).");
});

test("the five nearest listings stand below it, of the same model", () => {
  const region = the("div[aria-label='The most similar listings']", evidence);
  expect(rowsOf(region)).toHaveLength(6);
  for (const [name] of rowsOf(region).slice(1)) expect(name).toMatch(/^20\d\d Club Car Precedent/);
});

test("it says what it is based on, and links to its error and the price check", () => {
  expect(textOf(evidence)).toContain(
    `Based on ${model.listings.toLocaleString("en-US")} dealer listings`,
  );
  expect(textOf(evidence)).toContain("The formula estimate doesn’t use them.");
  const [guide, error, check] = allOf("a[href^='/']", evidence);
  expect(guide!.getAttribute("href")).toBe("/trade-in-guide");
  expect(error!.getAttribute("href")).toBe("/how-it-works#error");
  const { pathname, searchParams } = new URL(check!.getAttribute("href")!, "http://a");
  expect(pathname).toBe("/check-a-price");
  expect(readDetails(searchParams, defaultDetails)).toEqual(precedent.details);
});

test.each([
  ["a make no listing had", { make: "Garia", model: "Via" }],
  ["an age no listing had", { year: "1960", model: "DS" }],
])("of %s no figure, no listing, and no field is shown", (_what, change) => {
  const none = render(<DealerEvidence {...calculationOf(change)} />);
  expect(textOf(none)).toContain("We have no listings like this cart yet");
  expect(textOf(none)).not.toMatch(/\$\d/);
  expect(allOf("table, select, input, svg", none)).toEqual([]);
});

test("for carts drawn at random nothing is nonsense", () => {
  ofAnyCalculation((calculation) => {
    expect(render(<DealerEvidence {...calculation} />).innerHTML).not.toMatch(nonsense);
  }, 25);
});
