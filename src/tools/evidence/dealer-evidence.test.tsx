import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { render } from "../../components/test-page.ts";
import { allOf, rowsOf, textOf, textsOf, the } from "../../components/test-queries.ts";
import { nonsense, dollarsIn } from "../cart/test-texts.ts";
import { predictAskingPrice } from "../../../domain/asking-prices/asking-price-model.ts";
import model from "../../../domain/asking-prices/asking-price-model.json" with { type: "json" };
import { tradeInGuide } from "../../../domain/trade-in/trade-in-guide.ts";
import { formatDollars } from "../../format/money.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import { defaultDetails, readDetails } from "../cart/details.ts";
import { pricedCartFor } from "./asking-price-labels.ts";
import { DealerEvidence } from "./dealer-evidence.tsx";

const precedent = calculationOf({
  year: "2016",
  model: "Precedent",
  batteryAge: 2,
  hasUpgrades: false,
});
const untold = { batteryType: null, lifted: false };
const evidence = render(<DealerEvidence {...precedent} />);

test("what dealers ask is shown with its interval", () => {
  const { asking, low, high, anyDealer } = predictAskingPrice(
    model,
    pricedCartFor(precedent.cart, precedent.appraisal, untold),
  )!;
  expect(textOf(the("data", evidence))).toBe(formatDollars(asking));
  expect(the("data", evidence).getAttribute("value")).toBe(String(asking));
  expect(textOf(the("div[role=status]", evidence))).toContain(
    `8 of 10 such carts: ${formatDollars(low)} to ${formatDollars(high)} at the dealers we know, ` +
      `${formatDollars(anyDealer.low)} to ${formatDollars(anyDealer.high)} at any other.`,
  );
});

test("the trade-in guide of the same figure stands between, with how it comes about", () => {
  const { cart, appraisal } = precedent;
  const { asking } = predictAskingPrice(model, pricedCartFor(cart, appraisal, untold))!;
  const { low, high } = tradeInGuide(asking, { ...cart, batteryType: null });
  const range = `${formatDollars(low)} to ${formatDollars(high)}`;
  expect(textOf(evidence)).toContain(`In trade, a dealer would likely pay ${range}:`);
  expect(textOf(evidence)).toContain("of work (tune-up and brakes).");
  expect(textsOf("svg g text:first-child", evidence)).toEqual([
    "Estimate",
    "Trade-in guide",
    "Dealers ask",
  ]);
  expect(textOf(the("svg title", evidence))).toContain(`trade-in guide ${range};`);
});

test("the five nearest listings stand below it, of the same model", () => {
  const region = the("div[aria-label='The nearest listings']", evidence);
  expect(rowsOf(region)).toHaveLength(6);
  for (const [name] of rowsOf(region).slice(1)) expect(name).toMatch(/^20\d\d Club Car Precedent/);
});

test("it says what it rests on, and leads to its error and to the check of an ad", () => {
  expect(textOf(evidence)).toContain(
    `From ${model.listings.toLocaleString("en-US")} dealer listings`,
  );
  expect(textOf(evidence)).toContain("The estimate above does not use them.");
  const [guide, sold, error, check] = allOf("a[href^='/']", evidence);
  expect(guide!.getAttribute("href")).toBe("/trade-in-guide");
  expect(sold!.getAttribute("href")).toMatch(/^\/sold\?year=2016&/);
  expect(error!.getAttribute("href")).toBe("/how-it-works#error");
  const { pathname, searchParams } = new URL(check!.getAttribute("href")!, "http://a");
  expect(pathname).toBe("/check-a-price");
  expect(readDetails(searchParams, defaultDetails)).toEqual(precedent.details);
});

describe("without evidence", () => {
  test.each([
    ["a make no listing had", { make: "Garia", model: "Via" }],
    ["an age no listing had", { year: "1960", model: "DS" }],
  ])("of %s no figure, no listing, and no field is shown", (_what, change) => {
    const none = render(<DealerEvidence {...calculationOf(change)} />);
    expect(textOf(none)).toContain("There is no evidence yet for this cart");
    expect(textOf(none)).not.toMatch(/\$\d/);
    expect(allOf("table, select, input, svg", none)).toEqual([]);
  });
});

describe("for carts drawn at random", () => {
  test("the picture says the ranges that stand in the texts", () => {
    fc.assert(
      fc.property(anyCalculation, (calculation) => {
        const shown = render(<DealerEvidence {...calculation} />);
        expect(shown.innerHTML).not.toMatch(nonsense);
        if (allOf("data", shown).length === 0) return;
        const { appraisal } = calculation;
        const [low, high] = dollarsIn(textOf(allOf("p", the("div[role=status]", shown))[1]!));
        const picture = the("svg[role=img]", shown);
        const [, guide, dealers] = allOf("g", picture);
        expect(dollarsIn(textsOf("text", dealers).join(" "))).toEqual([low, high]);
        const text = textOf(shown).split("a dealer would likely pay ")[1]!;
        const [guideLow, guideHigh] = dollarsIn(text);
        expect(new Set(dollarsIn(textsOf("text", guide).join(" ")))).toEqual(
          new Set([guideLow, guideHigh]),
        );
        expect(textOf(the("title", picture))).toBe(
          `Estimate ${formatDollars(appraisal.low)} to ${formatDollars(appraisal.high)}; ` +
            `trade-in guide ${formatDollars(guideLow!)} to ${formatDollars(guideHigh!)}; ` +
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
        const labels = textsOf("label", render(<DealerEvidence {...calculationOf(cart)} />));
        expect(labels.length).toBe(details.powertrain === "electric" ? 2 : 1);
      }),
      { numRuns: 10 },
    );
  });
});
