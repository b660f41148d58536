import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import { defaultDetails, readDetails } from "../cart/details.ts";
import { dollarsIn, nonsense, rendered } from "../cart/test-markup.ts";
import { pricedCartFor } from "./asking-price-labels.ts";
import { DealerEvidence } from "./dealer-evidence.tsx";

const precedent = calculationOf({
  year: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
});
const untold = { batteryType: null, lifted: false };
const evidence = rendered(DealerEvidence, precedent);

test("what dealers ask is shown with its interval", () => {
  const { asking, low, high } = predictAskingPrice(
    model,
    pricedCartFor(precedent.cart, precedent.appraisal, untold),
  )!;
  expect(evidence.one("data").text).toBe(formatDollars(asking));
  expect(evidence.one("data").attribute("value")).toBe(String(asking));
  expect(evidence.one("div", { role: "status" }).text).toContain(
    `8 of 10 such carts: ${formatDollars(low)} to ${formatDollars(high)}.`,
  );
});

test("the five nearest listings stand below it, of the same model", () => {
  const region = evidence.one("div", { "aria-label": "The nearest listings" });
  expect(region.rows).toHaveLength(6);
  for (const [name] of region.rows.slice(1)) expect(name).toMatch(/^20\d\d Club Car Precedent/);
});

test("it says what it rests on, and leads to its error and to the check of an ad", () => {
  expect(evidence.text).toContain(`From ${model.listings} dealer listings`);
  expect(evidence.text).toContain("The estimate above does not use them.");
  const [error, check] = evidence.all("a", { href: (href) => href.startsWith("/") });
  expect(error!.attribute("href")).toBe("/how-it-works#error");
  const { pathname, searchParams } = new URL(check!.attribute("href")!, "http://a");
  expect(pathname).toBe("/check-a-price");
  expect(readDetails(searchParams, defaultDetails)).toEqual(precedent.details);
});

describe("without evidence", () => {
  test.each([
    ["a make no listing had", { make: "Garia", model: "Via" }],
    ["an age no listing had", { year: "1985", model: "DS" }],
  ])("of %s no figure, no listing, and no field is shown", (_what, change) => {
    const none = rendered(DealerEvidence, calculationOf(change));
    expect(none.text).toContain("There is no evidence yet for this cart");
    expect(none.text).not.toMatch(/\$\d/);
    for (const tag of ["table", "select", "input", "svg"]) expect(none.all(tag)).toEqual([]);
  });
});

describe("for carts drawn at random", () => {
  test("the picture says the two ranges that stand in the texts", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const shown = rendered(DealerEvidence, calculation);
        expect(shown.html).not.toMatch(nonsense);
        if (shown.all("data").length === 0) return;
        const { appraisal } = calculation;
        const [low, high] = dollarsIn(shown.one("div", { role: "status" }).all("p")[1]!.text);
        const picture = shown.one("svg", { role: "img" });
        const [, dealers] = picture.all("g");
        expect(dollarsIn(dealers!.texts("text").join(" "))).toEqual([low, high]);
        expect(picture.one("title").text).toBe(
          `Estimate ${formatDollars(appraisal.low)} to ${formatDollars(appraisal.high)}; ` +
            `dealers ask ${formatDollars(low!)} to ${formatDollars(high!)}.`,
        );
      }),
      { numRuns: 25 },
    );
  });

  test("only electric carts are asked for their chemistry", () => {
    fc.assert(
      fc.property(anyCalculation, ({ details }) => {
        const cart = { ...details, make: "Club Car", year: "2016" };
        const labels = rendered(DealerEvidence, calculationOf(cart)).texts("label");
        expect(labels.length).toBe(details.powertrain === "electric" ? 2 : 1);
      }),
      { numRuns: 10 },
    );
  });
});
