import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { publishedModel as model } from "../../../domain/asking-prices/published-model.ts";
import { roles } from "../../../domain/cart/roles.ts";
import { formatDollars } from "../../../domain/cart/money.ts";
import { confidenceText } from "../../../domain/answer/text.ts";
import { render } from "../../ui/kit/test-page.ts";
import { textOf, textsOf, the } from "../../ui/kit/test-queries.ts";
import { anyCalculation, calculationOf } from "../cart/calculation-samples.ts";
import type { Calculation } from "../cart/calculation.ts";
import { nonsense } from "../cart/test-texts.ts";
import { evidenceNotes } from "../evidence/notes.ts";
import { fairwayOf, fairwayText } from "./fairway.ts";
import { type BoardView, boardOf } from "./model.ts";
import { Answer } from "./parts/answer.tsx";
import { Ledger } from "./parts/ledger.tsx";
import { Edges } from "./parts/fairway.tsx";

const precedent = calculationOf({ year: "2016", model: "Precedent" });
const garia = calculationOf({ make: "Garia", model: "Via" });

const fairwayFor = ({ rows, number }: BoardView) => fairwayOf(rows, rows, number);

describe("for carts drawn at random", () => {
  test("every dollar on sign, fairway, and ledger is the domain’s", () => {
    fc.assert(
      fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
        const { estimate, market, advice } = calculation;
        const view = boardOf(calculation, role);
        expect(view.number).toBe(advice?.[role].number ?? estimate.value);
        expect(view.range).toEqual({
          low: advice?.[role].floor ?? estimate.low,
          high: advice?.[role].ceiling ?? estimate.high,
        });
        expect(view.rows.map(({ low, middle, high }) => [low, middle, high])).toEqual([
          [estimate.low, estimate.value, estimate.high],
          ...(market === null
            ? []
            : [
                [market.tradeIn.low, market.tradeIn.middle, market.tradeIn.high],
                [market.asking.low, market.asking.asking, market.asking.high],
              ]),
        ]);
        const ledger = render(<Ledger rows={view.rows} />);
        expect(the("data", ledger).getAttribute("value")).toBe(String(estimate.value));
        for (const { middle } of view.rows) {
          expect(textOf(ledger)).toContain(formatDollars(middle));
        }
        const { pins } = fairwayFor(view);
        expect(new Set(pins.map(({ dollars }) => dollars))).toEqual(
          new Set(view.rows.map(({ middle }) => middle)),
        );
        const said = [
          view.text.because,
          ...textsOf("p", render(<Edges {...view.text} />)),
          ledger.innerHTML,
        ].join();
        expect(said).not.toMatch(nonsense);
      }),
      { numRuns: 400 },
    );
  });

  test("the ball and the pins are on the fairway, and no two flags touch", () => {
    fc.assert(
      fc.property(anyCalculation, fc.constantFrom(...roles), (calculation, role) => {
        const { ball, pins } = fairwayFor(boardOf(calculation, role));
        for (const at of [ball, ...pins.map((pin) => pin.at)]) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at).toBeLessThanOrEqual(100);
        }
        const places = pins.map(({ level, at, isBack }) => [level, at, isBack].join());
        expect(new Set(places).size).toBe(pins.length);
      }),
      { numRuns: 100 },
    );
  });
});

test("the fairway is said in words", () => {
  expect(fairwayText(fairwayFor(boardOf(precedent, "selling")))).toMatch(
    /^A scale from \$[\d,]+ to \$[\d,]+\. (\w[\w-]* \$[\d,]+(, |\.)){3}$/,
  );
});

test("what each figure rests on has its count, its newest month, and the chain behind it", () => {
  const { trade, dealer } = evidenceNotes;
  expect(trade).toMatch(/^\d+ trade-ins on record, to \w{3} \d{4}\.$/);
  expect(dealer).toContain(`${model.listings.toLocaleString("en-US")} listings to `);
  const off = Math.round(model.errors.unseenDealers.typicalPct);
  expect(dealer).toMatch(/\d\d% from Tigon Golf Carts\. For other dealers, usually /);
  expect(dealer).toContain(`usually ${off}% off, more often `);
});

test("a trade-in says what each battery branch would bring", () => {
  const { passing, replacing } = precedent.market!.tradeIn.branches!;
  const { because } = boardOf(precedent, "trading").text;
  expect(because).toContain("load test");
  expect(because).toContain(formatDollars(passing.middle));
  expect(because).toContain(formatDollars(replacing.middle));
});

test("a trade-in value from the formula is named only where no other is known", () => {
  const edges = textOf(render(<Edges {...boardOf(garia, "trading").text} />));
  expect(edges).toContain(`${formatDollars(garia.estimate.low)} The formula’s trade-in value.`);
  const known = boardOf(precedent, "trading");
  expect(textOf(render(<Edges {...known.text} />))).not.toContain("formula");
  expect(textOf(render(<Ledger rows={known.rows} />))).not.toContain("trade-in value");
});

const signOf = (calculation: Calculation, role: (typeof roles)[number]) =>
  the(
    "[data-poster]",
    render(
      <Answer calculation={calculation} role={role} onRole={() => {}} actions={null}>
        {null}
      </Answer>,
    ),
  );

test.each([
  [{ year: "1990", model: "Precedent" }, "Club Car built the Precedent from 2004 to 2020"],
  [{ year: "2026", model: "Precedent" }, "Club Car built the Precedent from 2004 to 2020"],
  [{ year: "2008", make: "Icon", model: "i40" }, "Icon has built the i40 since 20"],
])("of a cart with %j the sign says the years it was built, and it is rough", (change, built) => {
  for (const role of roles) {
    const sign = textOf(signOf(calculationOf(change), role));
    expect(sign).toContain("How sure we are: Rough");
    expect(sign).toContain(built);
    expect(sign).toContain("Check the year.");
  }
});

describe.each([
  ["a GEM e4", { make: "GEM", model: "e4" }],
  ["a Garia Via", { make: "Garia", model: "Via" }],
  ["a Moke", { make: "Moke America", model: "eMoke" }],
  ["a cart of 1800", { year: "1800", model: "Precedent" }],
  ["a cart of 2104", { year: "2104", model: "Precedent" }],
])("without dealers' prices, for %s", (_name, change) => {
  const calculation = calculationOf(change);

  test.each(roles)("the sign has the formula’s estimate and gives no advice for %s", (role) => {
    const sign = signOf(calculation, role);
    const { value } = calculation.estimate;
    expect(textOf(sign)).toContain(`Estimate${formatDollars(value)}`);
    expect(the("data", sign).getAttribute("value")).toBe(String(value));
    expect(textOf(sign)).not.toMatch(/\b(Ask|Expect|Offer|Insure)\b/);
    expect(boardOf(calculation, role).rows).toHaveLength(1);
  });

  test("it says that the formula stands alone", () => {
    expect(boardOf(calculation, "selling").text.because).toMatch(/^By our formula alone/);
    expect(confidenceText(calculation, "selling")).toContain("no dealer prices");
  });
});
