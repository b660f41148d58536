import { expect, test } from "vitest";
import { render } from "../../../ui/kit/test-page.ts";
import { allOf, rowsOf, textOf, the } from "../../../ui/kit/test-queries.ts";
import { nonsense } from "../../cart/test-texts.ts";
import { publishedModel as model } from "../../../../domain/asking-prices/published-model.ts";
import { formatDollars, formatRange, roundedDollars } from "../../../../domain/cart/money.ts";
import { ofAnyCalculation, calculationOf } from "../../cart/calculation-samples.ts";
import { defaultDetails, readDetails } from "../../../../domain/cart/details.ts";
import { DealerEvidence } from "./dealer-evidence.tsx";

const precedent = calculationOf({
  year: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
});
const evidence = render(<DealerEvidence {...precedent} />);

const { asking, asIs, tradeIn } = precedent.market!;

test("it says what dealers ask for one made ready, and what the cart is worth as it stands", () => {
  expect(textOf(evidence)).toContain(
    `Dealers ask about ${formatDollars(asking.asking)} for a cart like this, made ready to sell. Most ask ${formatRange(asking)}.`,
  );
  expect(textOf(evidence)).toContain("of work: tune-up and brakes.");
  expect(textOf(evidence)).toContain(
    `So yours, as it stands, is worth about ${formatDollars(roundedDollars(asIs))} at most.`,
  );
});

test("it says what a dealer would give in trade", () => {
  expect(textOf(evidence)).toContain(
    `A dealer would likely give you ${formatRange(tradeIn)} in trade.`,
  );
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
  ["a year no cart is of", { year: "1900", model: "DS" }],
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
